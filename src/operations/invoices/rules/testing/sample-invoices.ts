import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { sampleGroup, sampleItinerary, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { companies } from '#domain/sites/brand.ts';
import type { InvoiceDetails, Trip } from '#domain/trip/trip.ts';
import { createInvoice, getInvoiceSeller } from '../create-invoice.ts';
import { createCreditNote } from '../credit-note.ts';
import type { CreditNote, Invoice } from '../invoice.ts';
import { sampleQuote } from './sample-quote.ts';

/** Booked trips and their documents, for tests. */

const stop = (name: string, country: string, more: { readonly street?: string; readonly zip?: string; readonly town?: string } = {}) => ({
  ...samplePlace(name, country),
  ...more,
});

const itinerary = sampleItinerary([
  { place: stop('Utrecht', 'NL', { street: 'Jaarbeursplein 6', zip: '3521 AL' }), at: '2027-03-12 08:30' },
  { place: stop('Köln', 'DE', { street: 'Domkloster 4', zip: '50667' }), at: '2027-03-13 16:00' },
  { place: stop('Utrecht', 'NL') },
]);

export const sampleInvoiceDetails: InvoiceDetails = {
  organisation: 'Basisschool De Regenboog',
  vatNumber: 'NL004495445B01',
  street: 'Dorpsstraat 5',
  zipcode: '3511 AA',
  city: 'Utrecht',
  country: 'NL',
  purchaseOrder: 'PO-2027/0815',
  paymentMethod: 'bank-transfer',
};

/** A school trip to Cologne, booked four months ahead. */
export function sampleBookedTrip(changes: Partial<Trip> = {}): Trip {
  return {
    id: '019aa5b0-0000-7000-8000-000000000001',
    quoteKey: 'quote-key-abcdefghijklmnopq',
    bookingKey: 'booking-key-abcdefghijklmno',
    shareKey: 'share-key-abcdefghijklmnopq',
    readKey: 'read-key-abcdefghijklmnopqr',
    isShared: true,
    reference: 'NL-26-104233',
    site: 'nl',
    language: 'nl',
    status: 'Geboekt',
    stage: 'won',
    version: 4,
    customerVersion: 4,
    customer: { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@school.example', phone: '+31 6 12345678', organisation: '' },
    itinerary,
    group: sampleGroup(48),
    quote: sampleQuote,
    personReasons: [],
    firstContact: { name: 'Joris Bakker', phoneNumber: '+31 6 87654321' },
    secondContact: null,
    invoice: sampleInvoiceDetails,
    agreements: { termsAndCondition: true, promotion: false },
    cancelation: null,
    assignment: null,
    utm: '',
    gclid: '',
    createdAt: '2026-11-21T09:59:00.000Z',
    bookedAt: '2026-11-22T08:00:00.000Z',
    ...changes,
  };
}

/** The same trip with another price: one option, one line, these countries. */
export function withPrice(trip: Trip, vat: QuoteOption['vat']): Trip {
  const [option] = trip.quote?.options ?? [];
  const [line] = option?.lines ?? [];
  if (!trip.quote || !option || !line) throw new Error('No quote to price');
  const [netCents, vatCents] = [vat.reduce((sum, each) => sum + each.netCents, 0), vat.reduce((sum, each) => sum + each.vatCents, 0)];
  const priced = { ...option, lines: [{ ...line, amountCents: netCents }], vat, netCents, vatCents, totalCents: netCents + vatCents };
  return { ...trip, quote: { ...trip.quote, options: [priced], chosen: priced.key } };
}

export function sampleInvoice(trip: Trip = sampleBookedTrip()): Invoice {
  const number = 'INV-NL-2026-000042';
  const made = createInvoice({ trip, number, issuedOn: '2026-11-22', company: getInvoiceSeller(trip.site) });
  if (!made.ok) throw new Error(`${made.failure} ${companies[trip.site].legalName}`);
  return made.value;
}

/** The credit note of a cancellation with a fee of a tenth of the price. */
export function sampleCreditNote(invoice: Invoice = sampleInvoice(), feeCents = Math.round(invoice.totalCents / 10)): CreditNote {
  const number = 'CN-NL-2027-000007';
  const made = createCreditNote({ invoice, number, issuedOn: '2027-01-15', reason: { kind: 'cancelled', feeCents } });
  if (!made.ok) throw new Error(made.failure);
  return made.value;
}

/** The trip of {@link sampleBookedTrip} with a part of the group that leaves for home two hours later, in its own coach. */
export function sampleTwoReturnTrip(): Trip {
  const groupOf = (passengers: number, time: string) => ({
    passengers,
    returns: { date: '2027-03-13', time },
    arrives: null,
    vehicles: 1,
    crew: { drivers: 1, overnights: 1, breaksMinutes: 90, drivingMinutes: 360, dutyMinutes: 540 },
  });
  const options = sampleQuote.options.map(
    (option): QuoteOption => ({
      ...option,
      vehicles: [...option.vehicles, 'taxiBus'],
      groups: [groupOf(40, '16:00'), groupOf(8, '18:00')],
      lines: option.lines.map((line, index) => ({ ...line, group: index === 0 ? 1 : 0 })),
    }),
  );
  return sampleBookedTrip({ quote: { ...sampleQuote, options } });
}
