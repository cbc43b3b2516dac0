import { describe, expect, it } from 'vitest';
import { createPage, createSubmission, done, outcomeOf, refusedBy } from '../../../testing/create-submission.ts';
import { parseShareIntent, sendShare } from './send-share.ts';
import { shareAddressOf } from './share-address.ts';

const fields = { idempotencyKey: 'key' };

describe('the page for the group', () => {
  it.each([
    ['share-on', { isShared: true, renew: false }],
    ['share-off', { isShared: false, renew: false }],
    ['share-renew', { isShared: true, renew: true }],
  ] as const)('%s', async (intent, expected) => {
    const { submission, asked } = createSubmission({ answer: done, fields });
    expect(outcomeOf(await sendShare(submission, intent))).toBe(`/overview?saved=${intent}#share`);
    expect(asked).toEqual([{ id: 'abc', idempotencyKey: 'key', ...expected }]);
  });

  it('does not exist for an unbooked trip', async () => {
    const { submission } = createSubmission({ answer: refusedBy('form', 'not-booked'), fields });
    expect(outcomeOf(await sendShare(submission, 'share-on'))).toBe('/overview?');
  });

  it('knows its buttons from those of other forms', () => {
    expect(['share-on', 'journey', '', null].map(parseShareIntent)).toEqual(['share-on', null, null, null]);
  });

  it('has a whole address on its own site, and none while it is switched off', () => {
    const page = createPage(() => null);
    expect(shareAddressOf({ ...page, site: 'be', language: 'frBE' }, 'Ab3')).toBe('https://be.example.com/shared/Ab3');
    expect(shareAddressOf(page, null)).toBeNull();
  });
});
