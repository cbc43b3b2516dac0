import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createAsking, createKey, travelOf } from '#api/testing/ask.ts';
import { createSampleItinerary, dateAhead, sampleCustomer } from '#api/testing/sample-input.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { insertCapacityEntry, readSupply, readUse } from '#operations/capacity/capacity-store.ts';
import { capacityOn, nothingUsed } from '#operations/capacity/rules/capacity.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { listDueTrips } from '#operations/trips/due-trips.ts';
import { endReservationWhenDue, releaseForCustomer, reserveForCustomer } from './reserve-for-customer.ts';

const staff = { kind: 'staff', name: 'Mo Sales', id: null, rights: staffRights } as const;
const day = dateAhead(60);
const region = 'NL Nieuwegein';
const { depots } = houseRates('2026-11-22T10:00:00Z');

/** The sites, with this many coaches near Utrecht on the day. */
async function createWorld(units: number) {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const asking = createAsking(context);
  const entry = { region, class: 'coachHire', fromDay: day, untilDay: day, operatorId: null, reason: '', by: 'test' } as const;
  await insertCapacityEntry(db, { ...entry, kind: 'allotment', units, releaseDays: null });
  const createQuote = async (email = `klant-${createKey()}@example.nl`) => {
    const { quoteId, reference } = travelOf(await asking.requestQuote({ customer: { ...sampleCustomer, email } }));
    return { quoteId, reference };
  };
  const reserve = async (id: string, key = createKey()) =>
    await asking.run('reserveVehicles', {
      declared: '$key: String!, $id: String!, $version: Int!',
      given: 'idempotencyKey: $key, id: $id, version: $version',
      variables: { key, id, version: await asking.versionOf(id, key) },
    });
  const release = async (id: string) =>
    await asking.run('releaseReservation', { declared: '$id: String!', given: 'id: $id', variables: { id } });
  const order = async (id: string) => {
    const { quotes } = travelOf(await asking.saveContactDetails(id));
    return travelOf(await asking.acceptQuote(id, { total: quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0 }));
  };
  const count = async () => {
    const used = (await readUse(db, { regions: [region], fromDay: day })).get(`${region}|coachHire|${day}`) ?? nothingUsed;
    return capacityOn({ region, class: 'coachHire', day }, { supply: await readSupply(db, depots), used, today: dateAhead(0) });
  };
  const mails = async (kind: string) =>
    (await db.selectFrom('outbox').select('message_id').execute()).filter(({ message_id }) => message_id.startsWith(`<${kind}`)).length;
  const passTime = async (reference: string) =>
    await sql`update trips set reserved_until = now() - interval '1 second',
      reservation = jsonb_set(reservation, '{until}', to_jsonb(to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      where reference = ${reference}`.execute(db);
  const endDue = async () => {
    const due = await listDueTrips(db, { kind: 'reservation-over', after: null, limit: 10 });
    return await Promise.all(due.map(({ id }) => endReservationWhenDue(context, id)));
  };
  return { db, context, asking, createQuote, reserve, release, order, count, mails, passTime, endDue };
}

const onDay = (date: string) =>
  createSampleItinerary({
    stops: [
      { placeKey: 'sample:utrecht', date, time: '08:00' },
      { placeText: 'Kaatsheuvel', date, time: '17:30' },
      { placeText: 'Utrecht' },
    ],
  });

const codesOf = ({ errors }: { readonly errors: readonly { readonly code: string }[] }) => errors.map(({ code }) => code);

