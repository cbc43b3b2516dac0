import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { correctInvoice } from '#operations/invoices/correct-invoice.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createAsking, travelOf } from '../testing/ask.ts';
import { createSampleItinerary, dateAhead, sampleContactDetails } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

const toLille = createSampleItinerary({
  type: 'one-way',
  stops: [{ placeText: 'Utrecht', date: dateAhead(60), time: '08:00' }, { placeText: 'Lille' }],
  passengers: '40',
});
const invoiceOf = (vatNumber: string) => ({
  ...sampleContactDetails,
  invoice: {
    ...{ organisation: 'Chœur SARL', street: 'Rue Nationale 1', zipcode: '59000', city: 'Lille', country: 'FR' },
    ...{ vatNumber, paymentMethod: 'bank-transfer' },
  },
});

/** A trip from Utrecht to Lille by the Dutch company, with the customer's details. */
async function createTrip(vatNumber: string) {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db, ...geo });
  const asking = createAsking(context);
  const asked = travelOf(await asking.requestQuote({ itinerary: toLille }));
  const save = async (number: string) => totalOf(travelOf(await asking.saveContactDetails(asked.quoteId, invoiceOf(number))));
  const total = await save(vatNumber);
  const book = async () => {
    const { reference } = travelOf(await asking.acceptQuote(asked.quoteId, { total }));
    const trip = await findTripByReference(db, reference);
    if (trip === null) throw new Error('not booked');
    return trip;
  };
  return { db, context, asking, asked: totalOf(asked), total, save, book };
}

const totalOf = ({ quotes }: ReturnType<typeof travelOf>) => quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;

describe('a French company that a Dutch one drives to Lille', () => {
  it('is charged no French VAT, sees the legal basis, and pays the displayed price', async () => {
    const { db, asked, total, book } = await createTrip('FR40303265045');
    expect(total).toBeLessThan(asked);
    const trip = await book();
    const [invoice] = await readNumberedDocuments(db, trip.id);
    expect(invoice).toMatchObject({ kind: 'invoice', totalCents: total });
    const french = invoice?.vat.find(({ countryCode }) => countryCode === 'FR');
    expect(french).toMatchObject({ ratePercent: 0, vatCents: 0, exemption: 'reverse-charge' });
    expect(french?.owed).toMatchObject({ ratePercent: 10, vatCents: Math.round((french?.netCents ?? 0) / 10) });
    expect(french?.owed?.mention).toContain('283-1');
    expect(asked - total).toBe(french?.owed?.vatCents);
    expect(invoice?.vat.find(({ countryCode }) => countryCode === 'NL')).toMatchObject({ ratePercent: 9, exemption: null });
  });

  it('pays the price with VAT again where the number is taken out, and a person pays it all along', async () => {
    const { asked, save } = await createTrip('FR40303265045');
    expect(await save('')).toBe(asked);
  });

  it('gets a credit note and an invoice without it where the number comes later', async () => {
    const { db, context, asked, total, book } = await createTrip('');
    expect(total).toBe(asked);
    const trip = await book();
    const staff = { kind: 'staff', id: null, name: 'Mo finance', rights: ['record-payments'] } as const;
    const typed = { vatNumber: 'FR40303265045' };
    const done = await correctInvoice(context, {
      ...{ reference: trip.reference, version: null, staff, creditCents: 0, typed, reason: 'TVA' },
    });
    expect(done.ok).toBe(true);
    const billingDocuments = await readNumberedDocuments(db, trip.id);
    expect(billingDocuments.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
    expect(billingDocuments[1]?.totalCents).toBe(asked);
    const owed = billingDocuments[2]?.vat.find(({ countryCode }) => countryCode === 'FR')?.owed?.vatCents ?? 0;
    expect(owed).toBeGreaterThan(0);
    expect(billingDocuments[2]?.totalCents).toBe(asked - owed);
  });

  it('is priced the same way when it changes the trip', async () => {
    const { asking, book } = await createTrip('FR40303265045');
    const { bookingKey } = await book();
    const { preview } = await asking.previewChange(bookingKey, { ...toLille, passengers: '41' });
    expect(preview?.differenceCents).toBe(0);
  });
});
