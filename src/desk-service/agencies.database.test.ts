import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createYogaHandler } from '#api/run/http-handler.ts';
import { schema } from '#api/schema.ts';
import { createKey } from '#api/testing/booked-trip.ts';
import { createSampleItinerary, dateAhead } from '#api/testing/sample-input.ts';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { admitKey } from '#operations/agencies/agency-keys.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const typed = {
  ...{ name: 'Reisbureau Zon', site: 'nl', language: 'nl', firstName: 'Zoë', lastName: 'Zon', email: 'zoe@zon.example' },
  ...{ phone: '020 123 45 67', street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', vatNumber: '' },
  organisationNumber: '68750110',
  ...{ paymentMethod: 'invoice-afterwards', commissionPercent: '5', monthLimit: '', requestsPerMinute: '60' },
};
type Typed = Partial<typeof typed>;

const fields =
  'reference ownReference state version totalCents commissionCents cancellation { feeCents } quotes { key quoteId totalCents isChosen }';
const answer = `{ trip { ${fields} } errors { field code } }`;
const operations = {
  request: `mutation ($key: String!, $itinerary: ItineraryInput!, $own: String) {
    done: requestAgencyTrip(idempotencyKey: $key, itinerary: $itinerary, ownReference: $own,
      contact: { name: "Guus", phoneNumber: "+31612345678" }) ${answer} }`,
  order: `mutation ($key: String!, $reference: String!, $version: Int!, $total: Int!) {
    done: orderAgencyTrip(idempotencyKey: $key, reference: $reference, version: $version, expectedTotalCents: $total) ${answer} }`,
  change: `mutation ($key: String!, $reference: String!, $version: Int!, $total: Int!, $itinerary: ItineraryInput!) {
    done: changeAgencyTrip(idempotencyKey: $key, reference: $reference, version: $version, expectedTotalCents: $total,
      itinerary: $itinerary) ${answer} }`,
  previewChange: `query ($reference: String!, $itinerary: ItineraryInput!) {
    done: previewAgencyChange(reference: $reference, itinerary: $itinerary) { preview { totalCents version } errors { code } } }`,
  cancel: `mutation ($key: String!, $reference: String!, $version: Int!, $fee: Int!) {
    done: cancelAgencyTrip(idempotencyKey: $key, reference: $reference, version: $version, expectedFeeCents: $fee) ${answer} }`,
  price: `query ($itinerary: ItineraryInput!) {
    done: previewAgencyPrice(itinerary: $itinerary) { preview { quotes { totalCents } } errors { code } } }`,
  list: `query ($after: String) { done: agencyTrips(first: 2, after: $after) { trips { reference } next } }`,
  one: `query ($reference: String!) { done: agencyTrip(reference: $reference) { ${fields} } }`,
  self: '{ done: agency { name orderedCents monthLimitCents } }',
} as const;

const tripSchema = v.object({
  ...{ reference: v.string(), ownReference: v.string(), state: v.string(), version: v.number(), totalCents: v.number() },
  commissionCents: v.number(),
  cancellation: v.nullable(v.object({ feeCents: v.number() })),
  quotes: v.array(v.object({ key: v.string(), quoteId: v.null(), totalCents: v.number(), isChosen: v.boolean() })),
});
const errorsSchema = v.array(v.looseObject({ extensions: v.optional(v.looseObject({ code: v.optional(v.string()) })) }));
const doneSchema = v.object({ trip: v.nullable(tripSchema), errors: v.array(v.object({ field: v.string(), code: v.string() })) });

