import { describe, expect, it } from 'vitest';
import { callDue, messageDueBy } from './answer-due.ts';

const openingHours = [{ from: 1, to: 5, opens: '08:30', closes: '18:00' }];
const timeZone = 'Europe/Amsterdam';

describe('the due time of an answer', () => {
  // Amsterdam is an hour ahead of UTC in November.
  it.each([
    ['on a working morning, the same afternoon', '2026-11-27T08:00:00Z', '2026-11-27T12:00:00.000Z'],
    ['on a Friday afternoon, on Monday', '2026-11-27T16:00:00Z', '2026-11-30T10:30:00.000Z'],
    ['on a Sunday, on Monday', '2026-11-29T10:00:00Z', '2026-11-30T11:30:00.000Z'],
  ])('%s', (_case, now, due) => {
    expect(messageDueBy({ now, openingHours, timeZone, departure: null })).toBe(due);
  });

  it('is not promised after the trip has left, and not withheld for a trip that is over', () => {
    const now = '2026-11-27T16:00:00Z';
    const by = (departure: string) => messageDueBy({ now, openingHours, timeZone, departure });
    expect(by('2026-11-28T07:00:00Z')).toBeNull();
    expect(by('2026-11-30T10:30:00.000Z')).toBeNull();
    expect(by('2026-12-01T07:00:00Z')).toBe('2026-11-30T10:30:00.000Z');
    expect(by('2026-11-20T07:00:00Z')).toBe('2026-11-30T10:30:00.000Z');
  });
});

describe('the time of a requested call', () => {
  const call = (now: string, window: Parameters<typeof callDue>[0]['window']) => callDue({ now, openingHours, timeZone, window });

  it('at any time: within two open hours', () => {
    expect(call('2026-11-27T16:00:00Z', 'any')).toEqual({ from: null, until: '2026-11-30T08:30:00.000Z' });
  });

  it('in a part of the day: the next such hours, from now on where they have begun', () => {
    expect(call('2026-11-27T08:00:00Z', 'midday')).toEqual({ from: '2026-11-27T11:00:00.000Z', until: '2026-11-27T14:00:00.000Z' });
    expect(call('2026-11-27T12:00:00Z', 'midday')).toEqual({ from: '2026-11-27T12:00:00Z', until: '2026-11-27T14:00:00.000Z' });
    // Twenty minutes are not enough.
    expect(call('2026-11-27T13:40:00Z', 'midday')).toEqual({ from: '2026-11-30T11:00:00.000Z', until: '2026-11-30T14:00:00.000Z' });
    expect(call('2026-11-28T08:00:00Z', 'morning')).toEqual({ from: '2026-11-30T07:30:00.000Z', until: '2026-11-30T11:00:00.000Z' });
    expect(call('2026-11-27T08:00:00Z', 'afternoon')).toEqual({ from: '2026-11-27T14:00:00.000Z', until: '2026-11-27T17:00:00.000Z' });
  });

  it('is never within closing hours', () => {
    const mornings = [{ from: 1, to: 5, opens: '08:30', closes: '11:00' }];
    expect(callDue({ now: '2026-11-27T08:00:00Z', openingHours: mornings, timeZone, window: 'afternoon' })).toBeNull();
  });
});
