import { describe, expect, it } from 'vitest';
import { identifyRequest } from './idempotency.ts';

const asked = { operation: 'requestQuote', key: 'a-key-of-the-form-1', scope: 'nl' };

function hashOf(input: unknown): string | null {
  const request = identifyRequest({ ...asked, input });
  return request.ok ? request.value.inputHash : null;
}

describe('a repeated request', () => {
  it('is the same in any order of its fields, at every depth', () => {
    const one = { passengers: 48, stops: [{ place: 'Utrecht', date: '2026-11-21' }], customer: { email: 'a@b.nl', name: 'A' } };
    const other = { customer: { name: 'A', email: 'a@b.nl' }, stops: [{ date: '2026-11-21', place: 'Utrecht' }], passengers: 48 };
    expect(hashOf(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(other)).toBe(hashOf(one));
  });

  it.each([
    ['another value', { stops: ['A', 'B'], via: 1 }, { stops: ['A', 'B'], via: 2 }],
    ['another order of a list', { stops: ['A', 'B'] }, { stops: ['B', 'A'] }],
    ['nothing instead of a field', { via: null }, {}],
    ['a text instead of a number', { via: 1 }, { via: '1' }],
  ])('is another with %s', (_name, one, other) => {
    expect(hashOf(other)).not.toBe(hashOf(one));
  });

  it.each(['', 'short', 'a'.repeat(101), 'a key with spaces in it', 'a-key-of-the-form-é'])('cannot be identified by the key %j', (key) => {
    expect(identifyRequest({ ...asked, key, input: {} })).toEqual({ ok: false, failure: [{ field: 'idempotencyKey', code: 'invalid' }] });
  });
});
