import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { createWords } from './words.ts';

describe('the days of a holiday', () => {
  it.each<readonly [SiteLanguage, string, string, string]>([
    ['en', '1 to 6 February', '22 March to 3 April', '23 December to 8 January 2028'],
    ['nl', '1 tot en met 6 februari', '22 maart tot en met 3 april', '23 december tot en met 8 januari 2028'],
    ['de', '1. bis 6. Februar', '22. März bis 3. April', '23. Dezember bis 8. Januar 2028'],
    ['fr', 'du 1er au 6 février', 'du 22 mars au 3 avril', 'du 23 décembre au 8 janvier 2028'],
    ['es', 'del 1 al 6 de febrero', 'del 22 de marzo al 3 de abril', 'del 23 de diciembre al 8 de enero de 2028'],
  ])('in %s name a month once and a later year', (language, withinMonth, overMonths, overYears) => {
    const { days } = createWords(language);
    expect(days('2027-02-01', '2027-02-06')).toBe(withinMonth);
    expect(days('2027-03-22', '2027-04-03')).toBe(overMonths);
    expect(days('2027-12-23', '2028-01-08')).toBe(overYears);
  });
});

it.each<readonly [SiteLanguage, string, string]>([
  ['en', '8:00', '17:30'],
  ['nl', '8.00', '17.30'],
  ['nlBE', '8.00', '17.30'],
  ['de', '8', '17:30'],
  ['fr', '8 h', '17 h 30'],
  ['es', '8:00', '17:30'],
])('in %s a clock time is written as in a sentence', (language, whole, half) => {
  const { clock, before } = createWords(language);
  expect([clock('08:00'), before('18:00', 30)].map((time) => time.replaceAll('\u00a0', ' '))).toEqual([whole, half]);
});
