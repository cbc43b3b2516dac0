import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

it('has the marks of each language, and two decimals at most', () => {
  expect(['nl-NL', 'en', 'nl-NL'].map((tag) => formatNumber(1_234.567, tag))).toEqual(['1.234,57', '1,234.57', '1.234,57']);
  expect(formatNumber(12, 'fr')).toBe('12');
});
