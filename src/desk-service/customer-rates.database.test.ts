import { describe, expect, it } from 'vitest';
import { createAsking } from '#api/testing/ask.ts';
import { createKey } from '#api/testing/booked-trip.ts';
import { dateAhead } from '#api/testing/sample-input.ts';
import { composeStops, settleStops, toJourney } from '#desk/sales/journey-values.ts';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { insertPasskey } from '#operations/staff/passkey-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const bea = { firstName: 'Bea', lastName: 'Bel', email: 'bea@baken.nl', phone: '020 123 45 67', organisation: 'Het Baken' };
const visit = { site: 'nl', language: 'nl' };
const none = { dayCents: '', kilometreCents: '', hourCents: '', minimumCents: '' };
const nothing = { taxiBus: none, minibus: none, midibus: none, doubleDecker: none, specialBus: none };
const coach = { dayCents: '150', kilometreCents: '0,95', hourCents: '38', minimumCents: '400' };
const agreed = { dayCents: 15_000, kilometreCents: 95, hourCents: 3_800, minimumCents: 40_000 };
const day = dateAhead(60);

function journeyOf(date = day) {
  const stops = [
    { place: 'Utrecht', placeKey: 'sample:utrecht', placeLabel: 'Utrecht', date, time: '08:00' },
    { place: 'Kaatsheuvel', date, time: '17:30' },
    { place: 'Utrecht' },
  ];
  return toJourney(settleStops({ ...composeStops(stops), type: 'day-trip', passengers: '48', luggage: 'none' }));
}

/** An office with a customer who asked for a price before anything was agreed. */
async function createOffice({ hasColleague = false } = {}) {
  const world = await createWorld();
  const sales = openFor(await enter(world.context, { roles: ['sales'] }));
  const price = async (date?: string) => {
    const asked = { ...visit, journey: journeyOf(date), email: bea.email, organisation: bea.organisation };
    return (await sales.queries.callers.preview(asked)).quote?.choices[0] ?? null;
  };
  const request = async (toldCents: number) =>
    await sales.acts.callers.request({ ...visit, key: createKey(), journey: journeyOf(), customer: bea, toldCents });
  const usual = (await price())?.totalCents ?? 0;
  const first = await request(usual);
  const [customer] = (await sales.queries.customers.list({ search: 'baken', kind: '', page: 1 })).customers;
  if (customer === undefined) throw new Error('No customer');
  const agree = async (more: { from?: string; until?: string; replaces?: string; sure?: boolean; rates?: typeof coach } = {}, later = 0) =>
    await sales.acts.customers.agreeRates({
      ...{ id: customer.id, version: String(customer.version + later), replaces: '', from: addDays(day, -1), until: addDays(day, 1) },
      ...{ sure: false, vehicles: { ...nothing, coachHire: more.rates ?? coach }, ...more },
    });
  const tripOf = async (reference: string) => {
    const trip = await findTripByReference(world.db, reference);
    if (trip === null) throw new Error('No trip');
    return trip;
  };
  const owner = hasColleague ? await enterOwner(world.context) : null;
  return { ...world, sales, owner, price, request, usual, first, customer, agree, tripOf };
}

async function enterOwner(context: Awaited<ReturnType<typeof createWorld>>['context']) {
  const owner = await enter(context, { roles: ['owner'] });
  const { id } = owner.signedIn.member;
  const key = { publicKey: new Uint8Array([1]), counter: 0, transports: [] };
  await insertPasskey(context.db, { ...key, id, memberId: id, name: 'key' });
  return openFor(owner);
}

