import { describe, expect, it } from 'vitest';
import { nothingWaiting } from '#domain/trip/answer-due.ts';
import { callDue } from './call-due.ts';

const openingHours = [{ from: 1, to: 5, opens: '08:30', closes: '18:00' }];
const timeZone = 'Europe/Amsterdam';

describe('the time of a requested call', () => {
  const call = (now: string, window: Parameters<typeof callDue>[0]['window']) =>
    callDue({ now, openingHours, timeZone, window, waiting: nothingWaiting });

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
    expect(
      callDue({ now: '2026-11-27T08:00:00Z', openingHours: mornings, timeZone, window: 'afternoon', waiting: nothingWaiting }),
    ).toBeNull();
  });
});
