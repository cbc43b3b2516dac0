import { describe, expect, it } from 'vitest';
import { countryNameOf } from './country-name.ts';

describe('countryNameOf', () => {
  it.each([
    ['NL', 'nlBE', 'Nederland'],
    ['DE', 'frBE', 'Allemagne'],
    ['XK', 'en', 'Kosovo'],
    ['ES', 'de', 'Spanien'],
    ['es', 'nl', 'Spanje'],
    ['QQ', 'nl', 'QQ'],
    ['Atlantis', 'en', 'Atlantis'],
    ['', 'fr', ''],
    ['DE', 'nlBE', 'Duitsland'],
    ['150', 'fr', 'Europe'],
  ] as const)('names %s in %s', (code, language, expected) => {
    expect(countryNameOf(code, language)).toBe(expected);
  });
});
