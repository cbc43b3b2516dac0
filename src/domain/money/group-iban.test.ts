import { expect, it } from 'vitest';
import { groupIban } from './group-iban.ts';

it.each([
  ['NL50XXXX0000000000', 'NL50 XXXX 0000 0000 00'],
  ['BE54000000000097', 'BE54 0000 0000 0097'],
  ['', ''],
])('groupIban writes %s as %s', (iban, shown) => {
  expect(groupIban(iban)).toBe(shown);
});