/** An office with agencies, and their API as the door opens it. */
async function createOffice() {
  const world = await createWorld();
  const { context, db } = world;
  const sales = openFor(await enter(context, { roles: ['sales'] }));
  const handle = createYogaHandler({ schema, context, introspection: false });
  const create = async (changes: Typed = {}) => {
    const made = await sales.acts.agencies.create({ ...typed, ...changes, sure: true });
    if (!made.isDone) throw new Error(issuesOf(made).join());
    return made.value.id;
  };
  const api = (agencyId: string | undefined) => async (name: keyof typeof operations, variables: object) => {
    const body = JSON.stringify({ query: operations[name], variables });
    const headers = { 'content-type': 'application/json' };
    const response = await handle(new Request('http://localhost/graphql', { method: 'POST', headers, body }), agencyId);
    const { data, errors } = v.parse(
      v.object({ data: v.optional(v.nullable(v.looseObject({ done: v.unknown() }))), errors: v.optional(errorsSchema, []) }),
      await response.json(),
    );
    return { done: data?.done ?? null, code: errors[0]?.extensions?.code ?? null };
  };
  const request = async (ask: ReturnType<typeof api>, changes: object = {}) => {
    const { done } = await ask('request', { key: createKey(), itinerary: createSampleItinerary(), own: 'ZON-1', ...changes });
    const { trip, errors } = v.parse(doneSchema, done);
    if (trip === null) throw new Error(JSON.stringify(errors));
    return trip;
  };
  return { ...world, context, db, sales, create, api, request };
}

const done = (answered: { readonly done: unknown }) => v.parse(doneSchema, answered.done);

