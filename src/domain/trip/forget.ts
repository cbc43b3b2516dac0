import type { Itinerary, Place, Stop } from '../itinerary/itinerary.ts';
import type { Cancelation, Trip } from './trip.ts';

/** The fields that removing people from a trip sets. */
export type ForgottenParts = Pick<
  Trip,
  'itinerary' | 'group' | 'firstContact' | 'secondContact' | 'assignment' | 'isShared' | 'cancelation' | 'utm' | 'gclid'
>;

const nobody = { firstName: '', lastName: '', email: '', phone: '', organisation: '' };

/**
 * The trip without personal data, for statistics (Regulation 2016/679 recital 26). Of a private address only the town and a radius of one
 * kilometre remain, because it may be a home.
 */
export function withoutPeople(trip: Trip): ForgottenParts & Pick<Trip, 'customer' | 'invoice'> {
  const stops = trip.itinerary.stops.map(withoutAddress);
  return { ...withoutDetails(trip), customer: nobody, invoice: null, itinerary: { ...trip.itinerary, stops } };
}

/**
 * A past trip without everything that its invoice does not need: contacts, notes, flight, driver, campaign. For a customer who asks for
 * erasure while the books must be kept (article 17(3)(b)).
 */
function withoutDetails({ itinerary, group, cancelation }: Trip): ForgottenParts {
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

/** A booked trip for the holder of a quote key only: route and price, without people and contact data. */
export function withoutContacts(trip: Trip): Trip {
  const customer = { ...trip.customer, email: '', phone: '' };
  return { ...trip, customer, firstContact: null, secondContact: null, invoice: null, assignment: null, isShared: false };
}
