import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { documentFile, withTable } from './document.ts';
import { tableOfPrices } from './price-trips.ts';
import { sampleTrips } from './trips.ts';

const pricing = tableOfPrices(houseRates);

describe('the sample trips of docs/prices-and-law.md', () => {
  it('match the engine’s current prices; otherwise run npm run derive:prices', async () => {
    const table = await pricing;
    expect(sampleTrips).toHaveLength(40);
    expect(readFileSync(documentFile, 'utf8')).toBe(withTable(table));
  }, 30_000);

  it('are all priced, none more than 15 percent away from published prices', async () => {
    const table = await pricing;
    expect(table.split('\n').filter((line) => line.includes('a person:') || line.includes('**'))).toEqual([]);
  }, 30_000);
});

describe('the rate card', () => {
  const card = readFileSync(new URL('../../content/rates/2026-01-01/rate-card.yaml', import.meta.url), 'utf8').split('\n');

  it('give the source and date of each rate', () => {
    const priced = /dayCents|months:|^(countryPercent|night|weekend|holidayPercent|lateBooking|secondDriver\w+|overnightCents):/;
    const rates = card.filter((line) => priced.test(line) && !line.startsWith('#'));
    expect(rates.length).toBeGreaterThan(18);
    expect(rates.filter((line) => !/# .*\b(S|sample)\b.*20\d\d/.test(line))).toEqual([]);
  });
});
