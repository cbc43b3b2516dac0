import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createAsking } from '#api/testing/ask.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { departingIn, storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { addDays } from '#domain/calendar/date.ts';
import { formatLongDate } from '#domain/calendar/format-date.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { chosenOptionOf } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { cancelForCustomer } from '#operations/bookings/cancel-booking.ts';
import { completeWhenDue } from '#operations/bookings/complete.ts';
import { acceptQuote } from '#operations/quotes/accept-quote.ts';
import { findSummaryOf } from '#operations/summary-invoices/find-plan.ts';
import { issueDueSummaries } from '#operations/summary-invoices/issue-summaries.ts';
import { readAccount } from '#operations/trips/account.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import { resendMail } from '#operations/trips/resend-mail.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { findBrokenRules } from '#output/documents/testing/check-ubl.ts';
import { readPdf } from '#output/documents/testing/read-pdf.ts';
import { type MailPayload, mailPayload } from '#output/mail/messages.ts';
import { renderMail } from '#output/mail/render-mail.tsx';
import { createAttachments } from '#server/worker/mail-attachments.ts';
import { enter, statusOf } from './testing/enter.ts';
import { openFor, problemOf } from './testing/open-for.ts';

const place = { street: 'Dorpsstraat 5', zipcode: '3511 AA', city: 'Utrecht', country: 'NL' } as const;
const details = { organisation: 'Het Baken', vatNumber: 'NL004495445B01', ...place, paymentMethod: 'invoice-afterwards' } as const;
const staff = { ...atCommandLine, name: 'Test' };
const monthly = {
  ...{ discountPercent: '', discountText: '', paymentDays: '14', isWithoutDeposit: '', needsPurchaseOrder: '', creditLimit: '' },
  ...{ invoicing: 'monthly', invoiceEmail: 'boekhouding@baken.nl', depositPercent: '', depositDays: '' },
};

const accountQuery = `query ($id: String!) { getInvoices(id: $id) {
  invoices { number totalCents summary { trips totalCents } } summaryPlan { issueOn dueOn } } }`;

type Ordering = { readonly order?: string; readonly email?: string; readonly organisation?: string };

/** An office whose customer gets one invoice a month, and what makes and drives its trips. */
async function createOffice(terms: Partial<typeof monthly> = {}) {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const owner = openFor(await enter(context, { roles: ['owner'] }));
  const finance = openFor(await enter(context, { roles: ['finance'] }));

  const order = async ({ order: purchaseOrder = '', email = 'bea@baken.nl', organisation = details.organisation }: Ordering = {}) => {
    const sample = createSampleTrip();
    const stored = await storeSampleTrip(db, {
      ...sample,
      ...departingIn(sample, 24 * 60),
      customer: { ...sample.customer, email, organisation },
      invoice: { ...details, purchaseOrder, organisation },
    });
    const { totalCents: expectedTotalCents } = chosenOptionOf(stored);
    const booked = await acceptQuote(context, {
      ...{ idempotencyKey: randomUUID(), id: stored.quoteKey, version: stored.customerVersion, expectedTotalCents, optionKey: null },
      ...{ paymentMethod: null, agreements: { termsAndCondition: true, promotion: false } },
    });
    if (!booked.ok) throw new Error('Not booked');
    return booked.value.trip;
  };
  /** Driven so many days ago. */
  const drive = async (days: number, ordering: Ordering = {}) => {
    const trip = await order(ordering);
    const { itinerary } = departingIn(trip, -24 * days);
    await db
      .updateTable('trips')
      .set({ itinerary: JSON.stringify(itinerary), last_departure: sql`now() - interval '13 hours'` })
      .where('id', '=', trip.id)
      .execute();
    if (!(await completeWhenDue(context, trip.id))) throw new Error('Not driven');
    return trip;
  };
  const accountOf = async (reference: string) => {
    const trip = await findTripByReference(db, reference);
    if (trip === null) throw new Error('No trip');
    return { trip, ...(await readAccount(db, { trip, now: new Date().toISOString() })) };
  };
  await order();
  const [customer] = (await owner.queries.customers.list({ search: 'baken', kind: '', page: 1 })).customers;
  if (customer === undefined) throw new Error('No customer');
  const { version, id } = customer;
  const agreed = await owner.acts.customers.agreeTerms({ id, version: String(version), ...monthly, ...terms });
  if (problemOf(agreed) !== null) throw new Error('Not agreed');
  const run = async () => await issueDueSummaries(context);
  return { db, context, owner, finance, order, drive, accountOf, run, customerId: id };
}

