import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

describe('formatNumber', () => {
  it.each([
    ['nl-NL', 1234.5, '1.234,5'],
    ['de-DE', 1234.5, '1.234,5'],
    ['es-ES', 1234, '1.234'],
    ['fr-FR', 1234.5, '1\u202f234,5'],
    ['en', 12345.678, '12,345.68'],
    ['nl-BE', 4.8, '4,8'],
    ['en', 0, '0'],
  ])('writes for %s the number %d as %s', (tag, value, text) => {
    expect(formatNumber(value, tag)).toBe(text);
  });
});
