import { describe, expect, it } from 'vitest';
import { customerLastsFor } from '../../../../visitor/session-trip.ts';
import { parseDraft, pickDraft } from './parse-draft.ts';

const draft = { reference: 'NL-27-104233', typedAt: 1_800_000_000_000, fields: { phone: '06 12 34 56 78' } };
const inTime = (passed: number) => ({ reference: draft.reference, now: draft.typedAt + passed });

describe('the contact form stored in a tab', () => {
  it('is put back for half an hour', () => {
    expect([pickDraft(draft, inTime(0)), pickDraft(draft, inTime(customerLastsFor - 1))]).toEqual([draft.fields, draft.fields]);
    expect([pickDraft(draft, inTime(customerLastsFor)), pickDraft(draft, inTime(-1)), pickDraft(null, inTime(0))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is not put back in the form of another trip', () => {
    expect(pickDraft(draft, { ...inTime(0), reference: 'NL-27-104234' })).toBeNull();
  });

  it('is read as it was written, and anything else as none', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const other of [null, [], 1, {}, { ...draft, typedAt: '1' }, { ...draft, fields: { phone: 1 } }])
      expect(parseDraft(other)).toBeNull();
  });
});