const statement = (cents: number, text: string) => ({
  files: [
    {
      name: 'bank.sta',
      bytes: new TextEncoder().encode(
        [
          ...[':20:X', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C261120EUR0,'],
          ...[`:61:261121C${formatEuros(cents).replace('.', ',')}NTRFNONREF`, `:86:/NAME/Het Baken/REMI/${text}`, ':62F:C261121EUR0,'],
        ].join('\n'),
      ),
    },
  ],
});

describe('a customer with one invoice a month', () => {
  it('gets no invoice for a trip that is driven, and sees it wait with the others of its month', async () => {
    const { drive, accountOf, finance, customerId, db, context } = await createOffice();
    const trip = await drive(70, { order: 'PO-1' });
    expect((await accountOf(trip.reference)).billingDocuments).toEqual([]);
    const [waiting, ...others] = await finance.queries.summaries.waiting({});
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ customerId, customer: 'Het Baken', email: 'boekhouding@baken.nl', totalCents: 45_455 });
    expect(waiting?.trips).toMatchObject([{ reference: trip.reference, purchaseOrder: 'PO-1', subject: 'trip', totalCents: 45_455 }]);
    const { data } = await createAsking(context).execute(accountQuery, { id: trip.bookingKey });
    expect(data).toMatchObject({
      getInvoices: { invoices: [], summaryPlan: { issueOn: waiting?.issueOn, dueOn: addDays(waiting?.issueOn ?? '', 14) } },
    });
    const mails = await db.selectFrom('outbox').select('payload').where('trip_id', '=', trip.id).execute();
    expect(mails.map(({ payload }) => v.parse(mailPayload, payload).kind)).toEqual(['booking-confirmed']);
  });

  it('reads on the mail, the document and the page of each trip which invoice it goes on, and never a due date of its own', async () => {
    const { db, context, order, drive, accountOf, run } = await createOffice();
    const booked = await order();
    const documents = createDocuments({ addresses: context.addresses });
    const { due, summaryPlan } = await accountOf(booked.reference);
    if (summaryPlan === null) throw new Error('Not planned');
    expect(due[0]).toMatchObject({ dueOn: summaryPlan.dueOn, part: 'whole' });
    const readMail = async (trip: Trip, kind: MailPayload['kind']) => {
      const rows = await db.selectFrom('outbox').select('payload').where('trip_id', '=', trip.id).execute();
      const payload = rows.map((row) => v.parse(mailPayload, row.payload)).findLast((each) => each.kind === kind);
      if (payload === undefined) throw new Error(`Not mailed: ${kind}`);
      const files = await createAttachments({ db, documents }, { payload, tripId: trip.id });
      const pdf = files.find(({ fileName }) => fileName.endsWith('confirmation.pdf'));
      return { text: (await renderMail(payload, files)).text, pdf: pdf === undefined ? '' : (await readPdf(pdf.content)).text };
    };
    const { text, pdf } = await readMail(booked, 'booking-confirmed');
    const inMail = 'Zoals afgesproken komt deze reis op uw verzamelfactuur van';
    expect(text).toContain(inMail);
    expect(text).toContain(`U betaalt uiterlijk op ${formatLongDate(summaryPlan.dueOn, 'nl')}`);
    expect(text).not.toContain('de factuur sturen we na afloop van de reis');
    const inPdf = pdf.replaceAll(/\s+/g, ' ');
    expect(inPdf).toContain(inMail);
    expect(inPdf).not.toContain('Hele bedrag');

    await cancelForCustomer(context, { reference: booked.reference, staff, version: null, feeCents: 10_001, reason: '' });
    expect((await readMail(booked, 'booking-cancelled')).text).toContain('We sturen de factuur op');
    await resendMail(context, { reference: booked.reference, staff, kind: 'booking-cancelled' });
    const again = await readMail(booked, 'booking-cancelled');
    expect(again.text).toContain('komen de annuleringskosten op uw verzamelfactuur');

    // The document of a trip whose invoice was issued names that invoice.
    const driven = await drive(70);
    await run();
    const summary = await findSummaryOf(db, (await accountOf(driven.reference)).trip);
    expect(summary?.issueOn).toBe((await accountOf(driven.reference)).billingDocuments[0]?.issuedOn);
  });

  it('gets one for all of them, from booking to paid: mailed as PDF and e-invoice, matched by its number, settled on each trip', async () => {
    const { db, context, order, drive, accountOf, run, finance } = await createOffice();
    const [one, two] = [await drive(70, { order: 'PO-1' }), await drive(70, { email: 'kees@baken.nl', order: 'PO-2' })];
    const cancelled = await order({ order: 'PO-3' });
    await cancelForCustomer(context, { reference: cancelled.reference, staff, version: null, feeCents: 10_001, reason: '' });
    expect((await accountOf(cancelled.reference)).billingDocuments).toEqual([]);
    await sql`update trips set cancelation = jsonb_set(cancelation, '{at}', to_jsonb(${new Date(Date.now() - 70 * 86_400_000).toISOString()}::text))
      where id = ${cancelled.id}`.execute(db);

    expect([await run(), await run()]).toEqual([1, 0]);
    const total = 45_455 * 2 + 10_001;
    const [issued] = await finance.queries.summaries.issued({});
    expect(issued).toMatchObject({ trips: 3, totalCents: total, openCents: total, issuedBy: '', customer: 'Het Baken' });
    const number = issued?.number ?? '';
    expect(number).toMatch(/^INV-NL-\d{4}-000001$/);
    for (const { reference } of [one, two, cancelled]) {
      const { billingDocuments, due, information } = await accountOf(reference);
      expect(billingDocuments).toMatchObject([{ number, summary: { trips: 3, totalCents: total } }]);
      expect([due.length, information.status]).toEqual([1, 'open']);
    }

    const { data } = await createAsking(context).execute(accountQuery, { id: one.bookingKey });
    expect(data).toMatchObject({
      getInvoices: { invoices: [{ number, totalCents: 45_455, summary: { trips: 3, totalCents: total } }], summaryPlan: null },
    });
    const rows = await db.selectFrom('outbox').select(['payload', 'trip_id']).orderBy('created_at').execute();
    const mails = rows.map(({ payload, trip_id: tripId }) => ({ payload: v.parse(mailPayload, payload), tripId }));
    expect(mails.filter(({ payload: { kind } }) => kind === 'invoice-ready')).toEqual([]);
    const mail = mails.find(({ payload: { kind } }) => kind === 'summary-invoice');
    if (mail === undefined) throw new Error('Not mailed');
    const documents = createDocuments({ addresses: context.addresses });
    const files = await createAttachments({ db, documents }, mail);
    const rendered = await renderMail(mail.payload, files);
    expect(rendered.to.address).toBe('boekhouding@baken.nl');
    expect(rendered.text).toContain('3 reizen');
    for (const { reference } of [one, two, cancelled]) expect(rendered.text).toContain(reference);
    expect(rendered.text).toContain(`Onder vermelding van: ${number}`);
    const xml = new TextDecoder().decode(files.find(({ role }) => role === 'electronic-invoice')?.content);
    expect(findBrokenRules(xml)).toEqual([]);
    for (const text of ['PO-1', 'PO-2', 'PO-3', one.reference, formatEuros(total)]) expect(xml).toContain(text);
    const { text: pdf } = await readPdf(files.find(({ role }) => role === 'invoice')?.content ?? new Uint8Array());
    for (const text of ['Verzamelfactuur', number, one.reference, 'PO-2', 'Geannuleerd: annuleringskosten']) expect(pdf).toContain(text);

    const [row, ...more] = (await finance.queries.money.receivables({ show: 'all', search: number })).rows;
    expect([row, more.length]).toMatchObject([{ isSummary: true, trips: 3, openCents: total, invoiceNumber: number }, 0]);
    await finance.acts.money.importFiles(statement(total, `factuur ${number}`));
    const [line] = await finance.queries.money.bankLines({});
    expect(line).toMatchObject({ isSure: true, proposal: { kind: 'parts', by: 'invoice' } });
    expect(await finance.acts.money.recordSure({})).toMatchObject({ isDone: true, value: 1 });
    for (const { reference } of [one, two, cancelled]) expect((await accountOf(reference)).information.status).toBe('paid');
    expect((await finance.queries.summaries.issued({}))[0]?.openCents).toBe(0);
  });

  it('gets one number in the series with single invoices, and a second invoice for what is driven later', async () => {
    const { drive, run, finance, order, accountOf, context, db } = await createOffice();
    await drive(70);
    const single = await drive(70, { email: 'x@gmail.com', organisation: 'Koor' });
    expect((await accountOf(single.reference)).billingDocuments).toMatchObject([{ number: expect.stringMatching(/000001$/) }]);
    expect(await run()).toBe(1);
    await drive(70);
    expect(await run()).toBe(1);
    expect((await finance.queries.summaries.issued({})).map(({ number, trips }) => [number.slice(-6), trips])).toEqual([
      ['000003', 1],
      ['000002', 1],
    ]);
    await order();
    expect(await issueDueSummaries(context)).toBe(0);
    const { rows } = await sql<{ sequences: number[] }>`
      select array_agg(distinct sequence order by sequence) as sequences from invoices where kind = 'invoice'`.execute(db);
    expect(rows[0]?.sequences).toEqual([1, 2, 3]);
  });

  it('of eight runs at once is invoiced by one', async () => {
    const { drive, context, finance } = await createOffice();
    await drive(70);
    await drive(70);
    const runs = await Promise.all(Array.from({ length: 8 }, async () => await issueDueSummaries(context)));
    expect(runs.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await finance.queries.summaries.issued({})).toMatchObject([{ trips: 2 }]);
  });

  it('is invoiced apart for each address, and by who has the right before the day', async () => {
    const { drive, finance, context, customerId, db } = await createOffice();
    await drive(70);
    const other = await drive(70);
    await sql`update trips set invoice = invoice || '{"street": "Havenkade 1"}' where id = ${other.id}`.execute(db);
    const waiting = await finance.queries.summaries.waiting({});
    expect(waiting.map(({ trips }) => trips.length)).toEqual([1, 1]);
    const asked = { customer: customerId, from: waiting[0]?.period.from ?? '' };
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    expect(await statusOf(() => sales.acts.summaries.issue(asked))).toBe(404);
    expect(await finance.acts.summaries.issue(asked)).toMatchObject({ isDone: true });
    expect(problemOf(await finance.acts.summaries.issue(asked))).toBe('nothing-waits');
    const issued = await finance.queries.summaries.issued({});
    expect(issued.map(({ issuedBy }) => issuedBy)).toEqual(['Mo finance', 'Mo finance']);
    expect(await finance.acts.summaries.resend({ id: issued[0]?.id ?? '' })).toMatchObject({ isDone: true });
    expect(await finance.acts.money.sendInvoice({ reference: other.reference })).toMatchObject({ isDone: true });
  });

  it('gets a credit note for a single trip, which names the invoice and leaves the others', async () => {
    const { drive, run, finance, accountOf } = await createOffice();
    const [one, two] = [await drive(70), await drive(70)];
    await run();
    const { trip } = await accountOf(one.reference);
    const corrected = await finance.acts.trips.correctInvoice({
      ...{ reference: one.reference, version: String(trip.version), organisation: 'Het Baken', vatNumber: details.vatNumber },
      ...{ organisationNumber: '', buyerReference: '', street: 'Havenkade 2', zipcode: place.zipcode, city: place.city, country: 'NL' },
      ...{ purchaseOrder: '', amount: '', reason: 'address' },
    });
    expect(problemOf(corrected)).toBeNull();
    const { billingDocuments } = await accountOf(one.reference);
    const [part, note, single] = billingDocuments;
    expect(billingDocuments).toHaveLength(3);
    expect(note).toMatchObject({ kind: 'credit-note', totalCents: 45_455, invoice: { number: part?.number, isSummary: true } });
    expect(single).not.toHaveProperty('summary');
    expect((await accountOf(two.reference)).billingDocuments).toHaveLength(1);
    expect(
      (await finance.queries.money.receivables({ show: 'all', search: '' })).rows.map(({ trips, openCents }) => [trips, openCents]),
    ).toEqual([
      [1, 45_455],
      [1, 45_455],
    ]);
  });

  it('is reminded once for all that is overdue of it, with the costs of recovery once', async () => {
    const { drive, run, finance, db } = await createOffice();
    const [one, two] = [await drive(70), await drive(70)];
    await run();
    await sql`update invoices set document = jsonb_set(document, '{payments,0,dueOn}', '"2026-01-10"')`.execute(db);
    await sql`update open_amounts set due_on = '2026-01-10'`.execute(db);
    expect((await finance.queries.money.receivables({ show: 'overdue', search: '' })).reminders).toBe(1);
    // Who disputes one of its trips is not reminded of the invoice.
    await finance.acts.money.openDispute({ reference: two.reference, reason: 'an hour late' });
    const disputed = await finance.queries.money.receivables({ show: 'overdue', search: '' });
    expect([disputed.reminders, disputed.rows.map(({ dispute }) => dispute)]).toEqual([0, ['an hour late']]);
    expect(problemOf(await finance.acts.money.sendReminder({ reference: one.reference }))).toBe('no-reminder');
    await finance.acts.money.closeDispute({ reference: two.reference });
    expect(await finance.acts.money.sendReminders({})).toMatchObject({ isDone: true, value: { sent: 1 } });
    const { rows } = await sql<{ cents: string; fee: string }>`
      select cents, fee_cents as fee from payment_reminders order by fee_cents desc`.execute(db);
    expect(rows.map(({ cents }) => Number(cents))).toEqual([90_910, 90_910]);
    expect(rows.map(({ fee }) => Number(fee)).filter((fee) => fee > 0).length).toBeLessThanOrEqual(1);
    const sent = await db.selectFrom('outbox').select('payload').execute();
    const reminder = sent.map(({ payload }) => v.parse(mailPayload, payload)).find(({ kind }) => kind === 'payment-reminder');
    expect(reminder).toMatchObject({ reminder: { cents: 90_910, isSummary: true } });
    expect([one, two].map(({ reference }) => reference)).toContain(reminder?.kind === 'payment-reminder' ? reminder.trip.reference : '');
  });

  it('still gets an invoice for what waits after the terms have changed', async () => {
    const { drive, run, owner, customerId, accountOf, finance } = await createOffice();
    await drive(70);
    const version = String((await owner.queries.customers.one({ id: customerId }))?.version);
    await owner.acts.customers.agreeTerms({ id: customerId, version, ...monthly, invoicing: '', invoiceEmail: '' });
    const later = await drive(70);
    expect((await accountOf(later.reference)).billingDocuments).toHaveLength(1);
    expect(await run()).toBe(1);
    expect(await finance.queries.summaries.issued({})).toMatchObject([{ trips: 1 }]);
  });
});
