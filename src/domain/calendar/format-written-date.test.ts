import { expect, it } from 'vitest';
import { formatWrittenDate } from './format-written-date.ts';

it('writes a day in words without its weekday', () => {
  expect(formatWrittenDate('2026-11-21', 'nl-NL')).toBe('21 november 2026');
  expect(formatWrittenDate('2026-12-01', 'fr-FR')).toBe('1er décembre 2026');
  expect(formatWrittenDate('2026-12-11', 'fr-BE')).toBe('11 décembre 2026');
  expect(formatWrittenDate('2026-11-21', 'en')).toBe('21 November 2026');
  expect(() => formatWrittenDate('21-11-2026', 'nl-NL')).toThrow(RangeError);
});
