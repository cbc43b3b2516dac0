import { describe, expect, it } from 'vitest';
import { parseTypedDate, parseTypedTime } from './typed-moment.ts';

describe('parseTypedDate', () => {
  it.each(['2026-11-21', '21-11-2026', '21/11/2026', '21.11.2026'])('reads %s', (text) => expect(parseTypedDate(text)).toBe('2026-11-21'));
  it.each(['', '29-2-2027', '21-11-26', '11/21/2026', 'tomorrow', '2026-13-01'])('refuses %j', (text) =>
    expect(parseTypedDate(text)).toBeNull(),
  );
});

describe('parseTypedTime', () => {
  it.each([
    ['08:30', '08:30'],
    ['8:30', '08:30'],
    ['08.30', '08:30'],
    ['8h30', '08:30'],
    ['8 h 30', '08:30'],
    ['8.30 Uhr', '08:30'],
    ['08:30:00', '08:30'],
    ['08:30:00.000', '08:30'],
    ['23:59', '23:59'],
  ])('reads %s as %s', (text, expected) => expect(parseTypedTime(text)).toBe(expected));
  it.each(['', '24:00', '8', '830', '8:3', '08:60', '8:30 pm', 'noon', '-8:30'])('refuses %j', (text) =>
    expect(parseTypedTime(text)).toBeNull(),
  );
});
