import { describe, expect, it } from 'vitest';
import { createClaimCode, isClaimCode } from './lost-item.ts';

describe('the code of a found item', () => {
  it('has six unambiguous letters and digits', () => {
    const every = Array.from({ length: 256 }, (_, byte) => createClaimCode(new Uint8Array(6).fill(byte)));
    for (const code of every) expect(code).toMatch(/^[CDFGHJKLMNPRTVWX34679]{6}$/);
    expect(new Set(every).size).toBe(21);
    expect(createClaimCode(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]))).toBe('CDFGHJ');
  });

  it('is recognised in any notation', () => {
    for (const typed of ['CDF3GH', 'cdf3gh', ' cdf-3gh ', 'C D F 3 G H']) expect(isClaimCode('CDF3GH', typed)).toBe(true);
    for (const typed of ['', 'CDF3G', 'CDF3GHH', 'CDF3GJ']) expect(isClaimCode('CDF3GH', typed)).toBe(false);
  });
});
