import { describe, expect, it } from 'vitest';
import { customerLastsFor } from '../../../../visitor/session-trip.ts';
import { parseKept, pickKept } from './parse-kept.ts';

const kept = { reference: 'NL-27-104233', typedAt: 1_800_000_000_000, fields: { phone: '06 12 34 56 78' } };
const inTime = (passed: number) => ({ reference: kept.reference, now: kept.typedAt + passed });

describe('the contact form stored in a tab', () => {
  it('is put back for half an hour', () => {
    expect([pickKept(kept, inTime(0)), pickKept(kept, inTime(customerLastsFor - 1))]).toEqual([kept.fields, kept.fields]);
    expect([pickKept(kept, inTime(customerLastsFor)), pickKept(kept, inTime(-1)), pickKept(null, inTime(0))]).toEqual([null, null, null]);
  });

  it('is not put back in the form of another trip', () => {
    expect(pickKept(kept, { ...inTime(0), reference: 'NL-27-104234' })).toBeNull();
  });

  it('is read as it was written, and anything else as none', () => {
    expect(parseKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const other of [null, [], 1, {}, { ...kept, typedAt: '1' }, { ...kept, fields: { phone: 1 } }])
      expect(parseKept(other)).toBeNull();
  });
});
