import { describe, expect, it } from 'vitest';
import { addMinutes } from '#domain/calendar/instant.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { findDriverKnockOns, findLaterStart, findVehicleKnockOns, prolongTo } from './knock-on.ts';
import { startLater } from './later-start.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-26', country: 'NL' });

/** A duty with three hours of driving, then other work. */
function duty(dutyId: string, startsAt: string, hours: number) {
  const parts = [
    { kind: 'drive' as const, minutes: 180 },
    { kind: 'break' as const, minutes: 45 },
    { kind: 'work' as const, minutes: hours * 60 - 225 },
  ];
  const endsAt = addMinutes(startsAt, hours * 60);
  return { dutyId, tripId: dutyId, startsAt, endsAt, vehicleUntil: endsAt, crewSize: 1 as const, isPlanned: true, shiftIndex: 0, parts };
}

describe('a late duty of a driver', () => {
  // Ends 22:00; the next begins at 09:00, after eleven hours.
  const late = duty('late', '2026-11-26T12:00:00.000Z', 10);
  const next = duty('next', '2026-11-27T09:00:00.000Z', 8);
  const ask = (endsAt: string, more = [next]) => findDriverKnockOns({ rules, late, endsAt, next: more, others: [] });

  it('changes nothing while the rest after it is long enough', () => {
    expect(ask('2026-11-26T22:00:00.000Z')).toEqual([]);
    expect(ask('2026-11-26T23:00:00.000Z')).toEqual([]);
  });

  it('names the next duty, its article and how much is lacking, once the rest is too short', () => {
    expect(ask('2026-11-27T00:30:00.000Z')).toMatchObject([
      { dutyId: 'next', waitMinutes: 0, problems: [{ rule: 'daily-rest', limitMinutes: 540, actualMinutes: 510, overMinutes: 30 }] },
    ]);
  });

  it('makes the next duty wait where it begins before the late one is over', () => {
    const soon = { ...duty('soon', '2026-11-26T22:20:00.000Z', 4), parts: [{ kind: 'work' as const, minutes: 240 }] };
    const short = { ...late, startsAt: '2026-11-26T20:00:00.000Z', parts: [{ kind: 'work' as const, minutes: 120 }] };
    const found = findDriverKnockOns({ rules, late: short, endsAt: '2026-11-26T22:50:00.000Z', next: [soon], others: [] });
    expect(found).toMatchObject([{ dutyId: 'soon', waitMinutes: 30 }]);
  });

  it('holds again where it begins later by what is lacking, if its way to the group is as long', () => {
    const dayLate = duty('late', '2026-11-26T09:00:00.000Z', 10);
    const morning = duty('next', '2026-11-27T05:30:00.000Z', 8);
    const withWay = (minutes: number) => [{ ...morning, parts: [{ kind: 'empty-drive' as const, minutes }, ...morning.parts] }];
    const asked = { rules, late: dayLate, endsAt: '2026-11-26T21:02:00.000Z', next: withWay(90), others: [] };
    const [found] = findDriverKnockOns(asked);
    if (found === undefined) throw new Error('nothing found');
    const minutes = findLaterStart(asked, found) ?? 0;
    expect(minutes).toBeGreaterThanOrEqual(35);
    const beginning = (later: number) => ({ ...asked, next: asked.next.flatMap((each) => startLater(each, later) ?? []) });
    expect(findDriverKnockOns(beginning(minutes))).toEqual([]);
    expect(findDriverKnockOns(beginning(minutes - 5))).toHaveLength(1);
    expect(findLaterStart({ ...asked, next: withWay(30) }, found)).toBeNull();
  });

  it('ignores violations that the plan already had', () => {
    const early = duty('early', '2026-11-27T05:00:00.000Z', 8);
    expect(ask(late.endsAt, [early])).toEqual([]);
  });
});

it('counts the delay as working time', () => {
  const late = duty('late', '2026-11-26T12:00:00.000Z', 10);
  const longer = prolongTo(late, '2026-11-26T22:45:00.000Z');
  expect(longer.parts.at(-1)).toEqual({ kind: 'work', minutes: 45 });
  expect(prolongTo(late, '2026-11-26T21:00:00.000Z')).toBe(late);
});

it('makes a vehicle late for each duty that leaves no room, and no further', () => {
  const at = (time: string) => `2026-11-26T${time}:00.000Z`;
  const next = [
    { dutyId: 'second', startsAt: at('16:20'), vehicleUntil: at('18:00') },
    { dutyId: 'first', startsAt: at('14:00'), vehicleUntil: at('16:00') },
    { dutyId: 'third', startsAt: at('18:30'), vehicleUntil: at('20:00') },
  ];
  expect(findVehicleKnockOns({ freeAt: at('14:45'), next })).toEqual([
    { dutyId: 'first', waitMinutes: 45, problems: [] },
    { dutyId: 'second', waitMinutes: 25, problems: [] },
  ]);
  expect(findVehicleKnockOns({ freeAt: at('13:59'), next })).toEqual([]);
});
