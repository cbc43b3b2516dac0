import { describe, expect, it } from 'vitest';
import { createAsking, createKey, travelOf } from '#api/testing/ask.ts';
import { createSampleItinerary, dateAhead } from '#api/testing/sample-input.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';

import { answerDueOf } from '#domain/trip/answer-due.ts';

import { alertAnswersWhenDue, listAlerts } from '#operations/alerts/alert-trips.ts';
import { cancelForCustomer } from '#operations/bookings/cancel-booking.ts';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { insertDepot, upsertOperator } from '#operations/fleet/operator-store.ts';
import { acceptOffer } from '#operations/partners/answer-offer.ts';
import { draftOffer } from '#operations/partners/draft-offer.ts';
import { saveProfile } from '#operations/partners/partner-store.ts';
import { samplePartner } from '#operations/partners/rules/testing/sample-partner.ts';
import { sendOffer } from '#operations/partners/send-offer.ts';
import { addStock, removeStock } from '#operations/partners/supply/edit-supply.ts';
import { readSupplyOf } from '#operations/partners/supply/read-supply.ts';
import { confirmRequest } from '#operations/quotes/confirm-request.ts';
import { declineWithAlternatives } from '#operations/quotes/decline.ts';
import { findAlternatives } from '#operations/quotes/find-alternatives.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { insertCapacityEntry, readSupply, readUse } from './capacity-store.ts';
import { capacityOn, nothingUsed } from './rules/capacity.ts';

const staff = { kind: 'staff', name: 'Mo Sales', id: null, rights: staffRights } as const;
const day = dateAhead(60);
const region = 'NL Nieuwegein';
const { depots } = houseRates('2026-11-22T10:00:00Z');

/** The sites, with this many coaches of a partner near Utrecht; null: none entered. */
async function createWorld(units: number | null) {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const asking = createAsking(context);
  const entry = { region, class: 'coachHire', fromDay: day, untilDay: day, operatorId: null, reason: '', by: 'test' } as const;
  const put = async (kind: 'allotment' | 'stop-sell', count: number) =>
    await insertCapacityEntry(db, { ...entry, kind, units: count, releaseDays: null });
  if (units !== null) await put('allotment', units);
  const createQuote = async () => {
    const { quoteId } = travelOf(await asking.requestQuote());
    const { quotes, reference } = travelOf(await asking.saveContactDetails(quoteId));
    return { quoteId, reference, total: quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0 };
  };
  const accept = async ({ quoteId, total }: Awaited<ReturnType<typeof createQuote>>, key = createKey()) =>
    travelOf(await asking.acceptQuote(quoteId, { total, key }));
  const count = async () => {
    const cell = { region, class: 'coachHire', day } as const;
    const use = await readUse(db, { regions: [region], fromDay: day });
    const used = use.get(`${region}|coachHire|${day}`) ?? nothingUsed;
    return capacityOn(cell, { supply: await readSupply(db, depots), used, today: dateAhead(0) });
  };
  const mails = async (kind: string) =>
    (await db.selectFrom('outbox').select('message_id').execute()).filter(({ message_id }) => message_id.startsWith(`<${kind}`)).length;
  return { db, context, asking, put, createQuote, accept, count, mails };
}

describe('an order', () => {
  it('is a booking at once if vehicles are not counted, and is counted all the same', async () => {
    const world = await createWorld(null);
    expect(await world.accept(await world.createQuote())).toMatchObject({ status: 'Geboekt' });
    expect(await world.count()).toMatchObject({ isCounted: false, bookedOpen: 1 });
  });

  it('of the last coach, twenty at once, is one booking and nineteen requests; nobody else is billed', async () => {
    const world = await createWorld(1);
    const quotes = await Promise.all(Array.from({ length: 20 }, world.createQuote));
    const answers = await Promise.all(quotes.map((quote) => world.accept(quote)));
    expect(answers.filter(({ status }) => status === 'Geboekt')).toHaveLength(1);
    const others = answers.filter(({ status }) => status === 'Aanvraag');
    expect(others).toHaveLength(19);
    expect(others.every(({ personReasons, bookingId }) => personReasons.join() === 'capacity' && bookingId === null)).toBe(true);
    expect(await world.count()).toMatchObject({ bookedOpen: 1, free: 0 });
    expect(await world.db.selectFrom('invoices').select('id').execute()).toHaveLength(1);
    expect(await world.mails('request-received')).toBe(19);
  });

  it('that is repeated under its key takes nothing twice', async () => {
    const world = await createWorld(2);
    const [quote, key] = [await world.createQuote(), createKey()];
    await Promise.all(Array.from({ length: 5 }, () => world.accept(quote, key)));
    expect(await world.count()).toMatchObject({ bookedOpen: 1, free: 1 });
  });

  it('whose connection dies before the commit took nothing', async () => {
    const world = await createWorld(1);
    const quote = await world.createQuote();
    const isCut = world.db.transaction().execute(async (tx) => {
      const inside = createAsking(createTestContext({ db: tx }));
      await inside.acceptQuote(quote.quoteId, { total: quote.total }).catch(() => undefined);
      throw new Error('cut');
    });
    await expect(isCut).rejects.toThrow('cut');
    expect(await world.count()).toMatchObject({ bookedOpen: 0, free: 1 });
    expect(await world.accept(quote)).toMatchObject({ status: 'Geboekt' });
  });

  it('during a stop-sell waits for an answer, although there are coaches', async () => {
    const world = await createWorld(5);
    const quote = await world.createQuote();
    await world.put('stop-sell', 0);
    expect(await world.accept(quote)).toMatchObject({ status: 'Aanvraag', personReasons: ['capacity'] });
  });
});

