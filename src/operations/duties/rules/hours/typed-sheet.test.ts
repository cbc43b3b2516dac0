import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSheet, typedSheet } from './typed-sheet.ts';

const now = '2026-11-24T09:00:00.000Z';
const typed = (fields: Record<string, string>) => v.parse(typedSheet, { date: '2026-11-23', ...fields });
const read = (fields: Record<string, string>, at = now) => readSheet(typed(fields), at);

describe('a sheet that the office types', () => {
  it('is a day and its shift: driving, the break that the law asks between, other work around them', () => {
    expect(read({ from: '06:00', until: '16:00', drivingMinutes: '400', breakMinutes: '60' })).toEqual({
      ok: true,
      value: {
        covered: { from: '2026-11-22T23:00:00.000Z', until: '2026-11-23T23:00:00.000Z' },
        shifts: [
          {
            startsAt: '2026-11-23T05:00:00.000Z',
            endsAt: '2026-11-23T15:00:00.000Z',
            crewSize: 1,
            parts: [
              { kind: 'work', minutes: 70 },
              { kind: 'drive', minutes: 200 },
              { kind: 'break', minutes: 60 },
              { kind: 'drive', minutes: 200 },
              { kind: 'work', minutes: 70 },
            ],
          },
        ],
      },
    });
  });

  it('always adds up to the shift', () => {
    for (const [drivingMinutes, breakMinutes] of [
      [0, 0],
      [0, 31],
      [271, 0],
      [541, 91],
      [539, 61],
    ] as const) {
      const sheet = read({ from: '06:00', until: '17:01', drivingMinutes: `${drivingMinutes}`, breakMinutes: `${breakMinutes}` });
      if (!sheet.ok) throw new Error(JSON.stringify(sheet.failure));
      const parts = sheet.value.shifts[0]?.parts ?? [];
      const sum = (kind?: string) =>
        parts.filter((part) => kind === undefined || part.kind === kind).reduce((all, { minutes }) => all + minutes, 0);
      expect([sum(), sum('drive'), sum('break')]).toEqual([661, drivingMinutes, breakMinutes]);
    }
  });

  it('ends on the next day where it ends before it began, and knows the night in which the clock goes back', () => {
    const night = readSheet(typed({ date: '2026-10-24', from: '22:00', until: '06:00', drivingMinutes: '0', breakMinutes: '0' }), now);
    expect(night).toMatchObject({
      value: {
        shifts: [{ startsAt: '2026-10-24T20:00:00.000Z', endsAt: '2026-10-25T05:00:00.000Z', parts: [{ minutes: 270 }, { minutes: 270 }] }],
      },
    });
  });

  it('cannot begin in the hour that the clock skips', () => {
    const night = readSheet(typed({ date: '2026-03-29', from: '02:30', until: '08:00' }), '2026-04-02T09:00:00.000Z');
    expect(night).toEqual({ ok: false, failure: [{ field: 'from', code: 'gap' }] });
  });

  it('records a day without work as such', () => {
    expect(read({ kind: 'none' })).toMatchObject({ value: { shifts: [] } });
  });

  it('does not change what is planned for later today', () => {
    expect(read({ date: '2026-11-24', kind: 'none' })).toMatchObject({
      value: { covered: { from: '2026-11-23T23:00:00.000Z', until: now } },
    });
  });

  it('does not change our own work if it is about another employer’s', () => {
    expect(read({ from: '18:00', until: '21:00', kind: 'elsewhere' })).toMatchObject({
      value: { covered: { from: '2026-11-23T17:00:00.000Z', until: '2026-11-23T20:00:00.000Z' } },
    });
  });

  it.each([
    [
      { date: '2026-11-25', from: '06:00', until: '07:00' },
      { field: 'date', code: 'too-far' },
    ],
    [
      { date: '2026-05-20', from: '06:00', until: '07:00' },
      { field: 'date', code: 'past' },
    ],
    [
      { date: '2026-11-24', from: '08:00', until: '12:00' },
      { field: 'until', code: 'too-far' },
    ],
    [
      { from: '', until: '07:00' },
      { field: 'from', code: 'required' },
    ],
    [
      { from: '06:00', until: 'noon' },
      { field: 'until', code: 'invalid' },
    ],
    [
      { from: '06:00', until: '07:00', drivingMinutes: '50', breakMinutes: '11' },
      { field: 'drivingMinutes', code: 'too-many' },
    ],
  ])('is refused beside its field: %j', (fields, issue) => {
    expect(read(fields)).toEqual({ ok: false, failure: [issue] });
  });
});
