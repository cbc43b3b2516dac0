import * as v from 'valibot';
import { createAsking, travelOf } from '#api/testing/ask.ts';
import { sampleContactDetails } from '#api/testing/sample-input.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { mailPayload } from '#output/mail/messages.ts';
import { renderMail } from '#output/mail/render-mail.tsx';

type Details = {
  readonly customer?: object;
  readonly invoice?: object;
  readonly firstContact?: object;
  readonly secondContact?: object;
};
const { customer, invoice } = sampleContactDetails;
const declared =
  '$id: String!, $version: Int!, $customer: CustomerInput!, $firstContact: DayContactInput, $secondContact: DayContactInput, $invoice: InvoiceInput';
const given =
  'id: $id, version: $version, customer: $customer, firstContact: $firstContact, secondContact: $secondContact, invoice: $invoice';

/** A quote whose contact details are saved and which is ordered through the API. */
export async function createQuote() {
  const { db } = await createTestDatabase();
  const asking = createAsking(createTestContext({ db }));
  const { quoteId, quotes } = travelOf(await asking.requestQuote());
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const save = async (details: Details) => {
    const variables = {
      id: quoteId,
      version: await asking.readVersion(quoteId),
      ...details,
      customer: { ...customer, ...details.customer },
      invoice: { ...invoice, ...details.invoice },
    };
    return await asking.run('saveContactDetails', { declared, given, variables });
  };
  /** Books, and reads the confirmation and the invoice as sent. */
  const order = async () => {
    const { bookingId } = travelOf(await asking.acceptQuote(quoteId, { total }));
    const trip = await findTripByKey(db, bookingId ?? '');
    if (trip === null) throw new Error('The trip was not booked');
    const payloads = await db.selectFrom('outbox').select('payload').orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
    const mail = await renderMail(v.parse(mailPayload, payloads[0]?.payload), []);
    const [billingDocument] = await readNumberedDocuments(db, trip.id);
    if (billingDocument?.kind !== 'invoice') throw new Error('The booking has no invoice');
    const documents = createDocuments({ addresses: testAddresses });
    const now = new Date().toISOString();
    return {
      trip,
      mail,
      billingDocument,
      ubl: await documents.ublInvoice(billingDocument),
      calendar: [await documents.calendar(trip, now), ...(await documents.invitations(trip, now)).map(({ text }) => text)].join(''),
      documents,
    };
  };
  return { asking, quoteId, total, save, order };
}
