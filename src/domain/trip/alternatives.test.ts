import { describe, expect, it } from 'vitest';
import type { Itinerary, Place } from '../itinerary/itinerary.ts';
import { createSampleGroup } from '../itinerary/testing/sample-group.ts';
import { type Alternative, endsOfDay, queryOfAlternative, shiftItinerary } from './alternatives.ts';

const place = (name: string): Place => ({
  ...{ name, town: name, street: '', zip: '', countryCode: 'NL', kind: 'town', timeZone: 'Europe/Amsterdam' },
  coordinates: { latitude: 52, longitude: 5 },
});
const at = (date: string, time: string) => ({ date, time });
const dayTrip: Itinerary = {
  type: 'day-trip',
  stops: [
    { place: place('Utrecht'), departure: at('2026-11-24', '08:00'), notes: '' },
    { place: place('Tilburg'), departure: at('2026-11-24', '09:30'), arriveBy: at('2026-11-24', '09:15'), notes: '' },
    { place: place('Efteling'), departure: at('2026-11-24', '23:00'), notes: '' },
    { place: place('Utrecht'), departure: null, notes: '' },
  ],
  secondReturn: { departure: at('2026-11-25', '01:00'), passengers: 10 },
  pickUps: [{ place: place('Zeist'), departure: at('2026-11-24', '07:45'), passengers: 5 }],
};
const group = createSampleGroup({
  occasion: 'schools',
  luggage: 'case',
  wheelchairPlaces: 2,
  boosterSeats: 3,
  extras: ['wifi', 'trailer'],
});

describe('a trip at another moment', () => {
  it('has all its times moved alike, over midnight and the end of a month', () => {
    const later = shiftItinerary(dayTrip, { days: 6, minutes: 120 });
    expect(later.stops.map(({ departure, arriveBy }) => [departure, arriveBy])).toEqual([
      [at('2026-11-30', '10:00'), undefined],
      [at('2026-11-30', '11:30'), at('2026-11-30', '11:15')],
      [at('2026-12-01', '01:00'), undefined],
      [null, undefined],
    ]);
    expect(later.secondReturn?.departure).toEqual(at('2026-12-01', '03:00'));
    expect(later.pickUps?.[0]?.departure).toEqual(at('2026-11-30', '09:45'));
    expect(shiftItinerary(dayTrip, { days: 0, minutes: 0 })).toEqual(dayTrip);
  });

  it('keeps the local time across a clock change', () => {
    const { stops } = shiftItinerary(
      { ...dayTrip, stops: [{ ...dayTrip.stops[0], departure: at('2027-03-27', '08:00') } as never] },
      { days: 1, minutes: 0 },
    );
    expect(stops[0]?.departure).toEqual(at('2027-03-28', '08:00'));
  });

  it('is requested by the address of the request form, with its dates, stops and group', () => {
    const ends = endsOfDay(shiftItinerary(dayTrip, { days: -1, minutes: 0 }));
    if (ends === null) throw new Error('leaves never');
    const alternative: Alternative = { ...ends, days: -1, minutes: 0, vehicles: ['coachHire'], totalCents: 100_000 };
    expect(queryOfAlternative({ itinerary: dayTrip, group }, alternative)).toEqual({
      ...{ from: 'Utrecht', via0: 'Tilburg', to: 'Efteling', date: '2026-11-23', time: '08:00' },
      ...{ returnDate: '2026-11-23', returnTime: '23:00', passengers: '48', type: 'day-trip', occasion: 'schools' },
      ...{ luggage: 'case', wheelchairPlaces: '2', boosterSeats: '3', extras: 'wifi,trailer' },
      ...{ pickUp0: 'Zeist', pickUpTime0: '07:45', pickUpPassengers0: '5', secondReturnTime: '01:00', secondReturnPassengers: '10' },
    });
  });

  it('is dropped if it equals the request', () => {
    expect(endsOfDay({ ...dayTrip, type: 'one-way' })).toEqual({ departure: at('2026-11-24', '08:00'), returns: null });
  });
});
