import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { europeanCodes, otherCodes } from './country-codes.ts';
import { countryNameOf, listCountries } from './list-countries.ts';
import { zoneNameOf } from './zone-name.ts';

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
    expect(countryNameOf('XK', 'nl')).toBe('Kosovo');
  });

  it('begins with Europe in the order of the language', () => {
    const labels = listCountries('nl').map(({ label }) => label);
    expect(labels.indexOf('Duitsland')).toBeLessThan(labels.indexOf('Frankrijk'));
    expect(listCountries('de').findIndex(({ value }) => value === 'US')).toBeGreaterThanOrEqual(europeanCodes.length);
  });

  it('gives Belgian languages their own tongue', () => {
    expect(countryNameOf('DE', 'nlBE')).toBe('Duitsland');
    expect(countryNameOf('DE', 'frBE')).toBe('Allemagne');
  });

  it('lets what is no code stand for itself', () => {
    expect(countryNameOf('Atlantis', 'en')).toBe('Atlantis');
  });
});

describe('the name of a time zone', () => {
  it('is said in words, the same all year', () => {
    for (const at of ['2026-01-15T12:00:00.000Z', '2026-07-15T12:00:00.000Z']) {
      expect(zoneNameOf('Europe/Amsterdam', { language: 'en', at })).toBe('Central European Time');
      expect(zoneNameOf('Europe/Madrid', { language: 'nlBE', at })).toBe('Midden-Europese tijd');
    }
  });
});
