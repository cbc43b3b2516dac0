import { describe, expect, it } from 'vitest';
import { expectedEnd } from './expected-end.ts';

const duty = { startsAt: '2026-11-26T12:35:00.000Z', endsAt: '2026-11-26T23:14:00.000Z' };
const at = (time: string, day = '26') => `2026-11-${day}T${time}:00.000Z`;
const nothing = { duty, reports: [], incident: null, estimate: null, handover: null, now: at('20:00') };
const report = (kind: 'delay' | 'done' | 'under-way', time: string, minutes: number | null = null, day = '26') => ({
  kind,
  at: at(time, day),
  minutes,
});

describe('the expected end of a duty', () => {
  it('is the planned end without reports, also after its end if its driver reports no steps', () => {
    expect(expectedEnd(nothing)).toEqual({ endsAt: duty.endsAt, lateMinutes: 0, because: 'planned' });
    expect(expectedEnd({ ...nothing, now: at('23:50') })).toMatchObject({ lateMinutes: 0 });
  });

  it('later by the last reported delay, in whatever order the reports arrive', () => {
    const reports = [report('delay', '18:30', 90), report('delay', '18:00', 30)];
    expect(expectedEnd({ ...nothing, reports })).toEqual({ endsAt: at('00:44', '27'), lateMinutes: 90, because: 'pressed' });
    expect(expectedEnd({ ...nothing, reports: [...reports, report('delay', '19:00', 5)] })).toMatchObject({ lateMinutes: 5 });
  });

  it('is by the latest report: the office after the driver, the position after the office', () => {
    const reports = [report('delay', '18:00', 30)];
    const incident = { at: at('18:10'), lateMinutes: 60 };
    expect(expectedEnd({ ...nothing, reports, incident })).toMatchObject({ lateMinutes: 60, because: 'incident' });
    const estimate = { at: at('18:20'), lateMinutes: 42 };
    expect(expectedEnd({ ...nothing, reports, incident, estimate })).toMatchObject({ lateMinutes: 42, because: 'estimate' });
    expect(expectedEnd({ ...nothing, incident: { at: at('18:30'), lateMinutes: 0 }, estimate })).toMatchObject({ because: 'planned' });
  });

  it('never earlier than planned, by a place that is ahead of its timetable', () => {
    expect(expectedEnd({ ...nothing, estimate: { at: at('18:20'), lateMinutes: -20 } })).toMatchObject({ lateMinutes: 0 });
  });

  it('is the driver’s report, although the duty was late before', () => {
    const reports = [report('delay', '18:00', 90), report('done', '23:20')];
    expect(expectedEnd({ ...nothing, reports })).toEqual({ endsAt: at('23:20'), lateMinutes: 6, because: 'done' });
    expect(expectedEnd({ ...nothing, reports: [report('done', '22:00')] })).toMatchObject({ lateMinutes: 0, because: 'done' });
  });

  it('is at least now if it should be over and its driver, who reports steps, is still under way', () => {
    const late = expectedEnd({ ...nothing, reports: [report('under-way', '15:00')], now: at('23:44') });
    expect(late).toEqual({ endsAt: at('23:44'), lateMinutes: 30, because: 'overdue' });
  });

  it('untouched by a report from days before', () => {
    expect(expectedEnd({ ...nothing, reports: [report('delay', '12:00', 60, '13')] })).toMatchObject({ lateMinutes: 0 });
  });
});
