import { randomBytes } from 'node:crypto';
import { v7 as createId } from 'uuid';
import type { Place } from '#domain/itinerary/itinerary.ts';
import { createSampleGroup } from '#domain/itinerary/testing/sample-group.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { HistoryEntry } from '#operations/trips/history-store.ts';
import type { NewTrip } from '#operations/trips/write-trip.ts';
import type { NewJob } from '../outbox/outbox-store.ts';

const utrecht: Place = {
  name: 'Utrecht',
  town: 'Utrecht',
  street: 'Jaarbeursplein 1',
  zip: '3521 AL',
  countryCode: 'NL',
  kind: 'town',
  coordinates: { latitude: 52.0907, longitude: 5.1214 },
  timeZone: 'Europe/Amsterdam',
};

const efteling: Place = {
  ...utrecht,
  name: 'Efteling',
  town: 'Kaatsheuvel',
  street: 'Europalaan 1',
  zip: '5171 KW',
  kind: 'venue',
  coordinates: { latitude: 51.6498, longitude: 5.0437 },
};

const cheapest: QuoteOption = {
  key: 'cheapest',
  vehicles: ['coachHire'],
  seats: 53,
  crew: { drivers: 1, overnights: 0, breaksMinutes: 45, drivingMinutes: 130, dutyMinutes: 610 },
  lines: [
    { kind: 'vehicle', vehicle: 'coachHire', quantity: 1, unit: 'day', unitCents: 23_100, amountCents: 23_100, included: true },
    { kind: 'service-kilometres', vehicle: null, quantity: 142, unit: 'km', unitCents: 131, amountCents: 18_602, included: true },
    { kind: 'overnight', vehicle: null, quantity: 0, unit: 'night', unitCents: null, amountCents: 0, included: false },
  ],
  vat: [{ countryCode: 'NL', kilometres: 142, netCents: 41_702, ratePercent: 9, vatCents: 3_753, exemption: null }],
  netCents: 41_702,
  vatCents: 3_753,
  totalCents: 45_455,
};

/** A priced day trip Utrecht – Efteling for 48 people, with unique keys and a unique reference. */
export function createSampleTrip(changes: Partial<Trip> = {}): Trip {
  return {
    id: createId(),
    quoteKey: randomBytes(20).toString('base64url'),
    bookingKey: randomBytes(20).toString('base64url'),
    shareKey: randomBytes(20).toString('base64url'),
    readKey: randomBytes(20).toString('base64url'),
    isShared: true,
    reference: `NL-26-${randomBytes(6).readUIntBE(0, 6)}`,
    site: 'nl',
    language: 'nl',
    status: 'Offerte',
    stage: 'quote',
    version: 1,
    customerVersion: 1,
    customer: { firstName: 'Anna', lastName: 'de Vries', email: 'Anna@Example.com', phone: '+31 20 123 45 67', organisation: '' },
    itinerary: {
      type: 'day-trip',
      stops: [
        { place: utrecht, departure: { date: '2027-05-14', time: '08:00' }, notes: '' },
        { place: efteling, departure: { date: '2027-05-14', time: '17:30' }, notes: 'P2' },
        { place: utrecht, departure: null, notes: '' },
      ],
    },
    group: createSampleGroup({ luggage: 'hand', occasion: 'schools', extras: ['wifi'] }),
    quote: {
      options: [cheapest, { ...cheapest, key: 'one-size-up', vehicles: ['doubleDecker'], seats: 75, totalCents: 60_000 }],
      chosen: 'cheapest',
      kilometres: 142,
      emptyKilometres: 20,
      estimated: true,
      madeAt: '2026-11-21T10:00:00.000Z',
      validUntil: '2099-01-01T00:00:00.000Z',
      rateCard: 'eur-2026',
    },
    personReasons: [],
    firstContact: null,
    secondContact: null,
    invoice: null,
    agreements: { termsAndCondition: false, promotion: false },
    cancelation: null,
    assignment: null,
    utm: '',
    gclid: '',
    createdAt: '2026-11-21T10:00:00.000Z',
    bookedAt: null,
    ...changes,
  };
}

export function createSampleHistory(trip: Trip, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  const to = { status: trip.status, stage: trip.stage };
  const entry = {
    tripId: trip.id,
    version: trip.version,
    at: trip.createdAt,
    actor: 'customer',
    actorName: null,
    event: 'request',
  } as const;
  return { ...entry, from: null, to, detail: {}, ...changes };
}

export function createSampleJob(changes: Partial<NewJob> = {}): NewJob {
  const messageId = `<${randomBytes(8).toString('hex')}@example.com>`;
  return {
    kind: 'mail',
    tripId: null,
    payload: { template: 'quote-ready' },
    messageId,
    recipientHash: null,
    runAfter: null,
    isUrgent: true,
    ...changes,
  };
}

/** A request as `requestQuote` stores it: the trip, its first history entry and one mail, under an idempotency key of its own. */
export function createSampleRequest(changes: Partial<NewTrip> = {}): NewTrip {
  const trip = changes.trip ?? createSampleTrip();
  return {
    trip,
    history: createSampleHistory(trip),
    mail: { job: createSampleJob({ tripId: trip.id }), allowance: { counter: 'asked', waits: 0 } },
    claim: {
      operation: 'requestQuote',
      key: randomBytes(12).toString('hex'),
      scope: 'nl',
      inputHash: 'hash of the input',
      outcome: { quoteKey: trip.quoteKey },
    },
    audit: null,
    ...changes,
  };
}
