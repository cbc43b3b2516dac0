import { describe, expect, it } from 'vitest';
import { isFresh, scopeOf } from './sign-in.ts';

describe('scopeOf', () => {
  it.each([
    ['passkey', { hasPasskey: true, hasCodes: false }, 'whole'],
    ['mail-and-code', { hasPasskey: false, hasCodes: true }, 'whole'],
    // The mailbox alone never suffices for a person who has other means.
    ['mail', { hasPasskey: false, hasCodes: true }, 'code'],
    ['mail', { hasPasskey: true, hasCodes: true }, 'code'],
    ['mail', { hasPasskey: true, hasCodes: false }, 'code'],
    ['mail', { hasPasskey: false, hasCodes: false }, 'enrol'],
  ] as const)('%s with %j opens %s', (proof, means, scope) => {
    expect(scopeOf(proof, means)).toBe(scope);
  });
});

describe('isFresh', () => {
  const provedAt = '2026-11-24T08:00:00.000Z';
  it('is true for a quarter of an hour, to the millisecond', () => {
    expect(isFresh({ provedAt }, '2026-11-24T08:15:00.000Z')).toBe(true);
    expect(isFresh({ provedAt }, '2026-11-24T08:15:00.001Z')).toBe(false);
  });
});