describe('the calendar of a partner', () => {
  it('is sold as well as our own vehicles, and a job that it has from us is one of them', async () => {
    const world = await createWorld(1);
    const { db, context, createQuote, accept, count } = world;
    const { operator: sample, profile, certificates } = samplePartner();
    const { id: _id, ...operator } = { ...sample, country: 'NL' } as const;
    const operatorId = (await upsertOperator(db, null, operator)) ?? '';
    await saveProfile(db, operatorId, profile);
    for (const each of certificates) await upsertCertificate(db, { subject: 'operator', id: operatorId }, each, 'Mo');
    await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52.029, longitude: 5.081 } });
    const by = { operatorId, name: sample.name };
    expect(await addStock({ db }, by, { class: 'coachHire', units: '1', fromDay: day, untilDay: day })).toEqual({ ok: true, value: true });
    expect(await count()).toMatchObject({ allotted: 1, partners: 1, free: 2 });
    const [first, second, third] = [await createQuote(), await createQuote(), await createQuote()];
    const { reference } = await accept(first);
    expect(await count()).toMatchObject({ bookedOpen: 1, free: 1 });
    const run = { reference, vehicleIndex: 0, staff };
    const priceCents = (await draftOffer(context, run))?.highestCents ?? 0;
    const asked = { ...run, mode: 'direct', partners: [operatorId], atOnce: 1, priceCents, raisePercent: 0, reason: '' } as const;
    expect(await sendOffer(context, asked)).toMatchObject({ ok: true });
    const { key } = await db.selectFrom('offer_recipients').select('key').executeTakeFirstOrThrow();
    expect(await acceptOffer(context, key)).toBe('accepted');
    expect(await count()).toMatchObject({ partners: 1, placed: 1, bookedOpen: 0, free: 1 });
    expect(await accept(second)).toMatchObject({ status: 'Geboekt' });
    expect(await accept(third)).toMatchObject({ status: 'Aanvraag', personReasons: ['capacity'] });
    const [line] = (await readSupplyOf(db, operatorId)).typed;
    expect(await removeStock({ db }, by, { id: line?.id })).toMatchObject({ ok: true });
    // The job that it has stays one.
    expect(await count()).toMatchObject({ partners: 1, placed: 1, bookedOpen: 1, free: 0 });
  });
});

