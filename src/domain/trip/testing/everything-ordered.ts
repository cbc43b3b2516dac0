import type { Group } from '#domain/itinerary/group.ts';
import { sampleBookedTrip } from '#operations/invoices/rules/testing/sample-invoices.ts';
import type { Trip } from '../trip.ts';

/** A value in every field of the group that occurs nowhere else on a page or document. */
export const everyWish: Group = {
  passengers: 47,
  luggage: 'sports',
  wheelchairPlaces: 3,
  babySeats: 4,
  childSeats: 5,
  boosterSeats: 6,
  occasion: 'schools',
  flightNumber: 'HV 5131',
  extras: ['toilet', 'wifi', 'trailer', 'microphone', 'fridge'],
  notes: 'Zwei Hunde\nund elf Fahrräder',
};

/** What the customer typed; the group must never read it. */
export const typedTexts = ['Zwei Hunde', 'elf Fahrräder', 'Klingel Pförtner'] as const;

/** A booked trip with everything that a form can hold. Two returns and pick-ups exclude each other. */
export function orderEverything(changes: Partial<Trip> = {}, apart: 'second-return' | 'pick-ups' = 'second-return'): Trip {
  const trip = sampleBookedTrip({ group: everyWish, ...changes });
  const [first, ...others] = trip.itinerary.stops;
  if (first === undefined) throw new Error('No stop');
  const stops = [
    { ...first, notes: 'Klingel Pförtner' },
    ...others.map((stop, index) => (index === 0 ? { ...stop, localKilometres: 77 } : stop)),
  ];
  const place = { ...first.place, name: 'Slot Zeist', street: 'Slotlaan 9' };
  const parted =
    apart === 'second-return'
      ? { secondReturn: { departure: { date: '2027-03-13', time: '18:35' }, passengers: 12 } }
      : { pickUps: [{ place, departure: { date: '2027-03-12', time: '08:45' }, passengers: 13 }] };
  return { ...trip, itinerary: { ...trip.itinerary, type: 'return', stops, suppliesDriverRoom: true, ...parted } };
}
