import type { Itinerary, Place, Stop } from '../itinerary/itinerary.ts';
import type { Cancelation, Trip } from './trip.ts';

/** What a change sets to take people out of a trip. */
export type ForgottenParts = Pick<
  Trip,
  'itinerary' | 'group' | 'firstContact' | 'secondContact' | 'assignment' | 'isShared' | 'cancelation' | 'utm' | 'gclid'
>;

const nobody = { firstName: '', lastName: '', email: '', phone: '', organisation: '' };

/**
 * A trip without anybody in it: what is left is for the figures (Regulation 2016/679 recital 26). Of an address that is not a public place
 * the town and a kilometre around it stay, for it may be where somebody lives.
 */
export function withoutPeople(trip: Trip): ForgottenParts & Pick<Trip, 'customer' | 'invoice'> {
  const stops = trip.itinerary.stops.map(withoutAddress);
  return { ...withoutDetails(trip), customer: nobody, invoice: null, itinerary: { ...trip.itinerary, stops } };
}

/**
 * A trip that is over without what its invoice does not need: contacts, notes, flight, driver, where the visitor came from. For a customer
 * who wants to be forgotten while the books must still be kept (article 17(3)(b)).
 */
export function withoutDetails({ itinerary, group, cancelation }: Trip): ForgottenParts {
  return {
    itinerary: withoutNotes(itinerary),
    group: { ...group, flightNumber: '', notes: '' },
    firstContact: null,
    secondContact: null,
    assignment: null,
    isShared: false,
    cancelation: withoutReason(cancelation),
    utm: '',
    gclid: '',
  };
}

function withoutNotes(itinerary: Itinerary): Itinerary {
  return { ...itinerary, stops: itinerary.stops.map((stop) => ({ ...stop, notes: '' })) };
}

function withoutReason(cancelation: Cancelation | null): Cancelation | null {
  return cancelation === null ? null : { ...cancelation, reason: '' };
}

function withoutAddress({ place, ...stop }: Stop): Stop {
  return { ...stop, place: place.kind === 'address' ? withoutHouse(place) : { ...place, street: '', zip: '' }, notes: '' };
}

function withoutHouse(place: Place): Place {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  const { latitude, longitude } = place.coordinates;
  return { ...place, name: place.town, street: '', zip: '', coordinates: { latitude: round(latitude), longitude: round(longitude) } };
}

/** A booked trip for whoever only has its quote: where it goes and what it costs, but nothing of the people and how to reach them. */
export function withoutContacts(trip: Trip): Trip {
  const customer = { ...trip.customer, email: '', phone: '' };
  return { ...trip, customer, firstContact: null, secondContact: null, invoice: null, assignment: null, isShared: false };
}
