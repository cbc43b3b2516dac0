import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createAsking, travelOf } from '#api/testing/ask.ts';
import { createSampleItinerary, dateAhead, sampleContactDetails } from '#api/testing/sample-input.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import type { Database } from '#db/engine/tables.ts';
import { departingIn, storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { addDays } from '#domain/calendar/date.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { chosenOptionOf } from '#domain/trip/chosen-option.ts';
import type { InvoiceDetails, Trip } from '#domain/trip/trip.ts';
import { cancelForCustomer } from '#operations/bookings/cancel-booking.ts';
import { acceptQuote } from '#operations/quotes/accept-quote.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { readAccount } from '#operations/trips/account.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { incidentWords } from '#output/mail/incident-texts.ts';
import { mailPayload } from '#output/mail/messages.ts';
import { renderMail } from '#output/mail/render-mail.tsx';
import { createDueJobRunner } from '../scheduled-jobs/run-due-jobs.ts';
import { testRandomBytes } from '../testing/back-office.ts';
import { createAttachments } from './mail-attachments.ts';

/** The text of the mail itself. */
const pictures = ['mark', 'strip-day', 'strip-night', 'vehicle-coachHire'];
const documents = createDocuments({ addresses: testAddresses });
const details = (changes: Partial<InvoiceDetails> = {}): InvoiceDetails => ({
  organisation: 'Basisschool De Regenboog',
  vatNumber: '',
  street: 'Dorpsstraat 5',
  zipcode: '3511 AA',
  city: 'Utrecht',
  country: 'NL',
  purchaseOrder: '',
  paymentMethod: 'invoice-afterwards',
  ...changes,
});

/** A trip in two months that was ordered just now. */
async function createBooking(changes: Partial<InvoiceDetails> = {}) {
  const { db } = await createTestDatabase();
  const sample = createSampleTrip();
  const stored = await storeSampleTrip(db, { ...sample, ...departingIn(sample, 24 * 60), invoice: details(changes) });
  const { totalCents: expectedTotalCents } = chosenOptionOf(stored);
  const agreements = { termsAndCondition: true, promotion: false };
  const order = {
    idempotencyKey: randomUUID(),
    id: stored.quoteKey,
    version: stored.customerVersion,
    expectedTotalCents,
    optionKey: null,
    paymentMethod: null,
    agreements,
  };
  const booked = await acceptQuote({ db, addresses: testAddresses, rates: houseRates, payments: null }, order);
  if (!booked.ok) throw new Error('Not booked');
  return { db, ...booked.value };
}

/** The same, after that time. */
async function createDriven(changes: Partial<InvoiceDetails> = {}) {
  const { db, trip } = await createBooking(changes);
  const { itinerary } = departingIn(trip, -30);
  await db
    .updateTable('trips')
    .set({ itinerary: JSON.stringify(itinerary), last_departure: sql`now() - interval '21 hours'` })
    .where('id', '=', trip.id)
    .execute();
  return { db, trip: { ...trip, itinerary } };
}

const now = () => new Date().toISOString();

async function accountOf(db: Database, id: string) {
  const trip = await findTripById(db, id);
  if (trip === null) throw new Error('No such trip');
  return { trip, ...(await readAccount(db, { trip, now: now() })) };
}

/** The customer's mails as sent, oldest first. */
async function readMails(db: Database, { id: tripId }: Pick<Trip, 'id'>) {
  const rows = await db.selectFrom('outbox').select('payload').where('trip_id', '=', tripId).orderBy('created_at').execute();
  return await Promise.all(
    rows.map(async ({ payload: stored }) => {
      const payload = v.parse(mailPayload, stored);
      return await renderMail(payload, await createAttachments({ db, documents }, { payload, tripId }));
    }),
  );
}

const sweep = (db: Database) =>
  createDueJobRunner({
    sendsTexts: false,
    incidentWords,
    db,
    addresses: testAddresses,
    randomBytes: testRandomBytes,
    log: { info: () => undefined, error: () => undefined },
  }).sweep();

const endOf = ({ itinerary }: Trip) => itinerary.stops.at(-2)?.departure?.date ?? '';

describe('a booking that is invoiced after the trip', () => {
  it('has no invoice when it is ordered, and shows when it will be paid', async () => {
    const { db, trip } = await createBooking();
    const { billingDocuments, due, transfer } = await accountOf(db, trip.id);
    expect(billingDocuments).toEqual([]);
    expect(due).toEqual([{ part: 'whole', dueOn: addDays(endOf(trip), 30), amountCents: 45_455 }]);
    expect(transfer).toBeNull();
    const [mail] = await readMails(db, trip);
    expect(mail?.text).toContain('U betaalt na de reis. Nu hoeft u niets te betalen');
    expect(mail?.text).not.toContain('IBAN');
    expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual([
      'application/pdf',
      'text/calendar; charset=utf-8; method=REQUEST',
      'text/calendar; charset=utf-8; method=REQUEST',
      ...pictures.map(() => 'image/png'),
    ]);
  });

  it('is invoiced once on schedule after it was driven, as announced', async () => {
    const { db, trip } = await createDriven();
    expect([await sweep(db), await sweep(db)]).toEqual([1, 0]);
    const { billingDocuments, due, transfer } = await accountOf(db, trip.id);
    expect(billingDocuments).toMatchObject([{ kind: 'invoice', subject: 'trip', totalCents: 45_455 }]);
    expect(due).toEqual([{ part: 'whole', dueOn: addDays(endOf(trip), 30), amountCents: 45_455 }]);
    expect(transfer).toMatchObject({ reference: trip.reference, amountCents: 45_455 });
    const mail = (await readMails(db, trip)).find(({ kind }) => kind === 'invoice-ready');
    expect(mail?.subject).toContain(`Factuur van uw reis ${trip.reference}`);
    expect(mail?.text).toContain('IBAN: NL50 XXXX 0000 0000 00');
    expect(mail?.attachments.map(({ role }) => role)).toEqual(['invoice', 'electronic-invoice', 'payment-code', ...pictures]);
  });

  it('is not invoiced twice where the order still brought an invoice', async () => {
    const { db, trip } = await createDriven({ paymentMethod: 'bank-transfer' });
    await db
      .updateTable('trips')
      .set({ invoice: JSON.stringify(details()) })
      .where('id', '=', trip.id)
      .execute();
    expect(await sweep(db)).toBe(1);
    expect((await accountOf(db, trip.id)).billingDocuments).toHaveLength(1);
    expect((await readMails(db, trip)).map(({ kind }) => kind)).not.toContain('invoice-ready');
  });

  it('is invoiced for the fee alone where it is cancelled late, and for nothing where that is free', async () => {
    const staff = { ...atCommandLine, name: 'Test' };
    const cancelled = async (feeCents: number) => {
      const { db, trip } = await createBooking();
      await cancelForCustomer({ db, addresses: testAddresses }, { reference: trip.reference, staff, version: null, feeCents, reason: '' });
      return await accountOf(db, trip.id);
    };
    const { billingDocuments, information, due } = await cancelled(10_001);
    expect(billingDocuments).toMatchObject([{ kind: 'invoice', subject: 'cancellation', totalCents: 10_001, lines: [] }]);
    expect(information.outstandingCents).toBe(10_001);
    expect(due[0]?.dueOn).toBe(addDays(billingDocuments[0]?.issuedOn ?? '', 30));
    expect(await cancelled(0)).toMatchObject({ billingDocuments: [], due: [] });
  });

  it('limits a change by what was ordered, although there is no invoice', async () => {
    const { db } = await createTestDatabase();
    const asking = createAsking(createTestContext({ db }));
    const { quoteId, quotes } = travelOf(await asking.requestQuote());
    const customer = { ...sampleContactDetails.customer, organisation: 'De Regenboog' };
    const invoice = { ...sampleContactDetails.invoice, organisation: 'De Regenboog', paymentMethod: 'invoice-afterwards' };
    await asking.saveContactDetails(quoteId, { customer, invoice });
    const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
    const { bookingId } = travelOf(await asking.acceptQuote(quoteId, { total }));
    const move = async (days: number) => {
      const date = dateAhead(60 + days);
      const stops = [{ placeKey: 'stop:0', date, time: '08:00' }, { placeKey: 'stop:1', date, time: '17:30' }, { placeKey: 'stop:2' }];
      const itinerary = createSampleItinerary({ stops });
      const { preview, errors } = await asking.previewChange(bookingId ?? '', itinerary);
      if (preview === null) return errors.map(({ code }) => code);
      return (await asking.changeItinerary(bookingId ?? '', { itinerary, total: preview.totalCents, version: preview.version })).errors;
    };
    expect(await move(20)).toEqual([]);
    expect(await move(40)).toEqual(['moved-too-far']);
    const [{ id } = { id: '' }] = await db.selectFrom('trips').select('id').execute();
    expect((await accountOf(db, id)).billingDocuments).toEqual([]);
  });
});

describe('a booking that is paid by transfer', () => {
  it('shows in the confirmation what to pay, when and where, with its invoice and the code', async () => {
    const { db, trip } = await createBooking({ paymentMethod: 'bank-transfer', vatNumber: 'NL004495445B01' });
    const [mail] = await readMails(db, trip);
    const { due } = await accountOf(db, trip.id);
    expect(due.map(({ part }) => part)).toEqual(['deposit', 'balance']);
    expect(mail?.text).toContain('De factuur zit als bijlage bij deze mail: een pdf om te lezen en een e-factuur (xml)');
    expect(mail?.text).toMatch(/Aanbetaling: € 113,64, uiterlijk \w+ \d+ \w+ \d{4}\nRestbedrag: € 340,91/);
    expect(mail?.text).toContain(`IBAN: NL50 XXXX 0000 0000 00\nTen name van: Convoya B.V.\nOnder vermelding van: ${trip.reference}`);
    expect(mail?.html).toContain('src="cid:payment-code"');
    expect(mail?.attachments.map(({ fileName }) => fileName.replace(/^INV-NL-\d+-000001|^NL-26-\d+/, '#'))).toEqual([
      '#-confirmation.pdf',
      '#.pdf',
      '#.xml',
      '#.ics',
      '#-2.ics',
      'payment-code.png',
      ...pictures.map((name) => `${name}.png`),
    ]);
  });

  it('gets no e-invoice as a person', async () => {
    const { db, trip } = await createBooking({ paymentMethod: 'bank-transfer', organisation: '' });
    const [mail] = await readMails(db, trip);
    expect(mail?.attachments.map(({ role }) => role).filter((role) => role !== undefined)).toEqual([
      'invoice',
      'payment-code',
      ...pictures,
    ]);
    expect(mail?.text).toContain('De factuur zit als bijlage bij deze mail.');
  });
});
