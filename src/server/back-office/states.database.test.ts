import { describe, expect, it } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { createCrashingDatabase } from '#db/testing/crashing-database.ts';
import { departingIn, storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { readStoredState } from '#db/testing/stored-state.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import {
  type TransitionEvent,
  type TripActor,
  type TripStateName,
  transitionEvents,
  transitions,
  tripActors,
  tripStates,
} from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { cancelBooking, findFee } from '#operations/bookings/cancel-booking.ts';
import { insertCapacityEntry } from '#operations/capacity/capacity-store.ts';
import { acceptQuote } from '#operations/quotes/accept-quote.ts';
import { declineQuote } from '#operations/quotes/decline.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { type Actor, atCommandLine } from '#operations/trips/actor.ts';
import { lockTrip } from '#operations/trips/apply.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { quietly, type TripEffect } from '#operations/trips/trip-effect.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { incidentWords } from '#output/mail/incident-texts.ts';
import { createDueJobRunner } from '../scheduled-jobs/run-due-jobs.ts';
import { askBackOffice, testRandomBytes } from '../testing/back-office.ts';

/** Where an actor causes an event: the same code that the sites, the office and the worker run. */
type Door = (db: Database, trip: Trip) => Promise<unknown>;

const sweep: Door = (db) => {
  const log = { info: () => undefined, error: () => undefined };
  return createDueJobRunner({ sendsTexts: false, incidentWords, db, addresses: testAddresses, randomBytes: testRandomBytes, log }).sweep();
};
const customerKey = 'a-key-of-the-customer';

const order: Door = (db, trip) => {
  const { quoteKey: id, customerVersion: version } = trip;
  const expectedTotalCents = findChosenOption(trip)?.totalCents ?? 0;
  const agreements = { termsAndCondition: true, promotion: false };
  return acceptQuote(createTestContext({ db }), {
    idempotencyKey: customerKey,
    id,
    version,
    expectedTotalCents,
    optionKey: null,
    paymentMethod: null,
    agreements,
  });
};

/** An order while the desk has paused sales. */
const orderInVain: Door = async (db, trip) => {
  const [everywhere, always] = [
    { region: null, class: null },
    { fromDay: '2020-01-01', untilDay: '2099-12-31' },
  ];
  const stop = { kind: 'stop-sell', ...everywhere, ...always, units: 0, releaseDays: null, operatorId: null, reason: '', by: '' } as const;
  await insertCapacityEntry(db, stop);
  await order(db, trip);
  await db.deleteFrom('capacity_entries').execute();
};

const doors: Readonly<Record<TripActor, Partial<Record<TransitionEvent, Door>>>> = {
  customer: {
    accept: order,
    'ask-capacity': orderInVain,
    decline: (db, { quoteKey: id, customerVersion: version }) =>
      declineQuote(createTestContext({ db }), { idempotencyKey: customerKey, id, version, reason: '' }),
    cancel: async (db, trip) => {
      const expectedFeeCents = findFee(trip, await databaseNow(db))?.feeCents ?? 0;
      const asked = { idempotencyKey: customerKey, id: trip.bookingKey, version: trip.customerVersion, expectedFeeCents, reason: '' };
      return await cancelBooking(createTestContext({ db }), asked);
    },
  },
  staff: {
    price: (db, { reference }) => askBackOffice(db, ['price', reference, '--total', '1850', '--new-version']),
    decline: (db, { reference }) => askBackOffice(db, ['decline', reference, '--yes']),
    cancel: (db, { reference }) => askBackOffice(db, ['cancel', reference, '--yes']),
    complete: (db, { reference }) => askBackOffice(db, ['driven', reference]),
  },
  clock: { expire: sweep, complete: sweep },
  provider: {},
  driver: {},
  partner: {},
};

const effects: Readonly<Record<TransitionEvent, TripEffect>> = {
  price: { event: 'price', set: {}, detail: {}, mail: { kind: 'quote-ready' }, billing: 'none' },
  accept: { event: 'accept', set: {}, detail: {}, mail: { kind: 'booking-confirmed' }, billing: 'invoice' },
  'ask-capacity': { event: 'ask-capacity', set: {}, detail: {}, mail: { kind: 'request-received' }, billing: 'none' },
  decline: { event: 'decline', set: {}, detail: {}, mail: { kind: 'quote-declined' }, billing: 'none' },
  expire: quietly('expire'),
  cancel: { event: 'cancel', set: {}, detail: {}, mail: { kind: 'booking-cancelled' }, billing: 'fee' },
  complete: quietly('complete'),
};

/** An actor without a use case for an event forces it on a loaded trip, which consults the table too. */
function doorOf(actor: TripActor, event: TransitionEvent): Door {
  const who: Actor = actor === 'staff' ? atCommandLine : { kind: actor };
  const forced: Door = (db, trip) =>
    db.transaction().execute(async (tx) => {
      const held = lockTrip({ db: tx, addresses: testAddresses }, { trip, now: await databaseNow(tx), actor: who });
      return await held.write(effects[event]);
    });
  return doors[actor][event] ?? forced;
}

