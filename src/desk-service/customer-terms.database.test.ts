import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codesOf, createKey, travelOf } from '#api/testing/booked-trip.ts';
import { dateAhead, sampleContactDetails } from '#api/testing/sample-input.ts';
import { composeStops, settleStops, toJourney } from '#desk/sales/journey-values.ts';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { insertPasskey } from '#operations/staff/passkey-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf, versionOf } from './testing/open-for.ts';

const visit = { site: 'nl', language: 'nl' };
const bea = { firstName: 'Bea', lastName: 'Bel', email: 'bea@baken.nl', phone: '020 123 45 67', organisation: 'Het Baken' };
const untyped = {
  discountPercent: '',
  discountText: '',
  paymentDays: '',
  isWithoutDeposit: '',
  needsPurchaseOrder: '',
  creditLimit: '',
  ...{ invoicing: '', invoiceEmail: '', depositPercent: '', depositDays: '' },
};

function journeyOf() {
  const date = dateAhead(60);
  const stops = [
    { place: 'Utrecht', placeKey: 'sample:utrecht', placeLabel: 'Utrecht', date, time: '08:00' },
    { place: 'Kaatsheuvel', date, time: '17:30' },
    { place: 'Utrecht' },
  ];
  return toJourney(settleStops({ ...composeStops(stops), type: 'day-trip', passengers: '48', luggage: 'none' }));
}

/** An office with one customer, who had a quote before anything was agreed. */
async function createOffice() {
  const world = await createWorld();
  const sales = openFor(await enter(world.context, { roles: ['sales'] }));
  const price = async (who: { email: string; organisation: string }) => {
    const { quote } = await sales.queries.callers.preview({
      ...visit,
      journey: journeyOf(),
      email: who.email,
      organisation: who.organisation,
    });
    return quote?.choices[0] ?? null;
  };
  const request = async (who: typeof bea, toldCents: number) =>
    await sales.acts.callers.request({ ...visit, key: createKey(), journey: journeyOf(), customer: who, toldCents });
  const usual = (await price(bea))?.totalCents ?? 0;
  const first = await request(bea, usual);
  if (!first.isDone) throw new Error('Not requested');
  const [customer] = (await sales.queries.customers.list({ search: 'baken', kind: '', page: 1 })).customers;
  if (customer === undefined) throw new Error('No customer');
  const agree = async (terms: Partial<typeof untyped>, version = customer.version) =>
    await sales.acts.customers.agreeTerms({ id: customer.id, version: String(version), ...untyped, ...terms });
  const tripOf = async (sent: Awaited<ReturnType<typeof request>>) => {
    const trip = sent.isDone ? await findTripByReference(world.db, sent.value.reference) : null;
    if (trip === null) throw new Error('No trip');
    return trip;
  };
  return { ...world, sales, price, request, usual, first, customer, agree, tripOf };
}

describe('terms that were agreed with a customer', () => {
  it('are in the price for a caller, for colleagues at the same domain too, and for nobody else', async () => {
    const { agree, price, request, usual, tripOf } = await createOffice();
    expect(
      problemOf(await agree({ discountPercent: '10', discountText: 'Raamcontract 2026', paymentDays: '45', isWithoutDeposit: 'on' })),
    ).toBeNull();
    const reduced = await price(bea);
    expect(reduced?.totalCents).toBe(usual - Math.round(usual / 10));
    expect(reduced?.lines.at(-1)).toMatchObject({ kind: 'discount' });
    expect(JSON.stringify(reduced?.lines.at(-1))).toContain('Raamcontract 2026');
    expect((await price({ email: 'new@baken.nl', organisation: 'HET  BAKEN' }))?.totalCents).toBe(reduced?.totalCents);
    for (const other of [
      { email: 'bea@baken.nl', organisation: '' },
      { email: 'x@gmail.com', organisation: 'Het Baken' },
      { email: '', organisation: '' },
    ]) {
      expect([other, (await price(other))?.totalCents]).toEqual([other, usual]);
    }
    expect(issuesOf(await request(bea, usual))).toEqual(['expectedTotalCents changed']);
    const trip = await tripOf(await request(bea, reduced?.totalCents ?? 0));
    expect(trip.quote).toMatchObject({
      agreed: { discountPercent: 10, discountText: 'Raamcontract 2026', paymentDays: 45, isWithoutDeposit: true },
      terms: { payment: { afterwardsDays: 45, depositPercent: 0 } },
    });
  });

  it('are not given on the sites, where anybody can type a customer’s address', async () => {
    const { agree, asking } = await createOffice();
    const { email, firstName, lastName, phone, organisation } = bea;
    const customer = { email, firstName, lastName, phone, organisation };
    const before = travelOf(await asking.requestQuote({ customer }));
    await agree({ discountPercent: '10', discountText: 'Raamcontract 2026', paymentDays: '45', isWithoutDeposit: 'on' });
    const after = travelOf(await asking.requestQuote({ customer }));
    expect(after.quotes.map(({ totalCents }) => totalCents)).toEqual(before.quotes.map(({ totalCents }) => totalCents));
    expect(after.quoteId).not.toBe(before.quoteId);
  });

  it('are in the lines that our people begin a price from', async () => {
    const { agree, sales, first } = await createOffice();
    await agree({ discountPercent: '5', discountText: 'Raamcontract 2026' });
    const reference = first.isDone ? first.value.reference : '';
    expect(JSON.stringify(await sales.queries.prices.draft({ reference }))).toContain('Raamcontract 2026');
  });

  it('ask each order for the customer’s own number, and keep a price with the customer whom it was made for', async () => {
    const { agree, request, price, tripOf, asking } = await createOffice();
    await agree({ discountPercent: '10', discountText: 'Raamcontract', needsPurchaseOrder: 'on' });
    const trip = await tripOf(await request(bea, (await price(bea))?.totalCents ?? 0));
    const details = (purchaseOrder: string, who: object = {}) => ({
      ...sampleContactDetails,
      customer: { ...bea, ...who },
      invoice: { ...sampleContactDetails.invoice, organisation: 'Het Baken', purchaseOrder },
    });
    expect(codesOf(await asking.saveContactDetails(trip.quoteKey, details('')))).toEqual(['invoice.purchaseOrder required']);
    const moved = { email: 'me@gmail.com', organisation: '' };
    expect(codesOf(await asking.saveContactDetails(trip.quoteKey, details('PO 7', moved)))).toEqual(['email invalid']);
    const saved = travelOf(await asking.saveContactDetails(trip.quoteKey, details('PO 7')));
    const total = saved.quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
    expect(travelOf(await asking.acceptQuote(trip.quoteKey, { total })).bookingId).not.toBeNull();
  });

  it('ask for it at the order too, where they were agreed after the details were given', async () => {
    const { agree, request, usual, tripOf, asking } = await createOffice();
    const trip = await tripOf(await request(bea, usual));
    const details = { ...sampleContactDetails, customer: bea, invoice: { ...sampleContactDetails.invoice, purchaseOrder: '' } };
    const saved = travelOf(await asking.saveContactDetails(trip.quoteKey, details));
    await agree({ needsPurchaseOrder: 'on' });
    const total = saved.quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
    expect(codesOf(await asking.acceptQuote(trip.quoteKey, { total }))).toEqual(['invoice.purchaseOrder required']);
  });

  it('are changed only with the latest version and the right to agree prices, with their previous values', async () => {
    const { agree, customer, sales, context, db } = await createOffice();
    expect(issuesOf(await agree({ discountPercent: '31', discountText: 'x' }))).toEqual(['discountPercent too-many']);
    expect(problemOf(await agree({ paymentDays: '20' }))).toBeNull();
    expect(problemOf(await agree({ paymentDays: '40' }))).toBe('customer-changed');
    expect(problemOf(await agree({}, customer.version + 1))).toBeNull();
    const { changes } = await sales.queries.customers.people({ id: customer.id });
    expect(changes).toMatchObject([
      { what: 'agree-terms', before: '20 d', after: '' },
      { what: 'agree-terms', before: '', after: '20 d' },
    ]);
    const { rows } = await sql`select 1 from customers where terms is not null`.execute(db);
    expect(rows).toEqual([]);
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    expect(await finance.queries.customers.terms({ id: customer.id })).toMatchObject({ discountPercent: 0 });
    expect(await statusOf(() => finance.acts.customers.agreeTerms({ id: customer.id, version: '1', ...untyped }))).toBe(404);
  });
});

