import { expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';

it.each([
  ['en-GB', 25, '25%'],
  ['nl-NL', 12.5, '12,5%'],
  ['nl-BE', 21, '21%'],
  ['de-DE', 19, '19\u00a0%'],
  ['fr-FR', 5.5, '5,5\u00a0%'],
  ['fr-BE', -10, '-10\u00a0%'],
  ['es-ES', 0, '0\u00a0%'],
])('%s writes %d as %s', (tag, percent, said) => {
  expect(formatPercent(percent, tag)).toBe(said);
});
