import { expect, it } from 'vitest';
import { formatOpeningHours } from './opening-hours.ts';

const week = { from: 1, to: 5, opens: '08:30', closes: '18:00' };

it.each([
  ['nl-NL', 'maandag–vrijdag 08:30–18:00, zaterdag 09:00–12:00'],
  ['de-DE', 'Montag–Freitag 08:30–18:00, Samstag 09:00–12:00'],
  ['fr-BE', 'lundi–vendredi 08:30–18:00, samedi 09:00–12:00'],
  ['es-ES', 'lunes–viernes 08:30–18:00, sábado 09:00–12:00'],
  ['en', 'Monday–Friday 08:30–18:00, Saturday 09:00–12:00'],
])('opening hours read in %s: %s', (tag, words) => {
  expect(formatOpeningHours([week, { from: 6, to: 6, opens: '09:00', closes: '12:00' }], tag)).toBe(words);
});