/** A trip in a state, at the time when the event is due or allowed, if it ever is. */
function createTripFor(name: TripStateName, event: TransitionEvent): Trip {
  const sample = createSampleTrip(tripStates[name]);
  const isBookedOnce = ['booked', 'cancelled', 'done'].includes(name);
  const quote = sample.quote && { ...sample.quote, validUntil: event === 'expire' ? '2026-11-20T00:00:00.000Z' : sample.quote.validUntil };
  return {
    ...sample,
    ...(event === 'complete' ? departingIn(sample, -30) : departingIn(sample, 24 * 60)),
    quote: name === 'request' ? null : quote,
    bookedAt: isBookedOnce ? '2026-11-21T10:30:00.000Z' : null,
    cancelation: name === 'cancelled' ? { feeCents: 0, at: '2026-11-21T10:40:00.000Z', reason: '' } : null,
    invoice: {
      organisation: '',
      vatNumber: '',
      street: 'Domplein 1',
      zipcode: '3512 JC',
      city: 'Utrecht',
      country: 'NL',
      purchaseOrder: '',
      paymentMethod: 'bank-transfer',
    },
  };
}

const mailOf: Readonly<Record<TransitionEvent, string | null>> = {
  price: 'quote-ready',
  accept: 'booking-confirmed',
  'ask-capacity': 'request-received',
  decline: 'quote-declined',
  expire: null,
  cancel: 'booking-cancelled',
  complete: null,
};

const names = Object.keys(tripStates) as TripStateName[];
const all = names.flatMap((from) => transitionEvents.flatMap((event) => tripActors.map((actor) => ({ from, event, actor }))));
const allowed = transitions.flatMap(({ actors, ...transition }) => actors.map((actor) => ({ ...transition, actor })));
const isAllowed = (one: (typeof all)[number]) =>
  allowed.some(({ from, event, actor }) => from === one.from && event === one.event && actor === one.actor);
const refused = all.filter((one) => !isAllowed(one));

async function readOutcome(db: Database, id: string) {
  const trip = await findTripById(db, id);
  const history = await listHistory(db, id);
  const mails = await db.selectFrom('outbox').select('message_id').execute();
  return { trip, history, mails: mails.map(({ message_id }) => message_id.slice(1).split('.')[0]) };
}

describe('the states as they are stored', () => {
  it('are all explored', () => {
    expect(all).toHaveLength(7 * 7 * 6);
    expect(allowed).toHaveLength(all.length - refused.length);
    // Every actor that the table lets cause an event has a use case for it.
    for (const { actor, event } of allowed) expect(doors[actor][event], `${actor} ${event}`).toBeDefined();
  });

  it.each(allowed)('$from: $event by $actor leads to $to, with its history and its mail, once', async ({ from, event, actor, to }) => {
    const { db } = await createTestDatabase();
    const trip = await storeSampleTrip(db, createTripFor(from, event));
    await doorOf(actor, event)(db, trip);
    const outcome = await readOutcome(db, trip.id);
    expect(outcome.trip).toMatchObject({ ...tripStates[to], version: 2 });
    expect(outcome.history).toHaveLength(2);
    expect(outcome.history[1]).toMatchObject({ version: 2, event, actor, from: tripStates[from], to: tripStates[to] });
    expect(outcome.mails).toEqual([mailOf[event]].filter((kind) => kind !== null));
    const stored = await readStoredState(db);
    await doorOf(actor, event)(db, trip);
    expect(await readStoredState(db)).toEqual(stored);
  });

  it('change by nothing else', { timeout: 120_000 }, async () => {
    const { db } = await createTestDatabase();
    for (const { from, event, actor } of refused) {
      const trip = await storeSampleTrip(db, createTripFor(from, event));
      const before = await readOutcome(db, trip.id);
      await doorOf(actor, event)(db, trip);
      expect(await readOutcome(db, trip.id), `${from} ${event} ${actor}`).toEqual(before);
      await db.deleteFrom('trips').where('id', '=', trip.id).execute();
    }
  });

  it.each(allowed)('$from: $event by $actor is whole or nothing wherever the process dies', { timeout: 60_000 }, async (one) => {
    const { from, event, actor, to } = one;
    const { db, url } = await createTestDatabase();
    const trip = await storeSampleTrip(db, createTripFor(from, event));
    const before = JSON.stringify(await readStoredState(db));
    let deaths = 0;
    for (let statement = 1; JSON.stringify(await readStoredState(db)) === before; statement += 1) {
      expect(statement).toBeLessThan(100);
      const dying = createCrashingDatabase(url, statement);
      await doorOf(actor, event)(dying.db, trip).catch(() => undefined);
      if (dying.hasCrashed()) deaths += 1;
      await dying.db.destroy();
    }
    // At least before the read and before the one statement that writes.
    expect(deaths).toBeGreaterThanOrEqual(2);
    const outcome = await readOutcome(db, trip.id);
    expect(outcome.trip).toMatchObject({ ...tripStates[to], version: 2 });
    expect(outcome.history.map(({ event: name }) => name)).toEqual(['request', event]);
    expect(outcome.mails).toEqual([mailOf[event]].filter((kind) => kind !== null));
  });
});