describe('a request for want of a coach', () => {
  const createRequest = async () => {
    const world = await createWorld(1);
    const [first, second] = [await world.createQuote(), await world.createQuote()];
    const { reference } = await world.accept(first);
    await world.accept(second);
    return { ...world, booked: reference, second };
  };

  it('is confirmed by one press: a quote that binds, mailed, whose coach is reserved until it is ordered', async () => {
    const world = await createRequest();
    const asked = { reference: world.second.reference, staff, version: null, optionKey: null };
    const confirmed = await confirmRequest(world.context, asked);
    expect(confirmed.ok && confirmed.value.trip).toMatchObject({ status: 'Offerte', personReasons: [] });
    expect(await world.mails('quote-ready')).toBe(3);
    expect(await world.count()).toMatchObject({ bookedOpen: 1, held: 1, free: -1 });
    expect(await world.accept(world.second)).toMatchObject({ status: 'Geboekt' });
    expect(await world.count()).toMatchObject({ bookedOpen: 2, held: 0 });
    expect(await confirmRequest(world.context, asked)).toMatchObject({ ok: false, failure: { why: 'state' } });
  });

  it('is declined with other days that we can drive, named with their price in the mail and on the page', async () => {
    const world = await createRequest();
    const { reference, quoteId } = world.second;
    // Everything is sold on the day itself and on the day before.
    const isFree = (claims: readonly { readonly day: string }[]) => claims.every((claim) => claim.day > day);
    const capacity = { isFree, areCounted: () => true, listLacking: () => [] };
    const context = { ...world.context, capacity };
    const asked = await findTripByReference(world.db, reference);
    const found = asked === null ? [] : await findAlternatives(context, asked, context.now());
    expect(found.map(({ days, minutes }) => [days, minutes])).toEqual([
      [1, 0],
      [2, 0],
      [7, 0],
    ]);
    const decline = async (days: number) =>
      await declineWithAlternatives(context, { reference, staff, version: null, reason: 'full', shifts: [{ days, minutes: 0 }] });
    expect(await decline(-1)).toMatchObject({ ok: false, failure: { why: 'alternative-gone' } });
    expect((await findTripByReference(world.db, reference))?.status).toBe('Aanvraag');
    expect((await decline(1)).ok).toBe(true);
    expect(await findTripByReference(world.db, reference)).toMatchObject({ stage: 'no - loss', alternatives: [found[0]] });
    const mails = await world.db.selectFrom('outbox').select('payload').where('message_id', 'like', '<quote-declined%').execute();
    const search = `date=${found[0]?.departure.date}&time=08%3A00`;
    expect(mails).toMatchObject([{ payload: { alternatives: [{ ...found[0]?.departure, totalCents: found[0]?.totalCents }] } }]);
    expect(JSON.stringify(mails)).toContain(search);
    const { data } = await world.asking.execute(`{ getTravel(id: "${quoteId}") { alternatives { totalCents search } } }`, {});
    const page = { alternatives: [{ totalCents: found[0]?.totalCents, search: expect.stringContaining(search) }] };
    expect(data).toEqual({ getTravel: page });
  });

  it('raises an alert an hour before the promised answer is due, once, until answered', async () => {
    const world = await createRequest();
    const asked = await findTripByReference(world.db, world.second.reference);
    const answerBy = asked === null ? null : answerDueOf(asked);
    if (answerBy === null) throw new Error('Nothing was promised');
    expect(asked?.answerMinutes).toBe(120);
    const raiseAt = async (minutes: number) =>
      await alertAnswersWhenDue(world.context, new Date(Date.parse(answerBy) + minutes * 60_000).toISOString());
    expect([await raiseAt(-61), await raiseAt(-60), await raiseAt(0), await raiseAt(90)]).toEqual([0, 1, 0, 0]);
    expect(await listAlerts(world.db, 10)).toMatchObject([{ reference: world.second.reference, kind: 'unanswered' }]);
    await confirmRequest(world.context, { reference: world.second.reference, staff, version: null, optionKey: null });
    expect(await listAlerts(world.db, 10)).toEqual([]);
  });

  it('is not confirmed without the right', async () => {
    const world = await createRequest();
    const planner = { ...staff, rights: [] };
    const asked = { reference: world.second.reference, staff: planner, version: null, optionKey: null };
    expect(await confirmRequest(world.context, asked)).toMatchObject({ ok: false, failure: { why: 'no-right' } });
  });

  it('finds the coach of a booking that was cancelled free again', async () => {
    const world = await createRequest();
    await cancelForCustomer(world.context, { reference: world.booked, staff, version: null, feeCents: null, reason: 'ill' });
    expect(await world.count()).toMatchObject({ free: 1 });
    expect(await world.accept(await world.createQuote())).toMatchObject({ status: 'Geboekt' });
  });
});

describe('a visitor', () => {
  it('shows the price of a vehicle on request, and sends a request at that price', async () => {
    const { db } = await createTestDatabase();
    const asking = createAsking(
      createTestContext({ db, capacity: { isFree: () => false, areCounted: () => true, listLacking: () => [] } }),
    );
    const travel = travelOf(await asking.requestQuote({ itinerary: createSampleItinerary() }));
    expect(travel).toMatchObject({ status: 'Aanvraag', personReasons: ['capacity'], quotes: [] });
    const { data } = await asking.execute(`query ($id: String!) { getTravel(id: $id) { onRequestCents confirmBy newBookingPrice } }`, {
      id: travel.quoteId,
    });
    expect(data).toMatchObject({ getTravel: { onRequestCents: expect.any(Number), confirmBy: expect.any(String), newBookingPrice: null } });
  });
});
