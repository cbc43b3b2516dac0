import { describe, expect, it } from 'vitest';
import { isDelayWordDue } from './delay-word.ts';

const incident = {
  kind: 'delay',
  minutes: 30,
  minutesAt: '2026-11-26T18:00:00.000Z',
  announcedMinutes: null,
  pausesMails: true,
  openedBy: 'Jan',
  closedAt: null,
} as const;
const asked = { incident, pausedBy: 'Jan', now: '2026-11-26T18:02:00.000Z' };

describe('the automatic message about a delay', () => {
  it('is sent after two quiet minutes, not before', () => {
    expect(isDelayWordDue(asked)).toBe(true);
    expect(isDelayWordDue({ ...asked, now: '2026-11-26T18:01:59.000Z' })).toBe(false);
    const corrected = { ...incident, minutesAt: '2026-11-26T18:01:00.000Z' };
    expect(isDelayWordDue({ ...asked, incident: corrected })).toBe(false);
  });

  it('is sent again only after a change of five minutes, up or down', () => {
    const due = [26, 25, 34, 35, 30].map((minutes) =>
      isDelayWordDue({ ...asked, incident: { ...incident, minutes, announcedMinutes: 30 } }),
    );
    expect(due).toEqual([false, true, false, true, false]);
  });

  it('is never sent while a person pauses the messages', () => {
    expect(isDelayWordDue({ ...asked, pausedBy: 'Mo Planner' })).toBe(false);
    expect(isDelayWordDue({ ...asked, incident: { ...incident, pausesMails: false }, pausedBy: 'Jan' })).toBe(false);
    expect(isDelayWordDue({ ...asked, pausedBy: null })).toBe(true);
  });

  it('is not sent for anything worse than a delay, for an unknown delay, or once it is over', () => {
    expect(isDelayWordDue({ ...asked, incident: { ...incident, kind: 'breakdown' } })).toBe(false);
    expect(isDelayWordDue({ ...asked, incident: { ...incident, minutes: null } })).toBe(false);
    expect(isDelayWordDue({ ...asked, incident: { ...incident, closedAt: asked.now } })).toBe(false);
  });
});
