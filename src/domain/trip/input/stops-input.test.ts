import { describe, expect, it } from 'vitest';
import type { FieldIssue } from '../../input/issues.ts';
import { parseStops } from './stops-input.ts';

const out = { placeKey: 'nl-utrecht', placeText: 'Utrecht', date: '2026-12-05', time: '08:30', notes: '' };
const last = { placeText: 'Efteling', date: '', time: '' };

function issuesOf(value: unknown): readonly FieldIssue[] {
  const parsed = parseStops(value);
  return parsed.ok ? [] : parsed.failure;
}

describe('parseStops', () => {
  it('reads a departing and a last stop', () => {
    expect(parseStops([out, last])).toEqual({
      ok: true,
      value: [
        { placeKey: 'nl-utrecht', placeText: 'Utrecht', departure: { date: '2026-12-05', time: '08:30' }, notes: '', localKilometres: 0 },
        { placeKey: '', placeText: 'Efteling', departure: null, notes: '', localKilometres: 0 },
      ],
    });
  });

  it('drops the departure of the last stop, valid or not', () => {
    const parsed = parseStops([out, { ...last, date: 'whenever', time: '17:00' }]);
    expect(parsed.ok && parsed.value[1]?.departure).toBeNull();
  });

  it('reads dates and times as people type them', () => {
    const parsed = parseStops([{ ...out, date: '5/12/2026', time: '8.30' }, last]);
    expect(parsed.ok && parsed.value[0]?.departure).toEqual({ date: '2026-12-05', time: '08:30' });
  });

  it('reads which of two hours is meant, of a departure and an arrival', () => {
    const parsed = parseStops([
      { ...out, time: '2:30 second' },
      { ...last, arriveByDate: '2026-12-05', arriveByTime: '02.30 first' },
    ]);
    expect(parsed.ok && parsed.value.map(({ departure, arriveBy }) => departure?.hour ?? arriveBy?.hour)).toEqual(['second', 'first']);
    expect(issuesOf([{ ...out, time: '02:30 third' }, last])).toEqual([{ field: 'stops.0.time', code: 'invalid' }]);
  });

  it.each([
    [{ date: '' }, 'date', 'required'],
    [{ time: null }, 'time', 'required'],
    [{ date: '2027-02-29' }, 'date', 'invalid'],
    [{ time: '25:00' }, 'time', 'invalid'],
    [{ date: 5 }, 'date', 'invalid'],
    [{ placeKey: '', placeText: ' ' }, 'place', 'required'],
    [{ placeText: 'x'.repeat(121) }, 'place', 'too-long'],
    [{ placeKey: 'x'.repeat(201), placeText: 'x'.repeat(121) }, 'place', 'too-long'],
    [{ notes: 'x'.repeat(2_001) }, 'notes', 'too-long'],
  ])('refuses %j', (change, part, code) => {
    expect(issuesOf([{ ...out, ...change }, last])).toEqual([{ field: `stops.0.${part}`, code }]);
  });

  it('counts: none, one, twenty, sixty', () => {
    const many = (count: number) => [...Array.from({ length: count - 1 }, () => out), last];
    expect(issuesOf([])).toEqual([{ field: 'stops', code: 'too-few-stops' }]);
    expect(issuesOf(undefined)).toEqual([{ field: 'stops', code: 'too-few-stops' }]);
    expect(issuesOf([out])).toEqual([{ field: 'stops', code: 'too-few-stops' }]);
    expect(issuesOf(many(20))).toEqual([]);
    expect(issuesOf(many(21))).toEqual([{ field: 'stops', code: 'too-many-stops' }]);
    expect(issuesOf(many(60))).toEqual([{ field: 'stops', code: 'too-many-stops' }]);
  });

  it('treats a single stop as a departing one', () => {
    const fields = issuesOf([{}]).map(({ field }) => field);
    expect(fields).toEqual(['stops', 'stops.0.place', 'stops.0.date', 'stops.0.time']);
  });

  it('reads no more stops than the maximum', () => {
    expect(issuesOf(Array.from({ length: 10_000 }, () => ({})))).toHaveLength(1 + 20 * 3);
  });

  it('reports malformed stops as invalid places', () => {
    expect(issuesOf('Utrecht')).toEqual([{ field: 'stops', code: 'invalid' }]);
    expect(issuesOf([null, 'Efteling'])).toEqual([
      { field: 'stops.0.place', code: 'invalid' },
      { field: 'stops.1.place', code: 'invalid' },
    ]);
  });
});
