import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = new Uint8Array(Buffer.from('12345678901234567890'));
const key = new Uint8Array(32).fill(7);
const asked = { key, owner: 'anna', randomBytes };

describe('a sealed secret', () => {
  it('shows nothing of itself, differs each time, and opens with its key for its person alone', () => {
    const [first, second] = [seal(secret, asked), seal(secret, asked)];
    expect(first.includes(Buffer.from(secret))).toBe(false);
    expect(first.equals(second)).toBe(false);
    expect(unseal(first, asked)).toEqual(Buffer.from(secret));
    expect(unseal(first, { ...asked, owner: 'ben' })).toBeNull();
    expect(unseal(first, { ...asked, key: new Uint8Array(32).fill(8) })).toBeNull();
    expect(unseal(first, { ...asked, key: null })).toBeNull();
  });

  it('is refused where one bit of it was changed', () => {
    const sealed = seal(secret, asked);
    for (const at of [8, 21, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(unseal(changed, asked)).toBeNull();
    }
  });

  it('is plain without a key, and one from before there was a key still opens', () => {
    expect(seal(secret, { ...asked, key: null })).toEqual(Buffer.from(secret));
    expect(unseal(secret, asked)).toEqual(Buffer.from(secret));
  });
});