describe('rates that were agreed with a customer', () => {
  it('are in each new price of the period and recorded in its quote, which later rates leave as it is', async () => {
    const { agree, price, request, usual, sales, tripOf, first } = await createOffice();
    const later = await price(addDays(day, 2));
    expect(problemOf(await agree())).toBeNull();
    const own = await price();
    expect(own?.totalCents).toBeLessThan(usual);
    expect(own?.lines[0]).toMatchObject({ kind: 'vehicle', unitCents: 15_000 });
    expect(JSON.stringify(own?.lines[0])).toContain('"agreed"');
    expect(await price(addDays(day, 2))).toEqual(later);
    const sent = await request(own?.totalCents ?? 0);
    const reference = sent.isDone ? sent.value.reference : '';
    const trip = await tripOf(reference);
    expect(trip.quote?.agreed?.rates).toEqual({ from: addDays(day, -1), until: addDays(day, 1), vehicles: { coachHire: agreed } });
    const dearer = { ...coach, kilometreCents: '1,90' };
    expect(problemOf(await agree({ replaces: addDays(day, -1), rates: dearer }, 1))).toBeNull();
    expect((await tripOf(reference)).quote).toEqual(trip.quote);
    const [old, made] = await Promise.all([first.isDone ? tripOf(first.value.reference) : null, sales.queries.prices.draft({ reference })]);
    expect(old?.quote?.agreed).toBeUndefined();
    expect(JSON.stringify(made)).toContain('"unitCents":190');
  });

  it('are in the other times of a trip that we decline, which the mail and the page name without the form of ordinary prices', async () => {
    const { agree, request, usual, sales, tripOf, db, context } = await createOffice();
    expect(problemOf(await agree())).toBeNull();
    const sent = await request(
      (await sales.queries.callers.preview({ ...visit, journey: journeyOf(), email: bea.email, organisation: bea.organisation })).quote
        ?.choices[0]?.totalCents ?? 0,
    );
    const reference = sent.isDone ? sent.value.reference : '';
    const [other] = (await sales.queries.trips.alternatives({ reference })) ?? [];
    expect(other?.totalCents).toBeLessThan(usual);
    const { version, quoteKey } = await tripOf(reference);
    const alternatives = [`${other?.days} ${other?.minutes}`];
    expect(problemOf(await sales.acts.trips.decline({ reference, version: String(version), reason: '', alternatives }))).toBeNull();
    expect((await tripOf(reference)).alternatives).toMatchObject([{ totalCents: other?.totalCents, isAgreed: true }]);
    const [mail] = await db.selectFrom('outbox').select('payload').where('message_id', 'like', '<quote-declined%').execute();
    expect(mail?.payload).toMatchObject({ alternatives: [{ ...other?.departure, totalCents: other?.totalCents }] });
    expect(JSON.stringify(mail?.payload)).not.toContain(`date=${other?.departure.date}`);
    const page = await createAsking(context).execute(`{ getTravel(id: "${quoteKey}") { alternatives { totalCents search } } }`, {});
    expect(page.data).toEqual({ getTravel: { alternatives: [{ totalCents: other?.totalCents, search: '' }] } });
  });

  it('end where they are removed, and keep the other terms', async () => {
    const { agree, price, usual, sales, customer } = await createOffice();
    const { id } = customer;
    await agree();
    const terms = { discountPercent: '', discountText: '', paymentDays: '20', isWithoutDeposit: '', needsPurchaseOrder: '' };
    const more = { creditLimit: '', invoicing: '', invoiceEmail: '', depositPercent: '', depositDays: '' };
    const version = (add: number) => String(customer.version + add);
    expect(problemOf(await sales.acts.customers.agreeTerms({ id, version: version(1), ...terms, ...more }))).toBeNull();
    expect((await price())?.totalCents).toBeLessThan(usual);
    expect(problemOf(await sales.acts.customers.dropRates({ id, version: version(1), from: addDays(day, -1) }))).toBe('customer-changed');
    expect(problemOf(await sales.acts.customers.dropRates({ id, version: version(2), from: addDays(day, -1) }))).toBeNull();
    expect((await price())?.totalCents).toBe(usual);
    expect(await sales.queries.customers.terms({ id })).toMatchObject({ paymentDays: 20, agreedRates: [] });
    const { changes } = await sales.queries.customers.people({ id });
    expect(changes.map(({ what }) => what)).toEqual(['agree-rates', 'agree-terms', 'agree-rates']);
  });

  it('wait for a second person, who sees each amount; two who edit at once do not undo each other', async () => {
    const { agree, price, usual, sales, owner } = await createOffice({ hasColleague: true });
    expect(await agree()).toMatchObject({ isDone: true, value: { isAsked: true } });
    expect((await price())?.totalCents).toBe(usual);
    // Asked for the same days again, with one amount that was meant.
    expect(issuesOf(await agree({ from: day, until: '', rates: { ...coach, kilometreCents: '9,50' } }))).toEqual([
      'coachHire.kilometreCents unusual',
    ]);
    expect(await agree({ from: day, until: '', sure: true, rates: { ...coach, kilometreCents: '9,50' } })).toMatchObject({ isDone: true });
    const [one, other] = (await owner?.queries.approvals.open({})) ?? [];
    expect(one).toMatchObject({ kind: 'agreed-rates', subject: 'Het Baken', rates: { isUnusual: false, vehicles: { coachHire: agreed } } });
    expect(other).toMatchObject({ rates: { isUnusual: true, until: null } });
    expect(problemOf(await sales.acts.approvals.approve({ id: one?.id ?? '' }))).toBe('own-request');
    expect(owner && problemOf(await owner.acts.approvals.approve({ id: one?.id ?? '' }))).toBeNull();
    expect((await price())?.totalCents).toBeLessThan(usual);
    // The days are taken meanwhile.
    expect(owner && problemOf(await owner.acts.approvals.approve({ id: other?.id ?? '' }))).toBe('gone');
  });

  it('are refused for days that others have, with an old version, and without the right', async () => {
    const { agree, context, customer } = await createOffice();
    await agree();
    expect(await agree({ from: day, until: '' }, 1)).toMatchObject({ problem: 'rates-overlap', issues: [{ field: 'from' }] });
    expect(problemOf(await agree({ from: addDays(day, 5), until: '' }))).toBe('customer-changed');
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    const given = {
      id: customer.id,
      version: '2',
      replaces: '',
      from: day,
      until: '',
      sure: true,
      vehicles: { ...nothing, coachHire: coach },
    };
    expect(await statusOf(() => finance.acts.customers.agreeRates(given))).toBe(404);
  });
});
