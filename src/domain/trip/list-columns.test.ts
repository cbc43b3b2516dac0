import { expect, it } from 'vitest';
import { readColumns, usualColumns } from './list-columns.ts';

it('columns are those that an address names, in the order of the list, always with the reference', () => {
  expect(readColumns(['phone', 'customer', 'phone', 'no-such'])).toEqual(['reference', 'customer', 'phone']);
});

it('where it names none that there is they are the usual ones', () => {
  for (const named of [[], ['no-such']]) expect(readColumns(named)).toEqual(usualColumns);
});
