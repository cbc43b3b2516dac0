import { expect, it } from 'vitest';
import { readDocumentNumber } from './read-document-number.ts';

it.each([
  ['INV-NL-2026-000013', '000013', 'INV-NL-2026-%000013'],
  ['2026-000013', '000013', '%-%-2026-%000013'],
  ['000013', '000013', '%-%-%-%000013'],
  ['inv 13', '000013', 'INV-%-%-%13'],
  ['inv13', '000013', 'INV-%-%-%13'],
  ['cn de 2026 7', '000007', 'CN-DE-2026-%7'],
  ['invnl2026000013', '000013', 'INV-NL-2026-%000013'],
  ['INV-NL-2026-0000', null, 'INV-NL-2026-0000%'],
  ['inv-nl-2026-', null, 'INV-NL-2026-%'],
])('finds %s by its last digits %s and its form', (search, lastDigits, like) => {
  expect(readDocumentNumber(search)).toEqual({ lastDigits, like });
});

it.each(['13', '2026', '20261234', 'NL-26-149728', 'inv', '0612345678', 'Jansen 13', '%', ''])(
  'takes %j for no number of an invoice',
  (search) => {
    expect(readDocumentNumber(search)).toBeNull();
  },
);
