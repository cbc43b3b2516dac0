import { describe, expect, it } from 'vitest';
import { createSampleRequest, createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { writeNewTrip } from '#operations/trips/write-trip.ts';
import { createExecutor } from '../run/executor.ts';
import { schema } from '../schema.ts';
import { createTestContext } from '../testing/test-context.ts';

async function store(changes: Partial<Trip> = {}) {
  const { db } = await createTestDatabase();
  const trip = createSampleTrip(changes);
  await writeNewTrip(db, createSampleRequest({ trip }));
  const execute = createExecutor({ schema, context: createTestContext({ db, now: () => '2027-01-01T00:00:00.000Z' }) });
  const ask = async (fields: string, id = trip.quoteKey) => {
    const { data, errors } = await execute(`query ($id: String!) { ${fields} }`, { id });
    expect(errors).toBeUndefined();
    return data;
  };
  return { trip, ask, db };
}

describe('getTravel', () => {
  it('names the last owner among our staff', async () => {
    const { ask, db, trip } = await store();
    const stored = await db.selectFrom('trip_history').selectAll().where('trip_id', '=', trip.id).executeTakeFirstOrThrow();
    for (const [version, actor_name] of [
      [2, 'Noor Smit'],
      [3, 'Bas Kok'],
      [4, null],
    ] as const)
      await db
        .insertInto('trip_history')
        .values({ ...stored, version, actor: 'staff', actor_name, detail: '{}' })
        .execute();
    expect(await ask('getTravel(id: $id) { serviceAgent }')).toEqual({ getTravel: { serviceAgent: 'Bas Kok' } });
  });

  it('has the specified fields', async () => {
    const { ask, trip } = await store();
    const fields = `getTravel(id: $id) {
      id customer { firstName lastName phone email } tripType type passengers description reference country status stage
      additionalInformation flightNumber language languageCode typeOfRequest busCapacity luggage kilometers shift hours days
      serviceAgent newBookingPrice transportationCalculation lowestFullPrice agreements { termsAndCondition promotion }
      quoteIndication { minimum } meta { calculationType fleetId } cancelation { fee }
      locations {
        date sequence time type stopover location coordinates { longitude latitude }
        address { country zip state stateCode city street street2 unknown location countryCode }
      }
    }`;
    expect(await ask(fields)).toMatchObject({
      getTravel: {
        id: trip.quoteKey,
        tripType: 'day-trip',
        type: 'schools',
        passengers: 48,
        country: 'NL',
        status: 'Offerte',
        stage: 'quote',
        languageCode: 'nl-NL',
        busCapacity: 53,
        kilometers: 142,
        days: 1,
        serviceAgent: 'Convoya',
        newBookingPrice: '454.55',
        lowestFullPrice: '454.55',
        transportationCalculation: '417.02',
        quoteIndication: { minimum: '454.55' },
        meta: { calculationType: 'instant', fleetId: 'coachHire' },
        cancelation: null,
        locations: [
          { date: '14/5/2027', sequence: 0, time: '08:00', type: 'departure', stopover: false, location: 'Utrecht' },
          {
            sequence: 1,
            type: 'stopover',
            stopover: true,
            address: {
              country: 'Nederland',
              city: 'Kaatsheuvel',
              street: 'Europalaan 1',
              street2: 'Efteling',
              zip: '5171 KW',
              countryCode: 'NL',
              unknown: false,
            },
          },
          { date: null, sequence: 2, time: null, type: 'destination', stopover: false },
        ],
      },
    });
  });

  it('knows nothing yet of a trip that a person must price', async () => {
    const { ask } = await store({ quote: null, personReasons: ['ferry'], status: 'Aanvraag', stage: 'request' });
    const fields = `getTravel(id: $id) {
      kilometers shift hours busCapacity lowestFullPrice quoteIndication { minimum } meta { calculationType fleetId }
      quotes { key } cancellationSteps { percent } personReasons canAccept { allowed reason } validUntil
    }`;
    expect(await ask(fields)).toEqual({
      getTravel: {
        kilometers: null,
        shift: null,
        hours: null,
        busCapacity: null,
        lowestFullPrice: null,
        quoteIndication: null,
        meta: { calculationType: 'person', fleetId: null },
        quotes: [],
        cancellationSteps: [],
        personReasons: ['ferry'],
        canAccept: { allowed: false, reason: 'not-priced' },
        validUntil: null,
      },
    });
  });

  it('gives the booking its key and its fee only once there is one', async () => {
    const fields = 'getTravel(id: $id) { bookingId cancellationFeeCents invoice { status outstanding } canCancel { allowed } }';
    const quote = await store();
    expect(await quote.ask(fields)).toEqual({
      getTravel: { bookingId: null, cancellationFeeCents: null, invoice: null, canCancel: { allowed: true } },
    });
    const details = { organisation: '', vatNumber: '', street: 'A 1', zipcode: '1', city: 'B', country: 'NL', purchaseOrder: '' };
    const invoice = { ...details, paymentMethod: 'bank-transfer' as const };
    const booking = await store({ status: 'Geboekt', stage: 'won', bookedAt: '2026-12-01T10:00:00.000Z', invoice });
    expect(await booking.ask(fields, booking.trip.bookingKey)).toEqual({
      getTravel: {
        bookingId: booking.trip.bookingKey,
        cancellationFeeCents: 4_546,
        // Stored without its invoice, like bookings from before invoices existed.
        invoice: { status: 'none', outstanding: '0' },
        canCancel: { allowed: true },
      },
    });
  });

  it.each([
    ['the one asked for, with its own price', {}, 'option: "one-size-up"', { key: 'one-size-up', totalCents: 60_000 }],
    ['the quote’s own where nobody asks', {}, 'option: null', { key: 'cheapest', totalCents: 45_455 }],
    ['the quote’s own where there is no such choice', {}, 'option: "free"', { key: 'cheapest', totalCents: 45_455 }],
    [
      'what was booked, whatever the address says',
      { status: 'Geboekt', stage: 'won', bookedAt: '2026-12-01T10:00:00.000Z' },
      'option: "one-size-up"',
      { key: 'cheapest', totalCents: 45_455 },
    ],
    ['none while a person must price it', { quote: null, status: 'Aanvraag', stage: 'request' }, 'option: "cheapest"', null],
  ] satisfies [string, Partial<Trip>, string, unknown][])('shows as its choice %s', async (_, changes, given, choice) => {
    const { ask } = await store(changes);
    expect(await ask(`getTravel(id: $id) { choice(${given}) { key totalCents } }`)).toEqual({ getTravel: { choice } });
  });

  it('is drawn with its road', async () => {
    const { ask } = await store();
    const drawing = '<svg><title>Utrecht – Efteling</title><desc>1 Utrecht, 2 Efteling, 3 Utrecht</desc><path/><path/></svg>';
    expect(await ask('getTravel(id: $id) { routePicture }')).toEqual({ getTravel: { routePicture: drawing } });
  });

  it('never returns the share key or the database id', async () => {
    const { ask, trip } = await store();
    const fields = 'getTravel(id: $id) { id quoteId bookingId reference description } getQuotes(id: $id) { quoteId key }';
    const said = JSON.stringify(await ask(fields));
    expect(said).not.toContain(trip.id);
    expect(said).not.toContain(trip.shareKey);
    expect(said).not.toContain(trip.bookingKey);
  });
});

describe('getTrip', () => {
  const leg = '{ date time departure { location } destination { location } }';
  const fields = `getTrip(id: $id) { firstName lastName reference country stage outbound ${leg} inbound ${leg} }`;

  it('has a way there and a way back', async () => {
    const { ask, trip } = await store();
    const [utrecht, efteling] = [{ location: 'Utrecht' }, { location: 'Efteling' }];
    expect(await ask(fields)).toEqual({
      getTrip: {
        firstName: 'Anna',
        lastName: 'de Vries',
        reference: trip.reference,
        country: 'NL',
        stage: 'quote',
        outbound: { date: '14/5/2027', time: '08:00', departure: utrecht, destination: efteling },
        inbound: { date: '14/5/2027', time: '17:30', departure: efteling, destination: utrecht },
      },
    });
  });

  it('has no way back where it goes one way', async () => {
    const { itinerary } = createSampleTrip();
    const stops = itinerary.stops.slice(0, 2).map((stop, index) => (index === 1 ? { ...stop, departure: null } : stop));
    const { ask } = await store({ itinerary: { type: 'one-way', stops } });
    expect(await ask('getTrip(id: $id) { inbound { date } outbound { destination { city } } }')).toEqual({
      getTrip: { inbound: null, outbound: { destination: { city: 'Kaatsheuvel' } } },
    });
  });
});

describe('getQuotes', () => {
  it('has the specified fields for each choice', async () => {
    const { ask, trip } = await store();
    const fields = `getQuotes(id: $id) {
      quoteId price vat total vatPercentage additionalDetails additionalDetailsChecklist status stage isChosen key
    }`;
    const same = { quoteId: trip.quoteKey, price: '417.02', vat: '37.53', vatPercentage: 9, status: 'Offerte', stage: 'quote' };
    const details = { additionalDetails: '', additionalDetailsChecklist: ['vehicle', 'service-kilometres'] };
    expect(await ask(fields)).toEqual({
      getQuotes: [
        { ...same, ...details, total: '454.55', isChosen: true, key: 'cheapest' },
        { ...same, ...details, total: '600.00', isChosen: false, key: 'one-size-up' },
      ],
    });
  });
});
