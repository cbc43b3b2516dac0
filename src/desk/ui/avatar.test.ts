import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Olga Evers', 'OE'],
  ['Noor van Dam', 'ND'],
  ['Anna', 'AN'],
  ['  Élise   Ötzi ', 'ÉÖ'],
  ['', ''],
])('shortens %s to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
