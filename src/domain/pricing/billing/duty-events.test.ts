import { describe, expect, it } from 'vitest';
import { dayTrip, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { createDutyEvents } from './duty-events.ts';

function notation({ events }: Pick<ReturnType<typeof createDutyEvents>, 'events'>): string {
  return events.map(({ kind, minutes }) => `${kind.charAt(0).toUpperCase()}${minutes}`).join(' ');
}

describe('createDutyEvents', () => {
  it('leads from the depot to the depot, with checks, boarding and the wait', () => {
    const timetable = createDutyEvents(dayTrip);
    expect(notation(timetable)).toBe('W15 D15 W15 D45 F480 W15 D45 D15 W15');
    expect(timetable).toMatchObject({ start: '2026-12-01T06:15:00.000Z', lateMinutes: 0, serviceMinutes: 585 });
    expect(timetable.legs.map((driven) => driven && [driven.leg.kilometres, driven.use])).toEqual([
      null,
      [9, 'empty'],
      null,
      [45, 'service'],
      null,
      null,
      [45, 'service'],
      [9, 'empty'],
      null,
    ]);
  });

  it('boards within the available time, and marks the departure even if there is none', () => {
    const stops = (second: string) =>
      sampleItinerary([
        { place: samplePlace('A'), at: '2026-12-01 08:00' },
        { place: samplePlace('B'), at: second },
        { place: samplePlace('C') },
      ]);
    const routed = sampleRoute([sampleLeg(45, 45), sampleLeg(45, 45)]);
    expect(notation(createDutyEvents({ itinerary: stops('2026-12-01 08:55'), routed }))).toContain('D45 F0 W10 D45');
    const late = createDutyEvents({ itinerary: stops('2026-12-01 08:30'), routed });
    expect(notation(late)).toContain('D45 F0 W0 D45');
    expect(late).toMatchObject({ lateMinutes: 15, serviceMinutes: 90 });
  });

  it('returns in time if a wait is long enough', () => {
    const itinerary = sampleItinerary([
      { place: samplePlace('A'), at: '2026-12-01 08:00' },
      { place: samplePlace('B'), at: '2026-12-01 08:30' },
      { place: samplePlace('C'), at: '2026-12-01 10:30' },
      { place: samplePlace('D') },
    ]);
    const timetable = createDutyEvents({ itinerary, routed: sampleRoute([sampleLeg(40, 44.5), sampleLeg(40, 45), sampleLeg(40, 45)]) });
    expect(notation(timetable)).toContain('D45 F0 W0 D45 F45 W15 D45');
  });

  it('counts elapsed minutes over a change of the clocks and between zones', () => {
    const itinerary = sampleItinerary([
      { place: samplePlace('A'), at: '2026-10-24 23:00' },
      { place: { ...samplePlace('London', 'GB'), timeZone: 'Europe/London' }, at: '2026-10-25 08:00' },
      { place: samplePlace('A') },
    ]);
    const timetable = createDutyEvents({ itinerary, routed: sampleRoute([sampleLeg(300, 300), sampleLeg(300, 300)]) });
    expect(timetable.serviceMinutes).toBe(11 * 60 + 300);
  });

  it('refuses legs that do not match the stops', () => {
    expect(() => createDutyEvents({ ...dayTrip, routed: sampleRoute([sampleLeg(1, 1)]) })).toThrow(RangeError);
  });

  it('goes home during a wait, with a check on both sides, and pays three hours of it', () => {
    const home = sampleLeg(20, 20);
    const timetable = createDutyEvents({ ...dayTrip, returnsToDepot: [{ stop: 1, toDepot: home, fromDepot: home }] });
    expect(notation(timetable)).toBe('W15 D15 W15 D45 D20 W15 F410 W15 D20 W15 D45 D15 W15');
    expect([...timetable.atHome]).toEqual([[6, 95]]);
    expect(timetable).toMatchObject({ lateMinutes: 0, serviceMinutes: 585 });
  });

  it('arrives late from a depot that is too far away', () => {
    const home = sampleLeg(240, 240);
    const timetable = createDutyEvents({ ...dayTrip, returnsToDepot: [{ stop: 1, toDepot: home, fromDepot: home }] });
    expect(notation(timetable)).toContain('D240 W15 F0 W15 D240 W15');
    expect(timetable.lateMinutes).toBe(30);
  });

  it('drives local kilometres within the wait, before the first departure and after the last arrival', () => {
    const stops = dayTrip.itinerary.stops.map((stop, index) => ({ ...stop, localKilometres: 10 * (index + 1) }));
    const timetable = createDutyEvents({ ...dayTrip, itinerary: { ...dayTrip.itinerary, stops } });
    expect(notation(timetable)).toBe('W15 D15 W15 D20 D45 F75 D40 F365 W15 D45 D60 D15 W15');
    expect(timetable).toMatchObject({ start: '2026-12-01T05:55:00.000Z', lateMinutes: 0 });
    expect(timetable.legs.flatMap((driven) => (driven?.use === 'local' ? [driven.leg.kilometres] : []))).toEqual([10, 20, 30]);
  });
});