describe('an agency at the desk', () => {
  it('is made by sales and read by all who see trips, and by nobody else', async () => {
    const { context, sales, create } = await createOffice();
    const id = await create();
    const one = await sales.queries.agencies.one({ id });
    expect(one).toMatchObject({
      name: 'Reisbureau Zon',
      phone: '+31201234567',
      requestsPerMinute: 60,
      monthLimitCents: null,
      monthCents: 0,
    });
    expect(one?.customerId).toMatch(/-/);
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    expect(await planner.queries.agencies.list({})).toMatchObject([{ id, trips: 0 }]);
    expect(await statusOf(() => planner.acts.agencies.makeKey({ id }))).toBe(404);
    expect(await statusOf(() => planner.queries.agencies.keys({ id }))).toBe(404);
    const editor = openFor(await enter(context, { roles: ['editor'] }));
    expect(await statusOf(() => editor.queries.agencies.one({ id }))).toBe(404);
  });

  it('is asked about where there is one of its name, and stands beside it once a person is sure', async () => {
    const { sales, create } = await createOffice();
    const id = await create();
    const again = { ...typed, name: 'REISBUREAU  zon', city: 'Zwolle' };
    const asked = await sales.acts.agencies.create({ ...again, sure: false });
    expect(asked).toMatchObject({ isDone: false, problem: 'ask-same-agency', values: { name: 'Reisbureau Zon', city: 'Utrecht' } });
    expect((await sales.queries.agencies.list({})).length).toBe(1);
    expect(problemOf(await sales.acts.agencies.create({ ...again, sure: true }))).toBeNull();
    await sales.acts.agencies.end({ id, version: '1', isEnded: true });
    expect(problemOf(await sales.acts.agencies.create({ ...typed, sure: false }))).toBe('ask-same-agency');
  });

  it('is refused where an order of it would be', async () => {
    const { sales } = await createOffice();
    const wrong = { ...typed, name: '', zipcode: '12', phone: 'x', commissionPercent: '31', monthLimit: '-1', requestsPerMinute: '0' };
    expect(issuesOf(await sales.acts.agencies.create({ ...wrong, sure: false })).toSorted()).toEqual([
      ...[
        'commissionPercent too-many',
        'monthLimit invalid',
        'name required',
        'phone phone',
        'requestsPerMinute too-few',
        'zipcode postcode',
      ],
    ]);
  });

  it('has two keys at most, of which the hash alone is stored, and an ended one opens nothing', async () => {
    const { db, sales, create } = await createOffice();
    const id = await create();
    const make = async () => {
      const made = await sales.acts.agencies.makeKey({ id });
      return made.isDone ? made.value.key : made.problem;
    };
    const [first, second, third] = [await make(), await make(), await make()];
    expect(third).toBe('too-many-keys');
    expect(await admitKey(db, first)).toEqual({ agencyId: id });
    const stored = await db.selectFrom('agency_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first);
    expect(stored.map(({ hash }) => hash.toString('hex'))).toContain(createHash('sha256').update(first).digest('hex'));
    const keys = await sales.queries.agencies.keys({ id });
    const of = (key: string) => keys.find(({ hint }) => hint === key.slice(-4));
    expect([of(first)?.lastUsedAt, of(second)?.lastUsedAt]).toEqual([expect.any(String), null]);
    expect(problemOf(await sales.acts.agencies.endKey({ id, key: of(first)?.id ?? '' }))).toBeNull();
    expect([await admitKey(db, first), await admitKey(db, second)]).toEqual([null, { agencyId: id }]);
    expect(problemOf(await sales.acts.agencies.endKey({ id, key: of(first)?.id ?? '' }))).toBe('gone');
    expect(await admitKey(db, `cva_${'x'.repeat(27)}`)).toBeNull();
    const version = String((await sales.queries.agencies.one({ id }))?.version);
    expect(problemOf(await sales.acts.agencies.end({ id, version, isEnded: true }))).toBeNull();
    expect([await admitKey(db, second), await make()]).toEqual([null, 'agency-ended']);
    const acts = (await db.selectFrom('staff_audit').select('act').where('subject', '=', `agency ${id}`).execute()).map(({ act }) => act);
    expect(acts.toSorted()).toEqual(['create-agency', 'end-agency', 'end-agency-key', 'make-agency-key', 'make-agency-key']);
  });

  it('is not changed by somebody who saw an older one', async () => {
    const { sales, create } = await createOffice();
    const id = await create();
    expect(problemOf(await sales.acts.agencies.change({ ...typed, id, version: '1', commissionPercent: '7,5' }))).toBeNull();
    expect(problemOf(await sales.acts.agencies.change({ ...typed, id, version: '1' }))).toBe('agency-changed');
    expect((await sales.queries.agencies.one({ id }))?.commissionPercent).toBe(7.5);
  });

  it('sends as much in a minute as was agreed', async () => {
    const { db, sales, create } = await createOffice();
    const id = await create({ requestsPerMinute: '2' });
    const made = await sales.acts.agencies.makeKey({ id });
    const key = made.isDone ? made.value.key : '';
    const admitted = [await admitKey(db, key), await admitKey(db, key), await admitKey(db, key)];
    expect(admitted).toEqual([{ agencyId: id }, { agencyId: id }, { wait: expect.any(Number) }]);
    await sql`update agency_minutes set began_at = began_at - interval '1 minute'`.execute(db);
    expect(await admitKey(db, key)).toEqual({ agencyId: id });
  });
});

describe('an agency by API', () => {
  it('asks the price on its terms, orders, changes and cancels a trip', async () => {
    const { sales, create, api, request, db } = await createOffice();
    const id = await create();
    const ask = api(id);
    const itinerary = createSampleItinerary();
    const price = async () => JSON.stringify((await ask('price', { itinerary })).done);
    const usual = await price();
    const customer = (await sales.queries.agencies.one({ id }))?.customerId ?? '';
    const agreed = {
      discountPercent: '10',
      discountText: 'Raamcontract',
      paymentDays: '30',
      isWithoutDeposit: '',
      needsPurchaseOrder: 'on',
      creditLimit: '',
      ...{ invoicing: '', invoiceEmail: '', depositPercent: '', depositDays: '' },
    };
    expect(problemOf(await sales.acts.customers.agreeTerms({ id: customer, version: '2', ...agreed }))).toBeNull();
    const trip = await request(ask, { itinerary });
    expect(trip).toMatchObject({ state: 'quote', ownReference: 'ZON-1' });
    expect([usual.includes(`"totalCents":${trip.totalCents}`), (await price()).includes(`"totalCents":${trip.totalCents}`)]).toEqual([
      false,
      true,
    ]);
    const order = { key: createKey(), reference: trip.reference, version: trip.version, total: trip.totalCents };
    const ordered = done(await ask('order', order));
    expect(ordered).toMatchObject({ trip: { state: 'booked', totalCents: trip.totalCents }, errors: [] });
    // The same again is the same order.
    expect(done(await ask('order', order))).toEqual(ordered);
    expect(ordered.trip?.commissionCents).toBeGreaterThan(0);
    const stored = await db.selectFrom('trips').selectAll().where('reference', '=', trip.reference).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      invoice: {
        purchaseOrder: 'ZON-1',
        organisation: 'Reisbureau Zon',
        organisationNumber: '68750110',
        paymentMethod: 'invoice-afterwards',
      },
      first_contact: { name: 'Guus' },
    });
    const later = createSampleItinerary({ passengers: '49' });
    const { done: preview } = await ask('previewChange', { reference: trip.reference, itinerary: later });
    const { totalCents, version } = v.parse(
      v.object({ preview: v.looseObject({ totalCents: v.number(), version: v.number() }) }),
      preview,
    ).preview;
    const changed = done(
      await ask('change', { key: createKey(), reference: trip.reference, version, total: totalCents, itinerary: later }),
    );
    expect(changed.errors).toEqual([]);
    const fee = changed.trip?.cancellation?.feeCents ?? -1;
    const cancel = { key: createKey(), reference: trip.reference, version: changed.trip?.version ?? 0, fee };
    expect(done(await ask('cancel', { ...cancel, fee: fee + 1 })).errors).toMatchObject([{ code: 'changed' }]);
    expect(done(await ask('cancel', { ...cancel, key: createKey() }))).toMatchObject({ trip: { state: 'cancelled' } });
  });

  it('declines a quote, which costs nothing', async () => {
    const { create, api, request } = await createOffice();
    const ask = api(await create());
    const { reference, version } = await request(ask);
    const cancel = { key: createKey(), reference, version, fee: 0 };
    expect(done(await ask('cancel', cancel))).toMatchObject({ trip: { state: 'declined' }, errors: [] });
  });

  it('sees and moves trips of its own alone, and nobody does without a key', async () => {
    const { create, api, request } = await createOffice();
    const [zon, maan] = [await create(), await create({ name: 'Maanreizen', email: 'mo@maan.example' })];
    const key = createKey();
    const [own, others] = [await request(api(zon), { key }), await request(api(maan), { key })];
    expect(own.reference).not.toBe(others.reference);
    expect((await api(zon)('one', { reference: others.reference })).done).toBeNull();
    expect((await api(zon)('list', {})).done).toMatchObject({ trips: [{ reference: own.reference }], next: null });
    const { reference, version, totalCents: total } = others;
    for (const [name, more] of [
      ['order', { total }],
      ['change', { total, itinerary: createSampleItinerary() }],
      ['cancel', { fee: 0 }],
    ] as const)
      expect(done(await api(zon)(name, { key: createKey(), reference, version, ...more })).errors).toMatchObject([
        { code: 'trip-not-found' },
      ]);
    expect((await api(zon)('previewChange', { reference, itinerary: createSampleItinerary() })).done).toMatchObject({ preview: null });
    for (const agencyId of [undefined, '019aa5b0-0000-7000-8000-000000000002'])
      expect(await api(agencyId)('self', {})).toEqual({ done: null, code: 'UNAUTHENTICATED' });
  });

  it('lists its trips page by page', async () => {
    const { create, api, request } = await createOffice();
    const ask = api(await create());
    const made = [await request(ask), await request(ask), await request(ask)].map(({ reference }) => reference);
    const page = v.object({ trips: v.array(v.object({ reference: v.string() })), next: v.nullable(v.string()) });
    const first = v.parse(page, (await ask('list', {})).done);
    const second = v.parse(page, (await ask('list', { after: first.next })).done);
    expect([...first.trips, ...second.trips].map(({ reference }) => reference)).toEqual(made.toReversed());
    expect(second.next).toBeNull();
  });

  it('orders no more than its monthly limit, also by two orders at once and by a change', async () => {
    const { create, api, request, db } = await createOffice();
    const id = await create();
    const ask = api(id);
    const [one, other] = [await request(ask), await request(ask, { itinerary: createSampleItinerary({ passengers: '47' }) })];
    await sql`update agencies set month_limit_cents = ${one.totalCents + 100}`.execute(db);
    const orders = [one, other].map(({ reference, version, totalCents: total }) =>
      ask('order', { key: createKey(), reference, version, total }),
    );
    const codes = (await Promise.all(orders)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['MONTH_LIMIT', null]);
    expect((await ask('self', {})).done).toMatchObject({ orderedCents: expect.any(Number), monthLimitCents: one.totalCents + 100 });
    const booked = codes[0] === null ? one : other;
    const change = { key: createKey(), reference: booked.reference, version: booked.version, total: booked.totalCents + 200 };
    expect((await ask('change', { ...change, itinerary: createSampleItinerary() })).code).toBe('MONTH_LIMIT');
    await sql`update trips set booked_at = booked_at - interval '1 month' where booked_at is not null`.execute(db);
    expect((await ask('self', {})).done).toMatchObject({ orderedCents: 0 });
  });

  it('learns what is wrong with a request', async () => {
    const { create, api } = await createOffice();
    const ask = api(await create());
    const wrong = createSampleItinerary({ passengers: '0', stops: [{ placeText: 'Utrecht', date: dateAhead(-1), time: '08:00' }] });
    const { errors } = done(await ask('request', { key: createKey(), itinerary: wrong }));
    expect(errors.map(({ code }) => code)).toContain('too-few-stops');
    expect(done(await ask('request', { key: 'short', itinerary: createSampleItinerary() })).errors).toEqual([
      { field: 'idempotencyKey', code: 'invalid' },
    ]);
  });
});

