import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PaymentProvider } from '#adapters/payments/ports.ts';
import { codesOf, createAsking, travelOf } from '#api/testing/ask.ts';
import { sampleContactDetails } from '#api/testing/sample-input.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { failure } from '#domain/result.ts';
import { paymentMethods } from '#domain/trip/trip.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { readPdf } from '#output/documents/testing/read-pdf.ts';
import { mailPayload } from '#output/mail/messages.ts';
import { renderMail } from '#output/mail/render-mail.tsx';
import { createAttachments } from './mail-attachments.ts';

const documents = createDocuments({ addresses: testAddresses });
/** Dutch, as the trip is. */
const names = {
  'bank-transfer': 'Overschrijving',
  online: 'Online, met kaart of wallet',
  'invoice-afterwards': 'Op factuur na de reis',
} as const;

/** A configured provider. No order calls it. */
const provider: PaymentProvider = {
  name: 'test',
  openPayment: async () => failure({ kind: 'refused', detail: 'not asked here' }),
  findPayment: async () => failure({ kind: 'refused', detail: 'not asked here' }),
};

/** A quote with the contact details of an organisation, or of a person. */
async function createQuote({
  organisation = 'De Regenboog',
  payments = provider as PaymentProvider | null,
  chosen = 'bank-transfer',
} = {}) {
  const { db } = await createTestDatabase();
  const asking = createAsking(createTestContext({ db, payments }));
  const { quoteId, quotes } = travelOf(await asking.requestQuote());
  const { customer, invoice } = sampleContactDetails;
  const details = { customer: { ...customer, organisation }, invoice: { ...invoice, organisation, paymentMethod: chosen } };
  travelOf(await asking.saveContactDetails(quoteId, details));
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  return { db, quoteId, total, ...asking };
}

type Quote = Awaited<ReturnType<typeof createQuote>>;

async function order({ acceptQuote, db, quoteId, total }: Quote, method?: string) {
  const { bookingId } = travelOf(await acceptQuote(quoteId, { total, ...(method === undefined ? {} : { method }) }));
  const trip = await findTripByKey(db, bookingId ?? '');
  if (trip === null) throw new Error('Not booked');
  const { payload: stored } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('trip_id', '=', trip.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const payload = v.parse(mailPayload, stored);
  const files = await createAttachments({ db, documents }, { payload, tripId: trip.id });
  const papers = files.filter(({ contentType }) => contentType === 'application/pdf');
  const texts = await Promise.all(papers.map(async ({ content }) => (await readPdf(content)).text));
  const mail = await renderMail(payload, files);
  return { trip, mail, papers: texts };
}

const methodsIn = (text: string) => Object.values(names).filter((name) => text.replaceAll(/\s+/g, ' ').includes(name));

describe.each(paymentMethods)('an order that is paid by %s', (method) => {
  it('names the method, and no other, on the mail and on every attached document', async () => {
    // Chosen with the order, whatever the contact details say.
    const chosen = method === 'bank-transfer' ? 'invoice-afterwards' : 'bank-transfer';
    const { trip, mail, papers } = await order(await createQuote({ chosen }), method);
    expect(trip.invoice?.paymentMethod).toBe(method);
    expect(mail.kind).toBe('booking-confirmed');
    expect(methodsIn(mail.text)).toEqual([names[method]]);
    expect(papers.map(methodsIn)).toEqual(Array.from(papers, () => [names[method]]));
    // The confirmation, and the invoice if it comes with the order.
    expect(papers).toHaveLength(method === 'invoice-afterwards' ? 1 : 2);
  });
});

describe('the mail of an order', () => {
  it('shows where to pay online, and still how to transfer', async () => {
    const { mail } = await order(await createQuote(), 'online');
    const text = mail.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('U koos voor online betalen');
    expect(text).toContain('IBAN');
  });
});

describe('the method of an order', () => {
  it('stays the one of the contact details where a client sends none', async () => {
    const { trip } = await order(await createQuote({ chosen: 'invoice-afterwards' }));
    expect(trip.invoice?.paymentMethod).toBe('invoice-afterwards');
  });

  it('is refused where it is not offered, and nothing is booked', async () => {
    const refused = async (quote: Quote, method: string) => codesOf(await quote.acceptQuote(quote.quoteId, { total: quote.total, method }));
    const person = await createQuote({ organisation: '', payments: null });
    expect(await refused(person, 'invoice-afterwards')).toEqual(['paymentMethod not-offered']);
    expect(await refused(person, 'online')).toEqual(['paymentMethod not-offered']);
    expect(await refused(person, 'cash')).toEqual(['paymentMethod invalid']);
    expect((await order(person, 'bank-transfer')).trip.invoice?.paymentMethod).toBe('bank-transfer');
  });

  it('is one of the trip’s methods, each with what would be due when', async () => {
    const { execute, quoteId } = await createQuote();
    const query = `query ($id: String!) { getTravel(id: $id) { paymentMethods choice {
      transfer: paymentPlan(method: "bank-transfer") { part } online: paymentPlan(method: "online") { part }
      afterwards: paymentPlan(method: "invoice-afterwards") { part } } } }`;
    const inParts = [{ part: 'deposit' }, { part: 'balance' }];
    expect((await execute(query, { id: quoteId })).data).toEqual({
      getTravel: { paymentMethods: [...paymentMethods], choice: { transfer: inParts, online: inParts, afterwards: [{ part: 'whole' }] } },
    });
  });
});
