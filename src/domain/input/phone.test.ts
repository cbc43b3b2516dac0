import { describe, expect, it } from 'vitest';
import { isPhone } from './phone.ts';

describe('isPhone', () => {
  it.each(['+31 6 12345678', '(030) 123 45-67', '0032.475/12.34.56', '112233', '1'.repeat(20)])('takes %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '12345', '1'.repeat(21), '06 1234 abcd', '+++++++', '0612345678\n', '0612345678;ext=1', '٠١٢٣٤٥٦٧'])(
    'refuses %j',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});
