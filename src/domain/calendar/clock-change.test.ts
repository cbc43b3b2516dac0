import { describe, expect, it } from 'vitest';
import { findClockChange } from './clock-change.ts';

describe('findClockChange', () => {
  const night = { from: '2026-10-24T18:00:00.000Z', until: '2026-10-25T09:17:00.000Z' };

  it('finds the hour that occurs twice in an autumn night, in the zone of the place', () => {
    expect(findClockChange({ ...night, timeZone: 'Europe/Amsterdam' })).toEqual({
      ...{ date: '2026-10-25', from: '02:00', to: '03:00', isBack: true, offset: '+02:00' },
    });
    expect(findClockChange({ ...night, timeZone: 'Europe/London' })).toMatchObject({ from: '01:00', to: '02:00' });
  });

  it('finds the hour that a spring night skips', () => {
    expect(findClockChange({ from: '2027-03-27T20:31:00.000Z', until: '2027-03-28T01:00:00.000Z', timeZone: 'Europe/Paris' })).toEqual({
      ...{ date: '2027-03-28', from: '02:00', to: '03:00', isBack: false, offset: '+01:00' },
    });
  });

  it('finds none on other nights, before the change, or for an empty period', () => {
    expect(findClockChange({ ...night, until: '2026-10-25T00:59:00.000Z', timeZone: 'Europe/Berlin' })).toBeNull();
    expect(findClockChange({ from: night.until, until: '2026-10-26T09:00:00.000Z', timeZone: 'Europe/Berlin' })).toBeNull();
    expect(findClockChange({ from: night.from, until: night.from, timeZone: 'Europe/Berlin' })).toBeNull();
  });
});
