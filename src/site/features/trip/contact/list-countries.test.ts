import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { europeanCodes, otherCodes } from './country-codes.ts';
import { listCountries } from './list-countries.ts';

describe('the list of countries', () => {
  it('holds every code once', () => {
    const codes = [...europeanCodes, ...otherCodes];
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    expect(codes).toHaveLength(250);
  });

  it('names every country in every language, Kosovo too', () => {
    for (const language of siteLanguages) {
      expect(listCountries(language).filter(({ value, label }) => value === label)).toEqual([]);
    }
    expect(listCountries('nl')).toContainEqual({ value: 'XK', label: 'Kosovo' });
  });

  it('begins with Europe in the order of the language', () => {
    const labels = listCountries('nl').map(({ label }) => label);
    expect(labels.indexOf('Duitsland')).toBeLessThan(labels.indexOf('Frankrijk'));
    expect(listCountries('de').findIndex(({ value }) => value === 'US')).toBeGreaterThanOrEqual(europeanCodes.length);
  });

  it('gives Belgian languages their own tongue', () => {
    expect(listCountries('nlBE')).toContainEqual({ value: 'DE', label: 'Duitsland' });
    expect(listCountries('frBE')).toContainEqual({ value: 'DE', label: 'Allemagne' });
  });
});
