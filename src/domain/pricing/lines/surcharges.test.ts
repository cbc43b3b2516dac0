import { describe, expect, it } from 'vitest';
import { houseBook } from '../testing/house-rates.ts';
import { createDayPercents, findSurcharges } from './surcharges.ts';

const { card } = houseBook();
function find(country: string, ...days: readonly string[]) {
  return findSurcharges({ amounts: [{ days, cents: 10_000 }], card, percentsOn: createDayPercents({ card, country }) }).map(
    ({ kind, percent, cents }) => [kind, percent, cents],
  );
}

describe('findSurcharges', () => {
  it('applies none on an ordinary day', () => {
    expect(find('NL', '2026-12-01')).toEqual([]);
    expect(find('NL', '2026-12-04')).toEqual([]);
  });

  it('adds Friday and Saturday to the season only in high season', () => {
    expect(find('NL', '2026-06-04')).toEqual([['season', 5, 500]]);
    expect(find('NL', '2026-06-05')).toEqual([
      ['season', 5, 500],
      ['weekday', 10, 1_050],
    ]);
    expect(find('FR', '2026-09-05')).toEqual([['season', -5, -500]]);
  });

  it('has an eve for the season of a duty that touches it, whatever the weekday, and for no other of its day', () => {
    const amounts = [{ days: ['2026-12-31'], cents: 10_000, eve: 'new-years-eve' as const }];
    expect(findSurcharges({ amounts, card, percentsOn: createDayPercents({ card, country: 'DE' }) })).toMatchObject([
      { kind: 'new-years-eve', percent: 75, cents: 7_500 },
    ]);
    expect(find('DE', '2026-12-31')).toEqual([]);
  });

  it('takes the most expensive day if an amount has several', () => {
    expect(find('NL', '2026-04-30', '2026-05-01')).toEqual([
      ['season', 5, 500],
      ['weekday', 10, 1_050],
    ]);
    expect(find('FR', '2026-08-31', '2026-09-01')).toEqual([]);
  });

  it('adds up equal percentages, and keeps different ones separate', () => {
    const days = ['2026-06-03', '2026-06-04'].map((day) => ({ days: [day], cents: 1_000 }));
    const amounts = [...days, { days: ['2026-12-31'], cents: 1_000, eve: 'new-years-eve' as const }];
    expect(findSurcharges({ amounts, card, percentsOn: createDayPercents({ card, country: 'NL' }) })).toEqual([
      { kind: 'new-years-eve', percent: 75, cents: 750, firstDate: '2026-12-31', lastDate: '2026-12-31' },
      { kind: 'season', percent: 5, cents: 100, firstDate: '2026-06-03', lastDate: '2026-06-04' },
    ]);
  });

  it('applies no season in a country without one', () => {
    expect(find('XX', '2026-06-05')).toEqual([]);
  });
});
