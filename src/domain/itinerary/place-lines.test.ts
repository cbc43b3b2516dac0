import { describe, expect, it } from 'vitest';
import { placeLinesOf } from './place-lines.ts';

const nl = { countryCode: 'NL', kind: 'venue' } as const;
const park = { ...nl, name: 'Efteling', street: 'Europalaan 1', zip: '5171 KW', town: 'Kaatsheuvel' };

describe('a place in lines', () => {
  it('has its name, then street, postcode with town, and its country', () => {
    expect(placeLinesOf(park, 'Netherlands')).toEqual({
      name: 'Efteling',
      address: ['Europalaan 1', '5171 KW Kaatsheuvel', 'Netherlands'],
    });
  });

  it('contains nothing empty and no duplicates', () => {
    expect(placeLinesOf({ ...nl, name: 'Utrecht', street: '', zip: '', town: 'Utrecht' }, '')).toEqual({ name: 'Utrecht', address: [] });
    expect(placeLinesOf({ ...nl, name: 'Hotel', street: 'Luxemburg', zip: '', town: 'Luxemburg' }, 'Luxemburg').address).toEqual([
      'Luxemburg',
    ]);
  });

  it('removes characters that hide or reorder text, and limits the length of each part', () => {
    const typed = { ...nl, name: `A\u202eB\r\nC`, street: 'x'.repeat(1_000), zip: '\u200b', town: 'D' };
    const { name, address } = placeLinesOf(typed, '');
    expect([name, address[0]?.length, address[1]]).toEqual(['A B C', 160, 'D']);
  });
});