/** An owner who could sign in, so that there is a second person. */
async function enterOwner(context: Awaited<ReturnType<typeof createOffice>>['context']) {
  const owner = await enter(context, { roles: ['owner'] });
  const { id } = owner.signedIn.member;
  const key = { publicKey: new Uint8Array([1]), counter: 0, transports: [] };
  await insertPasskey(context.db, { ...key, id, memberId: id, name: 'key' });
  return openFor(owner);
}

describe('a credit limit', () => {
  it('is shown, and beyond it a price is sent only once a second person has let the customer owe that much', async () => {
    const { agree, request, price, sales, customer, context } = await createOffice();
    const owner = await enterOwner(context);
    expect(issuesOf(await agree({ creditLimit: 'much' }))).toEqual(['creditLimit invalid']);
    const total = (await price(bea))?.totalCents ?? 0;
    expect(problemOf(await agree({ creditLimit: ((total - 1) / 100).toFixed(2) }))).toBeNull();
    expect(await sales.queries.customers.one({ id: customer.id })).toMatchObject({
      credit: { limitCents: total - 1, leftCents: total - 1 },
    });
    expect(problemOf(await request(bea, total))).toBe('over-credit');
    expect(problemOf(await request(bea, total))).toBe('over-credit');
    const [asked, ...others] = await owner.queries.approvals.open({});
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ kind: 'credit', subject: 'Het Baken', isOwn: false });
    expect(problemOf(await sales.acts.approvals.approve({ id: asked?.id ?? '' }))).toBe('own-request');
    expect(problemOf(await owner.acts.approvals.approve({ id: asked?.id ?? '' }))).toBeNull();
    expect(problemOf(await request(bea, total))).toBeNull();
  });

  it('holds for prices by hand and confirmed ones too, and lets others be', async () => {
    const { agree, sales, first, context, request, price } = await createOffice();
    await enterOwner(context);
    await agree({ creditLimit: '0' });
    const reference = first.isDone ? first.value.reference : '';
    const typed = {
      ...{
        reference,
        version: await versionOf(context, reference),
        total: '900.00',
        vehicle1: '',
        vehicle2: '',
        drivers: '1',
        validDays: '7',
      },
      ...{ isNewVersion: true, isMeant: true, note: '' },
    };
    expect(problemOf(await sales.acts.prices.byHand(typed))).toBe('over-credit');
    expect(await sales.queries.prices.draft({ reference })).toMatchObject({ credit: { limitCents: 0 } });
    expect((await sales.queries.trips.page({ reference }))?.money.credit).toMatchObject({ limitCents: 0, isBeyond: true });
    const other = { ...bea, email: 'jo@example.org', organisation: '' };
    expect(problemOf(await request(other, (await price(other))?.totalCents ?? 0))).toBeNull();
  });

  it('stops nobody who works alone', async () => {
    const { agree, request, usual } = await createOffice();
    await agree({ creditLimit: '0' });
    expect(problemOf(await request(bea, usual))).toBeNull();
  });
});
