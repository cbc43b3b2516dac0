import { describe, expect, it } from 'vitest';
import { sampleItinerary, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { listItineraryParts, splitGroup } from './group-parts.ts';
import type { Itinerary, PickUp } from './itinerary.ts';
import { boardAt, boardEarlier, checkBoarding, checkPickUps, momentNear, proposePickUp } from './pick-ups.ts';
import { addSecondReturn } from './second-return.ts';
import { createSampleGroup } from './testing/sample-group.ts';

const now = '2026-11-21T10:00:00.000Z';

/** Two schools that travel to one park. */
const outing: Itinerary = {
  ...sampleItinerary([
    { place: samplePlace('Utrecht'), at: '2026-12-05 08:00' },
    { place: samplePlace('Efteling'), at: '2026-12-05 17:00' },
    { place: samplePlace('Utrecht') },
  ]),
  type: 'return',
};
const group = createSampleGroup({ passengers: 80 });

function zeist(changes: Partial<PickUp> = {}): PickUp {
  return { place: samplePlace('Zeist'), departure: { date: '2026-12-05', time: '07:45' }, passengers: 30, ...changes };
}

const withPickUps = (...pickUps: PickUp[]): Itinerary => ({ ...outing, pickUps });

describe('several pick-ups', () => {
  it('split the group: each part drives from where it boards, and back there', () => {
    const parts = splitGroup({
      itinerary: withPickUps(zeist(), zeist({ place: samplePlace('Amersfoort'), passengers: 10 })),
      group: { ...group, childSeats: 3, wheelchairPlaces: 1, extras: ['wifi', 'child-seats'] },
    });
    expect(parts?.map(({ itinerary }) => itinerary.stops.map(({ place }) => place.name))).toEqual([
      ['Utrecht', 'Efteling', 'Utrecht'],
      ['Zeist', 'Efteling', 'Zeist'],
      ['Amersfoort', 'Efteling', 'Amersfoort'],
    ]);
    expect(parts?.map((part) => part.group)).toMatchObject([
      { passengers: 40, childSeats: 3, wheelchairPlaces: 1, extras: ['wifi', 'child-seats'] },
      { passengers: 30, childSeats: 0, wheelchairPlaces: 0, extras: ['wifi'] },
      { passengers: 10, childSeats: 0, wheelchairPlaces: 0, extras: ['wifi'] },
    ]);
    expect(parts?.map(({ itinerary }) => itinerary.stops[0]?.departure?.time)).toEqual(['08:00', '07:45', '07:45']);
  });

  it('end where a one-way trip ends, even if a return home was entered', () => {
    const single: Itinerary = { ...outing, type: 'one-way', stops: outing.stops.slice(0, 2) };
    expect(boardAt(single, zeist()).stops.map(({ place }) => place.name)).toEqual(['Zeist', 'Efteling']);
    const home = { date: '2026-12-05', time: '19:00' };
    const stops = outing.stops.map((stop, index) => (index === 2 ? { ...stop, arriveBy: home } : stop));
    expect(boardAt({ ...outing, stops }, zeist()).stops[2]).not.toHaveProperty('arriveBy');
  });

  it.each([
    ['2026-12-05 08:00', '07:30', '2026-12-05'],
    ['2026-12-05 23:50', '00:15', '2026-12-06'],
    ['2026-12-06 00:10', '23:40', '2026-12-05'],
  ])('are left at the hour that is nearest to %s: %s', (first, time, date) => {
    expect(momentNear({ date: first.slice(0, 10), time: first.slice(11) }, { time })).toEqual({ date, time });
  });

  it('meet at the next stop, rounded to five minutes, if no time was given', () => {
    const near = (own: number) => proposePickUp(outing.stops, samplePlace('Zeist'), { first: { minutes: 60 }, own: { minutes: own } });
    expect(near(60)?.time).toBe('08:00');
    expect(near(73)?.time).toBe('07:45');
    expect(near(20)?.time).toBe('08:40');
    const open = outing.stops.map((stop) => ({ ...stop, departure: null }));
    expect(proposePickUp(open, samplePlace('Zeist'), { first: { minutes: 60 }, own: { minutes: 60 } })).toBeNull();
  });
});

describe('checking a pick-up', () => {
  const issuesOf = (itinerary: Itinerary, people = group) =>
    checkPickUps(itinerary, people, now).map(({ field, code }) => `${field} ${code}`);

  it('accepts parts of the group that board near each other', () => {
    expect(issuesOf(outing)).toEqual([]);
    expect(issuesOf(withPickUps(zeist()))).toEqual([]);
  });

  it('refuses a place where others already board, or the destination', () => {
    expect(issuesOf(withPickUps(zeist({ place: samplePlace('Utrecht') })))).toEqual(['pickUps.0.place same-place']);
    expect(issuesOf(withPickUps(zeist({ place: samplePlace('Efteling') })))).toEqual(['pickUps.0.place same-place']);
    expect(issuesOf(withPickUps(zeist(), zeist()))).toEqual(['pickUps.1.place same-place']);
  });

  it('refuses a time in the past, or after the others have left the next stop', () => {
    expect(issuesOf(withPickUps(zeist({ departure: { date: '2026-11-20', time: '08:00' } })))).toEqual(['pickUps.0.time past']);
    expect(issuesOf(withPickUps(zeist({ departure: { date: '2026-12-05', time: '17:30' } })))).toEqual(['pickUps.0.time after-next']);
  });

  it('refuses a pick-up without passengers, or one that leaves none for the first stop', () => {
    expect(issuesOf(withPickUps(zeist({ passengers: 0 })))).toEqual(['pickUps.0.passengers too-few']);
    expect(issuesOf(withPickUps(zeist({ passengers: 79 })))).toEqual([]);
    expect(issuesOf(withPickUps(zeist({ passengers: 80 })))).toEqual(['pickUps.0.passengers too-many']);
    expect(issuesOf(withPickUps(zeist({ passengers: 79 })), { ...group, wheelchairPlaces: 2 })).toHaveLength(1);
  });

  it('accepts a pick-up together with a second return', () => {
    expect(issuesOf(addSecondReturn(withPickUps(zeist()), { time: '19:00', passengers: 10 }))).toEqual([]);
  });
});

describe('a group that boards apart and comes back apart', () => {
  const partsOf = (late: number, ...passengers: number[]) => {
    const pickUps = passengers.map((count) => zeist({ passengers: count }));
    const itinerary = addSecondReturn(withPickUps(...pickUps), { time: '19:00', passengers: late });
    const sizes = splitGroup({ itinerary, group })?.map((part) => part.group.passengers);
    return listItineraryParts(itinerary).map(
      ({ pickUp, isLate }, index) => `${pickUp ?? 'first'} ${isLate ? 'late' : 'early'} ${sizes?.[index]}`,
    );
  };

  it('sends whole pick-ups home later if the later group is large enough', () => {
    expect(partsOf(20, 10, 20, 15)).toEqual(['first early 35', '0 early 10', '1 late 20', '2 early 15']);
    expect(partsOf(25, 10, 20, 15)).toEqual(['first early 35', '0 late 10', '1 early 20', '2 late 15']);
  });

  it('takes missing people from one more pick-up, and only then from the first stop', () => {
    expect(partsOf(8, 20)).toEqual(['first early 60', '0 early 12', '0 late 8']);
    expect(partsOf(30, 20)).toEqual(['first early 50', '0 late 20', 'first late 10']);
  });

  it('includes everybody, and assigns child seats to the earlier return first', () => {
    for (let late = 1; late < 80; late += 1) {
      const itinerary = addSecondReturn(withPickUps(zeist({ passengers: 25 }), zeist({ passengers: 13 })), {
        time: '19:00',
        passengers: late,
      });
      const parts = splitGroup({ itinerary, group: { ...group, boosterSeats: 1 } }) ?? [];
      expect(parts.reduce((sum, part) => sum + part.group.passengers, 0)).toBe(80);
      expect(parts.every((part) => part.group.passengers > 0)).toBe(true);
      expect(parts.map((part) => part.group.boosterSeats).filter((count) => count > 0)).toEqual([1]);
      const homeLate = listItineraryParts(itinerary).reduce((sum, { isLate, passengers }) => sum + (isLate ? (passengers ?? 0) : 0), 0);
      expect(homeLate).toBe(late);
    }
  });
});

describe('arrival in time', () => {
  const noon = { date: '2026-12-05', time: '10:00' };
  const stops = outing.stops.map((stop, index) => (index === 1 ? { ...stop, arriveBy: noon } : stop));
  const asked = (pickUp: PickUp): Itinerary => ({ ...outing, stops, pickUps: [pickUp] });
  const arriving = (time: string) => [[null, `2026-12-05T${time}:00.000Z`, null]];

  it('moves a proposed pick-up, and suggests another time for a typed one', () => {
    const moved = boardEarlier(asked(zeist({ isProposed: true })), arriving('09:12'));
    expect(moved?.pickUps?.[0]?.departure.time).toBe('07:30');
    expect(boardEarlier(asked(zeist()), arriving('09:12'))).toBeNull();
    expect(checkBoarding(asked(zeist()), arriving('09:12'))).toEqual([
      { field: 'pickUps.0.time', code: 'misses-arrival', proposal: '07:30' },
    ]);
  });

  it('does not move one that is in time', () => {
    expect(boardEarlier(asked(zeist({ isProposed: true })), arriving('08:55'))).toBeNull();
    expect(checkBoarding(asked(zeist()), arriving('08:55'))).toEqual([]);
  });
});
