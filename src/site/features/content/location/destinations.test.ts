import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { timeColours } from '#domain/sites/time-colours.ts';

const css = readFileSync(new URL('./destinations.module.css', import.meta.url), 'utf8');

it.each(timeColours)('the legend shows $minutes minutes in the colours of the map', ({ minutes, colours: [day, night] }) => {
  expect(css).toContain(`--within-${minutes}: light-dark(${day}, ${night});`);
  if (minutes !== timeColours[0].minutes) expect(css).toContain(`[data-within="${minutes}"] h3::before`);
});
