import { describe, expect, it } from 'vitest';
import { lateAtHandover } from './late-handover.ts';

const at = (time: string) => `2026-11-26T${time}:00.000Z`;

/** Drives its group from 08:00 to 10:00, which has a quarter of an hour at the stop, changes, and leaves it at 10:30; then home. */
const duty = {
  startsAt: at('07:30'),
  endsAt: at('12:00'),
  isPlanned: true,
  parts: [
    { kind: 'work' as const, minutes: 30 },
    { kind: 'drive' as const, minutes: 120 },
    { kind: 'free' as const, minutes: 30 },
    { kind: 'work' as const, minutes: 90 },
  ],
};
const asked = { duty, at: at('10:30'), isTaken: false, reports: [], incident: null, estimate: null, handover: null, now: at('09:30') };
const report = (kind: 'delay' | 'done' | 'aboard', time: string, minutes: number | null = null) => ({ kind, at: at(time), minutes });

describe('a group that another crew takes over', () => {
  it('is in time while its stay at the stop takes up the delay, and late by the rest of it', () => {
    expect(lateAtHandover(asked)).toBeNull();
    expect(lateAtHandover({ ...asked, reports: [report('delay', '09:00', 15)] })).toBeNull();
    expect(lateAtHandover({ ...asked, reports: [report('delay', '09:00', 75)] })).toEqual({ at: at('09:00'), lateMinutes: 60 });
  });

  it('has no known stay where a person made the price, and is late by the whole delay', () => {
    const priced = { ...duty, isPlanned: false };
    expect(lateAtHandover({ ...asked, duty: priced, incident: { at: at('09:00'), lateMinutes: 20 } })).toMatchObject({ lateMinutes: 20 });
  });

  it('is late by what the crew before it waits for, in a chain of three', () => {
    expect(lateAtHandover({ ...asked, handover: { at: at('08:10'), lateMinutes: 40 } })).toEqual({ at: at('08:10'), lateMinutes: 25 });
  });

  it('is not made late by what the crew reports on its way home', () => {
    expect(lateAtHandover({ ...asked, reports: [report('delay', '11:50', 60)], now: at('11:55') })).toBeNull();
    // Said before the group had left, so late as it is.
    expect(lateAtHandover({ ...asked, reports: [report('delay', '11:20', 60)], now: at('11:55') })).toMatchObject({ lateMinutes: 45 });
  });

  it('is in time again where the crew was done in time', () => {
    const reports = [report('delay', '09:00', 75), report('done', '12:10')];
    expect(lateAtHandover({ ...asked, reports, now: at('12:15') })).toBeNull();
  });

  it('is late by the clock where the crew follows its duty and is not done, until who takes over has begun', () => {
    const overdue = { ...asked, reports: [report('aboard', '08:00')], now: at('13:00') };
    expect(lateAtHandover(overdue)).toEqual({ at: at('13:00'), lateMinutes: 45 });
    expect(lateAtHandover({ ...overdue, isTaken: true })).toBeNull();
  });
});
