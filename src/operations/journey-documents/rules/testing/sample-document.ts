import { createSampleTrip } from '#db/testing/sample-trip.ts';
import type { Place } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { sampleLeg, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import { composeJourneyDocument, type DocumentInput } from '../compose-document.ts';
import type { JourneyDocumentKind } from '../document-rules.ts';
import type { JourneyDocument } from '../journey-document.ts';
import { createProgramme, type Programme } from '../programme.ts';

type Journey = {
  readonly stops: readonly (readonly [name: string, country: string, zip: string, leaves: string | null])[];
  readonly legs: readonly RoadLeg[];
  readonly depot: string;
  readonly country: string;
  /** UTC. */
  readonly from: string;
  readonly until: string;
  readonly changes?: Partial<Trip>;
};

const across = (kilometres: number, kilometresByCountry: Readonly<Record<string, number>>): RoadLeg =>
  sampleLeg(kilometres, kilometres, { kilometresByCountry });

/** Examples, with approximate road kilometres. */
export const journeys = {
  'Brugge–Ieper': {
    stops: [
      ['Brugge', 'BE', '8000', '08:00'],
      ['Ieper', 'BE', '8900', '17:00'],
      ['Brugge', 'BE', '8000', null],
    ],
    legs: [across(68.2, { BE: 68.2 }), across(68.4, { BE: 68.4 })],
    ...{ depot: 'Gent', country: 'BE', from: '2026-12-03T06:00:00.000Z', until: '2026-12-03T18:15:00.000Z' },
  },
  'Lyon–Grenoble': {
    stops: [
      ['Lyon', 'FR', '69002', '07:30'],
      ['Grenoble', 'FR', '38000', '16:30'],
      ['Lyon', 'FR', '69002', null],
    ],
    legs: [across(112, { FR: 112 }), across(112, { FR: 112 })],
    ...{ depot: 'Vénissieux', country: 'FR', from: '2026-12-03T06:00:00.000Z', until: '2026-12-03T17:45:00.000Z' },
  },
  'Toledo–Madrid': {
    stops: [
      ['Toledo', 'ES', '45001', '09:00'],
      ['Madrid', 'ES', '28013', null],
    ],
    legs: [across(72, { ES: 72 })],
    ...{ depot: 'Illescas', country: 'ES', from: '2026-12-03T07:15:00.000Z', until: '2026-12-03T10:30:00.000Z' },
  },
  'Utrecht–Paris': {
    stops: [
      ['Utrecht', 'NL', '3511 ED', '07:00'],
      ['Paris', 'FR', '75001', null],
    ],
    legs: [across(505.4, { NL: 79, BE: 190.4, FR: 236 })],
    ...{ depot: 'Nieuwegein', country: 'NL', from: '2026-12-03T05:30:00.000Z', until: '2026-12-03T20:00:00.000Z' },
  },
} as const satisfies Readonly<Record<string, Journey>>;
export type JourneyName = keyof typeof journeys;

const day = '2026-12-03';

function sampleStop([name, country, zip, time]: Journey['stops'][number]) {
  const place: Place = { ...samplePlace(name, country), zip };
  return { place, departure: time === null ? null : { date: day, time }, notes: '' };
}

/** The documents of one of the examples, with all items known. */
export function sampleDocumentInput(name: JourneyName, changes: Partial<Trip> = {}): DocumentInput {
  const { stops, legs, depot, country, from, until }: Journey = journeys[name];
  const sample = createSampleTrip();
  const trip: Trip = {
    ...sample,
    reference: `${stops[0]?.[1] ?? 'NL'}-26-104233`,
    itinerary: { type: stops.length > 2 ? 'day-trip' : 'one-way', stops: stops.map(sampleStop) },
    quote: null,
    group: { ...sample.group, passengers: 48, occasion: 'schools' },
    customer: { ...sample.customer, organisation: 'École Jules Ferry' },
    firstContact: { name: 'Camille Roux', phoneNumber: '+33 6 12 34 56 78' },
    invoice: {
      ...{ organisation: 'École Jules Ferry', vatNumber: 'FR40303265045', street: 'Rue Garibaldi 12', zipcode: '69003', city: 'Lyon' },
      ...{ country: 'FR', purchaseOrder: '', paymentMethod: 'bank-transfer' },
    },
    ...changes,
  };
  const duty: PlannedDuty = {
    ...{ vehicleIndex: 0, shiftIndex: 0, startsAt: from, endsAt: until, vehicleUntil: until, crewSize: 1, class: 'coachHire', seats: 48 },
    wheelchairs: 0,
    parts: [
      { kind: 'work', minutes: 15 },
      { kind: 'empty-drive', minutes: 25 },
      { kind: 'work', minutes: 20 },
      { kind: 'drive', minutes: 90 },
      { kind: 'free', minutes: 400 },
      { kind: 'drive', minutes: 90 },
      { kind: 'empty-drive', minutes: 25 },
    ],
    isPlanned: true,
  };
  const empty = (kilometres: number) => across(kilometres, { [country]: kilometres });
  const roads = { legs, depot: { name: depot, out: empty(12.3), back: empty(15.8), visits: [] } };
  return {
    trip,
    run: [duty],
    carrier: {
      ...{ name: 'Autocars Bertrand', street: 'Rue de la Part-Dieu 1', zip: '69003', city: 'Lyon', country, phone: '+33199000000' },
      ...{ taxNumber: 'FR00000000000', licenceNumber: '2026/84/0001234' },
    },
    vehicle: { plate: 'AB-123-CD', look: 'white, red stripe', seats: 53 },
    drivers: [{ name: 'Luc Martin', licenceNumber: '123456789', taxNumber: '12345678Z' }],
    programme: createProgramme({ itinerary: trip.itinerary, stopTimes: [], run: [duty], roads }),
    ...{ invoice: 'INV-FR-2026-000042', form: { book: 'NL 004512', number: '17' }, isPublished: true },
  };
}

export function sampleDocument(kind: JourneyDocumentKind, name: JourneyName, changes: Partial<DocumentInput> = {}): JourneyDocument {
  const document = composeJourneyDocument(kind, { ...sampleDocumentInput(name), ...changes });
  if (document === null) throw new Error('A run without duties');
  return document;
}

/** As lines: who is on board, from, to, kilometres, countries. */
export function linesOf(programme: Programme): string[] {
  return programme.map(({ kind, from, to, kilometres, countries }) => `${kind} ${from}–${to} ${kilometres ?? '?'} ${countries.join('+')}`);
}
