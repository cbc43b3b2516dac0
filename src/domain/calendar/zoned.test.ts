import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTwice, settleHour, todayIn, toInstant, toLocal } from './zoned.ts';

const zones = ['Europe/Amsterdam', 'Europe/London', 'Atlantic/Canary', 'Europe/Lisbon', 'Europe/Helsinki'] as const;

/** Clocks change at 01:00 UTC everywhere in Europe: the skipped and the repeated hour by each zone's own clock. */
const nights = [
  { zone: 'Europe/Amsterdam', gap: '02', after: '03', doubled: '02' },
  { zone: 'Europe/London', gap: '01', after: '02', doubled: '01' },
  { zone: 'Atlantic/Canary', gap: '01', after: '02', doubled: '01' },
  { zone: 'Europe/Lisbon', gap: '01', after: '02', doubled: '01' },
  { zone: 'Europe/Helsinki', gap: '03', after: '04', doubled: '03' },
] as const;

describe.each(nights)('the night in spring in $zone', ({ zone, gap, after }) => {
  it.each(['00', '30', '59'])('refuses a time in the gap and proposes another, minute %s', (minute) => {
    expect(toInstant({ date: '2027-03-28', time: `${gap}:${minute}` }, zone)).toEqual({
      ok: false,
      failure: { reason: 'gap', proposal: { date: '2027-03-28', time: `${after}:${minute}` } },
    });
  });

  it('accepts the minute before the gap and the first one after it', () => {
    const lastHour = String(Number(gap) - 1).padStart(2, '0');
    expect(toInstant({ date: '2027-03-28', time: `${lastHour}:59` }, zone)).toEqual({ ok: true, value: '2027-03-28T00:59:00.000Z' });
    expect(toInstant({ date: '2027-03-28', time: `${after}:00` }, zone)).toEqual({ ok: true, value: '2027-03-28T01:00:00.000Z' });
  });
});

describe.each(nights)('the night in autumn in $zone', ({ zone, doubled }) => {
  it('takes the instant that is meant of the two, and the earlier one where nobody said', () => {
    const local = { date: '2026-10-25', time: `${doubled}:30` };
    for (const [hour, value] of [
      ['first', '2026-10-25T00:30:00.000Z'],
      ['second', '2026-10-25T01:30:00.000Z'],
    ] as const) {
      expect(toInstant({ ...local, hour }, zone)).toEqual({ ok: true, value });
      expect(toLocal(value, zone)).toEqual({ ...local, hour });
    }
    expect(toInstant(local, zone)).toEqual({ ok: true, value: '2026-10-25T00:30:00.000Z' });
    expect(['00', '30', '59'].map((minute) => isTwice({ date: local.date, time: `${doubled}:${minute}` }, zone))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('has no hour of two a minute before, a minute after, or on another night', () => {
    const [before, after] = [Number(doubled) - 1, Number(doubled) + 1].map((hour) => String(hour).padStart(2, '0'));
    for (const time of [`${before}:59`, `${after}:00`]) {
      expect(isTwice({ date: '2026-10-25', time }, zone)).toBe(false);
      expect(settleHour({ date: '2026-10-25', time, hour: 'second' }, zone)).toEqual({ date: '2026-10-25', time });
    }
    const night = { date: '2026-10-24', time: `${doubled}:30` };
    expect([isTwice(night, zone), toLocal('2026-10-25T02:00:00Z', zone).hour, settleHour(null, zone)]).toEqual([false, undefined, null]);
    const twice = { ...night, date: '2026-10-25', hour: 'second' } as const;
    expect(settleHour(twice, zone)).toEqual(twice);
  });

  it('uses the new offset after it', () => {
    const next = String(Number(doubled) + 1).padStart(2, '0');
    expect(toInstant({ date: '2026-10-25', time: `${next}:00` }, zone)).toEqual({ ok: true, value: '2026-10-25T02:00:00.000Z' });
  });
});

describe('toInstant and toLocal', () => {
  it.each([
    ['2026-11-21', '08:30', 'Europe/Amsterdam', '2026-11-21T07:30:00.000Z'],
    ['2026-07-01', '08:30', 'Europe/Amsterdam', '2026-07-01T06:30:00.000Z'],
    ['2026-12-31', '23:59', 'Europe/Amsterdam', '2026-12-31T22:59:00.000Z'],
    ['2027-01-01', '00:00', 'Europe/Amsterdam', '2026-12-31T23:00:00.000Z'],
    ['2028-02-29', '12:00', 'Europe/London', '2028-02-29T12:00:00.000Z'],
    ['2028-03-01', '00:00', 'Europe/Helsinki', '2028-02-29T22:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(toInstant({ date, time }, zone)).toEqual({ ok: true, value: instant });
    expect(toLocal(instant, zone)).toEqual({ date, time });
  });

  it.each([
    ['2027-02-29', '08:30'],
    ['2026-11-21', '24:00'],
    ['', ''],
    ['21/11/2026', '08:30'],
  ])('refuses %j %j as invalid', (date, time) => {
    expect(toInstant({ date, time }, 'Europe/Amsterdam')).toEqual({ ok: false, failure: { reason: 'invalid' } });
  });

  it('throws at a zone that does not exist', () => {
    expect(() => toInstant({ date: '2026-11-21', time: '08:30' }, 'Europe/Atlantis')).toThrow(RangeError);
  });

  it('converts every instant back to the same local time, and proposes an existing time for every other', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (day, zone) => {
        const text = day.toISOString();
        const local = { date: text.slice(0, 10), time: text.slice(11, 16) };
        const found = toInstant(local, zone);
        if (found.ok) expect(toLocal(found.value, zone)).toEqual(local);
        else if (found.failure.reason === 'gap') expect(toInstant(found.failure.proposal, zone).ok).toBe(true);
        else expect.unreachable();
      }),
    );
  });
});

describe('todayIn', () => {
  it('changes at midnight in the zone', () => {
    expect(todayIn('Europe/Amsterdam', '2026-12-31T22:59:59.999Z')).toBe('2026-12-31');
    expect(todayIn('Europe/Amsterdam', '2026-12-31T23:00:00.000Z')).toBe('2027-01-01');
    expect(todayIn('Atlantic/Canary', '2026-12-31T23:30:00Z')).toBe('2026-12-31');
    expect(todayIn('Europe/Helsinki', '2028-02-28T22:00:00Z')).toBe('2028-02-29');
  });
});
