import { expect, it } from 'vitest';
import { readTime } from './read-time.ts';

it.each([
  ['8', '08:00'],
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  ['8h', '08:00'],
  ['8h30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  [' 23:59 ', '23:59'],
])('reads %s as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each(['', '24', '8:60', '8:3', 'noon', '12345'])('reads no time in "%s"', (text) => {
  expect(readTime(text)).toBeNull();
});
