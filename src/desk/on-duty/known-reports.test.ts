import { describe, expect, it } from 'vitest';
import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { currentDuty, isRead, knownOf } from './known-reports.ts';
import type { PhoneReport } from './use-reports.ts';

const at = (clock: string) => `2026-12-08T${clock}:00.000Z`;

function dutyOf(dutyId: string, [from, until]: readonly [string, string]): DriverDuty {
  const people = { passengers: 30, wheelchairs: 0, childSeats: 0, colleagues: [], leaders: [] };
  const wishes = { luggage: 'none', extras: [], flightNumber: '', notes: '', stops: [] } as const;
  const vehicle = { reference: 'NL-26-000001', class: 'coachHire', vehicle: 'x', vehicleId: null, timeZone: 'Europe/Amsterdam' } as const;
  const sheet = { ...vehicle, ...people, ...wishes, startsAt: at(from), endsAt: at(until) };
  return {
    dutyId,
    version: 2,
    isSeen: false,
    sheet,
    reports: [],
    takenBack: [],
    lastArrivalAt: null,
    journeyDocuments: [],
    certificates: [],
  };
}
const early = dutyOf('a', ['06:00', '10:00']);
const late = dutyOf('b', ['12:00', '18:00']);
const report = (kind: PhoneReport['kind'], clock: string, more: Partial<PhoneReport> = {}): PhoneReport => ({
  ...{ id: `${kind} ${clock}`, dutyId: 'a', kind, at: at(clock), isSent: true },
  ...more,
});

describe('the reports known to a phone', () => {
  it('include those made on it, even if the page is older', () => {
    const stored = [
      report('left-depot', '06:01'),
      report('at-stop', '06:40', { stop: 0, isSent: false }),
      report('seen', '05:00', { version: 2 }),
    ];
    expect(knownOf(early, stored).map(({ kind, isWaiting }) => [kind, isWaiting])).toEqual([
      ['left-depot', false],
      ['at-stop', true],
    ]);
    expect([isRead(early, stored), isRead({ ...early, version: 3 }, stored), isRead(late, stored)]).toEqual([true, false, false]);
  });

  it('exclude those undone, here or on another phone', () => {
    const done = report('done', '09:00');
    expect(knownOf(early, [done, report('take-back', '09:01', { takesBack: done.id })])).toEqual([]);
    expect(knownOf({ ...early, takenBack: [done.id] }, [done])).toEqual([]);
  });
});

describe('currentDuty', () => {
  const now = (clock: string) => Date.parse(at(clock));
  it.each([
    ['09:00', [], 'a'],
    ['10:30', [], 'a'],
    ['11:00', [], 'b'],
    ['09:05', [report('done', '09:00')], 'a'],
    ['09:11', [report('done', '09:00')], 'b'],
    ['18:30', [report('done', '09:00')], 'b'],
  ] as const)('at %s is the duty that its buttons are of', (clock, stored, expected) => {
    expect(currentDuty([early, late], stored, now(clock))?.dutyId).toBe(expected);
  });

  it('have no next step once all are done', () => {
    expect(currentDuty([early], [report('done', '09:00')], now('12:00'))).toBeNull();
  });
});