describe('rates that were agreed with an agency', () => {
  it('are in what it asks by API, and in a change of what it booked, also after other rates', async () => {
    const { sales, create, api, request, db } = await createOffice();
    const ask = api(await create());
    const { totalCents: usual } = await request(ask);
    const [customer] = (await sales.queries.customers.list({ search: 'Reisbureau Zon', kind: '', page: 1 })).customers;
    if (customer === undefined) throw new Error('No record of the agency');
    const none = { dayCents: '', kilometreCents: '', hourCents: '', minimumCents: '' };
    const coach = { dayCents: '150', kilometreCents: '0,95', hourCents: '38', minimumCents: '400' };
    const agree = async (later: number, kilometreCents: string) =>
      await sales.acts.customers.agreeRates({
        ...{ id: customer.id, version: String(customer.version + later), from: dateAhead(50), until: '', sure: true },
        replaces: later === 0 ? '' : dateAhead(50),
        vehicles: {
          ...{ taxiBus: none, minibus: none, midibus: none, doubleDecker: none, specialBus: none },
          coachHire: { ...coach, kilometreCents },
        },
      });
    expect(problemOf(await agree(0, '0,95'))).toBeNull();
    const longer = createSampleItinerary({
      stops: [
        { placeKey: 'sample:utrecht', date: dateAhead(60), time: '08:00' },
        { placeText: 'Kaatsheuvel', date: dateAhead(60), time: '19:30' },
        { placeText: 'Utrecht' },
      ],
    });
    const priceOf = async (itinerary: object) =>
      v.parse(
        v.object({ preview: v.object({ quotes: v.array(v.object({ totalCents: v.number() })) }) }),
        (await ask('price', { itinerary })).done,
      ).preview.quotes[0]?.totalCents ?? 0;
    const [own, ownLonger] = [await priceOf(createSampleItinerary()), await priceOf(longer)];
    expect(own).toBeLessThan(usual);
    expect(ownLonger).toBeGreaterThan(own);
    const asked = await request(ask);
    expect(asked.totalCents).toBe(own);
    const of = { reference: asked.reference };
    const ordered = done(await ask('order', { key: createKey(), ...of, version: asked.version, total: own })).trip;
    expect(ordered).toMatchObject({ state: 'booked', totalCents: own });
    expect(problemOf(await agree(1, '1,90'))).toBeNull();
    expect(await priceOf(longer)).toBeGreaterThan(ownLonger);
    const { done: shown } = await ask('previewChange', { ...of, itinerary: longer });
    expect(shown).toMatchObject({ preview: { totalCents: ownLonger } });
    const change = { key: createKey(), ...of, version: ordered?.version, total: ownLonger, itinerary: longer };
    expect(done(await ask('change', change)).trip).toMatchObject({ totalCents: ownLonger });
    const row = await db.selectFrom('trips').select('quote').where('reference', '=', asked.reference).executeTakeFirstOrThrow();
    expect(row.quote).toMatchObject({ agreed: { rates: { vehicles: { coachHire: { kilometreCents: 95 } } } } });
  });
});
