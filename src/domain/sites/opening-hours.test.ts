import { expect, it } from 'vitest';
import { formatOpeningHours } from './opening-hours.ts';

const week = { from: 1, to: 5, opens: '08:30', closes: '18:00' };

it.each([
  ['nl-NL', 'maandag t/m vrijdag 08:30–18:00, zaterdag 09:00–12:00'],
  ['de-DE', 'Montag bis Freitag 08:30–18:00, Samstag 09:00–12:00'],
  ['fr-BE', 'du lundi au vendredi 08:30–18:00, le samedi 09:00–12:00'],
  ['es-ES', 'de lunes a viernes 08:30–18:00, el sábado 09:00–12:00'],
  ['en', 'Monday to Friday 08:30–18:00, Saturday 09:00–12:00'],
])('opening hours read in %s: %s', (tag, words) => {
  expect(formatOpeningHours([week, { from: 6, to: 6, opens: '09:00', closes: '12:00' }], tag)).toBe(words);
});