describe('vehicles that are set aside', () => {
  it('are nobody else’s until the customer orders them; the end is mailed; a second press changes nothing', async () => {
    const world = await createWorld(1);
    const [own, other] = [await world.createQuote(), await world.createQuote()];
    expect(travelOf(await world.reserve(own.quoteId))).toMatchObject({ status: 'Offerte' });
    expect(travelOf(await world.reserve(own.quoteId))).toMatchObject({ status: 'Offerte' });
    expect([await world.mails('reservation-made'), (await world.count()).held]).toEqual([1, 1]);
    const { data } = await world.asking.execute(
      `{ getTravel(id: "${own.quoteId}") { reservation { isOpen } reservationOffer { kind reason } } }`,
      {},
    );
    expect(data).toEqual({
      getTravel: { reservation: { isOpen: true }, reservationOffer: { kind: 'refused', reason: 'already-reserved' } },
    });
    expect(await world.order(other.quoteId)).toMatchObject({ status: 'Aanvraag', personReasons: ['capacity'] });
    expect(await world.order(own.quoteId)).toMatchObject({ status: 'Geboekt' });
    expect(await world.count()).toMatchObject({ bookedOpen: 1, held: 0 });
    expect(await world.endDue()).toEqual([]);
  });

  it('of the last coach, ten at once, are one reservation; the others wait for an answer', async () => {
    const world = await createWorld(1);
    const quotes = await Promise.all(Array.from({ length: 10 }, () => world.createQuote()));
    const answers = await Promise.all(quotes.map(({ quoteId }) => world.reserve(quoteId)));
    expect(answers.map((answer) => travelOf(answer).status).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'Aanvraag'),
      'Offerte',
    ]);
    expect(await world.count()).toMatchObject({ held: 1, free: 0 });
  });

  it('are for sale from the moment of their end, before the clock ends them too', async () => {
    const world = await createWorld(1);
    const [own, other] = [await world.createQuote(), await world.createQuote()];
    await world.reserve(own.quoteId);
    await world.passTime(own.reference);
    expect(await world.count()).toMatchObject({ held: 0, free: 1 });
    expect(await world.order(other.quoteId)).toMatchObject({ status: 'Geboekt' });
    expect(await world.order(own.quoteId)).toMatchObject({ status: 'Aanvraag' });
    expect(await world.endDue()).toEqual([]);
  });

  it('end by the clock with one mail; the quote stays, and the same customer cannot take them again', async () => {
    const world = await createWorld(1);
    const { quoteId, reference } = await world.createQuote();
    await world.reserve(quoteId);
    await world.passTime(reference);
    expect([await world.endDue(), await world.endDue(), await world.mails('reservation-ended')]).toEqual([[true], [], 1]);
    expect(codesOf(await world.reserve(quoteId))).toEqual(['already-reserved']);
    expect(await world.order(quoteId)).toMatchObject({ status: 'Geboekt' });
  });

  it('are given back by the customer at once, and twice without harm', async () => {
    const world = await createWorld(1);
    const { quoteId } = await world.createQuote();
    await world.reserve(quoteId);
    await world.release(quoteId);
    expect(codesOf(await world.release(quoteId))).toEqual([]);
    expect(await world.count()).toMatchObject({ held: 0, free: 1 });
    expect(await world.mails('reservation-ended')).toBe(0);
  });

  it('follow the quote to another day, and stay where that day is full', async () => {
    const world = await createWorld(1);
    const { quoteId } = await world.createQuote();
    await world.reserve(quoteId);
    const other = onDay(dateAhead(61));
    const { preview } = await world.asking.previewChange(quoteId, other);
    const change = { itinerary: other, total: preview?.totalCents ?? 0, version: preview?.version ?? 0 };
    const answer = await world.asking.changeItinerary(quoteId, change);
    // The region is counted, and nothing is there on the other day.
    expect(codesOf(answer)).toEqual(['needs-person']);
    expect(await world.count()).toMatchObject({ held: 1 });
  });
});

describe('a mailbox', () => {
  it('has three at once; the fourth is refused until one is released', async () => {
    const world = await createWorld(9);
    const quotes = await Promise.all(Array.from({ length: 4 }, () => world.createQuote('een@example.nl')));
    const ids = quotes.map(({ quoteId }) => quoteId);
    for (const id of ids.slice(0, 3)) expect(codesOf(await world.reserve(id))).toEqual([]);
    expect(codesOf(await world.reserve(ids[3] ?? ''))).toEqual(['too-many-reserved']);
    await world.release(ids[0] ?? '');
    expect(codesOf(await world.reserve(ids[3] ?? ''))).toEqual([]);
  });

  it('reserves nothing where nobody counts the vehicles', async () => {
    const world = await createWorld(1);
    const { quoteId } = await world.createQuote();
    const capacity = { isFree: () => true, areCounted: () => false, listLacking: () => [] };
    const asking = createAsking(createTestContext({ db: world.db, capacity }));
    const answer = await asking.run('reserveVehicles', {
      declared: '$id: String!, $version: Int!',
      given: `idempotencyKey: "${createKey()}", id: $id, version: $version`,
      variables: { id: quoteId, version: await asking.readVersion(quoteId) },
    });
    expect(codesOf(answer)).toEqual(['uncounted']);
  });
});

describe('staff', () => {
  it('reserve for a caller, again after the end, and take back with a mail', async () => {
    const world = await createWorld(1);
    const { reference, quoteId } = await world.createQuote();
    const act = { reference, staff, version: null };
    expect(await releaseForCustomer(world.context, act)).toMatchObject({ ok: false, failure: { why: 'not-reserved' } });
    expect((await reserveForCustomer(world.context, act)).ok).toBe(true);
    expect((await releaseForCustomer(world.context, act)).ok).toBe(true);
    expect(await world.mails('reservation-ended')).toBe(1);
    expect((await reserveForCustomer(world.context, act)).ok).toBe(true);
    expect(await world.count()).toMatchObject({ held: 1 });
    await world.release(quoteId);
    const full = { ...world.context, capacity: { isFree: () => false, areCounted: () => true, listLacking: () => [] } };
    expect(await reserveForCustomer(full, act)).toMatchObject({ ok: false, failure: { why: 'no-vehicle-free' } });
    const { rows } = await sql<{ event: string }>`select event from trip_history where event like '%reserv%' order by version`.execute(
      world.db,
    );
    expect(rows.map(({ event }) => event)).toEqual(['reserve', 'release-reservation', 'reserve', 'release-reservation']);
  });
});
