import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInstant } from './pool.ts';

it('reads instants as the server writes them', () => {
  expect(parseInstant('2026-11-21 10:33:00+00')).toBe('2026-11-21T10:33:00.000Z');
  expect(parseInstant('2026-11-21 10:33:00.5+00')).toBe('2026-11-21T10:33:00.500Z');
  expect(parseInstant('2026-11-21 10:33:00.123456+00')).toBe('2026-11-21T10:33:00.123Z');
  expect(parseInstant('2026-11-21 12:33:00+02')).toBe('2026-11-21T10:33:00.000Z');
  expect(parseInstant('2026-11-21 16:03:00.25+05:30')).toBe('2026-11-21T10:33:00.250Z');
  expect(() => parseInstant('infinity')).toThrow(RangeError);
});

it('reads every instant of the zone of our connections as a date does, digits that the server leaves out included', () => {
  const instant = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, (date) => {
      const written = `${date
        .toISOString()
        .replace('T', ' ')
        .replace('Z', '')
        .replace(/\.?0+$/, '')}+00`;
      fc.pre(/:\d\d(?:\.\d+)?\+00$/.test(written) && /\d\d:\d\d:\d\d/.test(written));
      expect(parseInstant(written)).toBe(date.toISOString());
    }),
  );
});
