import { describe, expect, it } from 'vitest';
import { sampleItinerary, samplePlace } from '../pricing/testing/sample-trips.ts';
import type { Itinerary, Stop } from './itinerary.ts';
import { leaveEarlier, listOpenDepartures, proposeDepartures } from './propose-departures.ts';

const utrecht = samplePlace('Utrecht');
const efteling = samplePlace('Efteling');
const london = { ...samplePlace('London', 'GB'), timeZone: 'Europe/London' };

/** Arrives in the morning and returns by a given time. */
function schoolTrip(arriveBy: Stop['arriveBy'] = { date: '2027-05-14', time: '17:00' }): Itinerary {
  const { type, stops } = sampleItinerary([{ place: utrecht, at: '2027-05-14 08:00' }, { place: efteling }, { place: utrecht }]);
  return { type, stops: stops.map((stop, index) => (index === 2 && arriveBy ? { ...stop, arriveBy } : stop)) };
}

const ways = (...minutes: readonly number[]) => minutes.map((each) => ({ minutes: each }));

describe('a departure that is left to us', () => {
  it('is that of a stop without one before a stop with a latest arrival', () => {
    expect(listOpenDepartures(schoolTrip().stops)).toEqual([1]);
    expect(listOpenDepartures(sampleItinerary([{ place: utrecht, at: '2027-05-14 08:00' }, { place: efteling }]).stops)).toEqual([]);
  });

  it.each([
    [69, '15:40'],
    [45, '16:05'],
    [300, '11:30'],
  ])('lies before the arrival by the way of %d minutes and a margin, at %s', (minutes, time) => {
    const [, back] = proposeDepartures(schoolTrip(), ways(69, minutes)).stops;
    expect(back).toMatchObject({ departure: { date: '2027-05-14', time }, isProposed: true });
  });

  it('is told by the clock of the stop that is left', () => {
    const { type, stops } = sampleItinerary([{ place: london }, { place: utrecht }]);
    const [first] = proposeDepartures(
      { type, stops: stops.map((stop, index) => (index === 1 ? { ...stop, arriveBy: { date: '2027-05-14', time: '00:30' } } : stop)) },
      ways(60),
    ).stops;
    expect(first?.departure).toEqual({ date: '2027-05-13', time: '22:20' });
  });

  it('stays open where the arrival is no moment', () => {
    expect(proposeDepartures(schoolTrip({ date: '2027-02-30', time: '17:00' }), ways(69, 69)).stops[1]?.departure).toBeNull();
  });

  it('leaves the departures alone that were named', () => {
    const { stops } = proposeDepartures(schoolTrip(), ways(69, 69));
    expect(stops[0]).toEqual(schoolTrip().stops[0]);
  });
});

describe('a plan that comes too late', () => {
  const proposed = proposeDepartures(schoolTrip(), ways(69, 69));

  it('has the group leave earlier, by the clock’s five minutes', () => {
    const moved = leaveEarlier(proposed, [null, '2027-05-14T07:09:00.000Z', '2027-05-14T15:32:00.000Z']);
    expect(moved?.stops[1]?.departure).toEqual({ date: '2027-05-14', time: '15:05' });
  });

  it('changes nothing where the group is in time, or named its departure', () => {
    expect(leaveEarlier(proposed, [null, null, '2027-05-14T15:00:00.000Z'])).toBeNull();
    const { type, stops } = schoolTrip();
    const named = stops.map((stop, index) => (index === 1 ? { ...stop, departure: { date: '2027-05-14', time: '16:30' } } : stop));
    expect(leaveEarlier({ type, stops: named }, [null, null, '2027-05-14T15:40:00.000Z'])).toBeNull();
  });
});
