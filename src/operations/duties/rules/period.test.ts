import { describe, expect, it } from 'vitest';
import { readPeriod } from './period.ts';

const typed = (fromDate: string, fromTime = '', untilDate = '', untilTime = '') => readPeriod({ fromDate, fromTime, untilDate, untilTime });

describe('a typed period', () => {
  it('is whole days without times, to the end of the last', () => {
    expect(typed('24-11-2026', '', '25-11-2026')).toEqual({
      ok: true,
      value: { from: '2026-11-23T23:00:00.000Z', until: '2026-11-25T23:00:00.000Z' },
    });
  });

  it('has no end if its end is unknown', () => {
    expect(typed('2026-11-24', '05:10')).toEqual({ ok: true, value: { from: '2026-11-24T04:10:00.000Z', until: null } });
  });

  it('is an hour shorter over the night in which the clock goes forward', () => {
    const period = typed('2027-03-27', '12:00', '2027-03-28', '12:00');
    expect(period).toMatchObject({ value: { from: '2027-03-27T11:00:00.000Z', until: '2027-03-28T10:00:00.000Z' } });
  });

  it.each([
    [['2026-11-24', '08:00', '2026-11-24', '07:00'], 'untilDate', 'before-previous'],
    [['2026-11-24', '', '2026-11-23'], 'untilDate', 'before-previous'],
    [['2026-11-31'], 'fromDate', 'invalid'],
    [['2026-11-24', '25:00'], 'fromTime', 'invalid'],
    [['2026-11-24', '', '', '09:00'], 'untilDate', 'required'],
    [['2027-03-28', '02:30'], 'fromTime', 'gap'],
  ] as const)('is refused: %j', ([fromDate, fromTime = '', untilDate = '', untilTime = ''], field, code) => {
    expect(typed(fromDate, fromTime, untilDate, untilTime)).toMatchObject({ ok: false, failure: [{ field, code }] });
  });
});
