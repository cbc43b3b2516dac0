import type { Place, Stop } from '#domain/itinerary/itinerary.ts';
import { createSampleGroup } from '#domain/itinerary/testing/sample-group.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import { mapSites } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';

export const addresses: PublicAddresses = { ...mapSites((key) => `https://${key}.convoya.test`), nl: 'https://www.convoya.test' };

const utrecht: Place = {
  name: 'Utrecht',
  town: 'Utrecht',
  street: '',
  zip: '',
  countryCode: 'NL',
  kind: 'town',
  coordinates: { latitude: 52.09, longitude: 5.12 },
  timeZone: 'Europe/Amsterdam',
};
const efteling: Place = { ...utrecht, name: 'Efteling', town: 'Kaatsheuvel', street: 'Europalaan 1', zip: '5171 KW', kind: 'venue' };

export function sampleStop(place: Partial<Place>, departure: Stop['departure']): Stop {
  return { place: { ...utrecht, ...place }, departure, notes: '' };
}

const quote: Quote = {
  options: [
    {
      key: 'cheapest',
      vehicles: ['coachHire'],
      seats: 50,
      crew: { drivers: 1, overnights: 0, breaksMinutes: 45, drivingMinutes: 180, dutyMinutes: 600 },
      lines: [],
      vat: [{ countryCode: 'NL', kilometres: 180, netCents: 113_257, ratePercent: 9, vatCents: 10_193, exemption: null }],
      netCents: 113_257,
      vatCents: 10_193,
      totalCents: 123_450,
    },
  ],
  chosen: 'cheapest',
  kilometres: 180,
  emptyKilometres: 40,
  estimated: false,
  madeAt: '2026-11-21T10:00:00.000Z',
  validUntil: '2026-12-05T16:00:00.000Z',
  rateCard: 'nl-2026',
};

const trip: Trip = {
  id: '019aa5b0-0000-7000-8000-000000000001',
  quoteKey: 'quote-key-abcdefghijklmnopq',
  bookingKey: 'booking-key-abcdefghijklmno',
  shareKey: 'share-key-abcdefghijklmnopq',
  readKey: 'read-key-abcdefghijklmnopqr',
  isShared: true,
  reference: 'NL-26-104233',
  site: 'nl',
  language: 'nl',
  status: 'Offerte',
  stage: 'quote',
  version: 1,
  customerVersion: 1,
  customer: {
    firstName: 'Sanne',
    lastName: 'de Vries',
    email: 'sanne@school.example',
    phone: '+31 6 12345678',
    organisation: 'De Regenboog',
  },
  itinerary: {
    type: 'return',
    stops: [
      sampleStop({}, { date: '2027-03-12', time: '08:30' }),
      { place: efteling, departure: { date: '2027-03-12', time: '17:15' }, notes: '' },
      sampleStop({}, null),
    ],
  },
  group: createSampleGroup({ occasion: 'schools' }),
  quote,
  personReasons: [],
  firstContact: null,
  secondContact: null,
  invoice: null,
  agreements: { termsAndCondition: false, promotion: false },
  cancelation: null,
  assignment: null,
  utm: '',
  gclid: '',
  createdAt: '2026-11-21T09:59:00.000Z',
  bookedAt: null,
};

/** A school's quote, Utrecht to the Efteling and back, with the changes of a test. */
export function sampleTrip(changes: Partial<Trip> = {}): Trip {
  return { ...trip, ...changes };
}

/** The same trip booked. */
export function sampleBooking(changes: Partial<Trip> = {}): Trip {
  return sampleTrip({
    status: 'Geboekt',
    stage: 'won',
    version: 4,
    bookedAt: '2026-11-22T08:00:00.000Z',
    firstContact: { name: 'Joris Bakker', phoneNumber: '+31 6 87654321' },
    invoice: {
      organisation: 'De Regenboog',
      vatNumber: '',
      street: 'Dorpsstraat 5',
      zipcode: '3511 AA',
      city: 'Utrecht',
      country: 'NL',
      purchaseOrder: '',
      paymentMethod: 'invoice-afterwards',
    },
    ...changes,
  });
}
