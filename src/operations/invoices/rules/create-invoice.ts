import { sumCents } from '#domain/money/money.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { bankAccounts, companies, vatNumbersAbroad } from '#domain/sites/brand.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { InvoiceDetails, Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { planTripPayments, serviceDaysOf } from '#operations/payments/rules/trip-payments.ts';
import type { Invoice, InvoiceBuyer, InvoiceSeller, InvoiceService } from './invoice.ts';
import { shareOf } from './vat-share.ts';

export type InvoiceOptions = {
  readonly trip: Trip;
  /** `INV-NL-2026-000042`, allocated without gaps. */
  readonly number: string;
  /** `YYYY-MM-DD` in the company's time zone. */
  readonly issuedOn: string;
  readonly company: InvoiceSeller;
};

/** Why a trip cannot be invoiced: it was never ordered, has no price, or lacks an address (Directive 2006/112 art. 226(5)). */
export type NoInvoice = 'not-booked' | 'not-priced' | 'no-address';

/** The company that invoices for a site, with its bank account. */
export function getInvoiceSeller(site: SiteKey): InvoiceSeller {
  const company = companies[site];
  const abroad = Object.entries(vatNumbersAbroad[company.country]).flatMap(([state, number]) => (number ? [[state, number]] : []));
  return {
    ...company,
    iban: bankAccounts[site].iban,
    ...(abroad.length === 0 ? {} : { vatNumbersAbroad: Object.fromEntries(abroad) }),
  };
}

/**
 * The invoice of a booked trip, from the accepted option: same lines, same VAT by country, same total. For a trip cancelled before it was
 * invoiced: its fee, taxed like the trip (see credit-note.ts). Throws a RangeError if the option does not add up, because no such document
 * may be issued.
 */
export function createInvoice({ trip, number, issuedOn, company }: InvoiceOptions): Result<Invoice, NoInvoice> {
  const option = trip.quote?.options.find(({ key }) => key === trip.quote?.chosen);
  if (trip.bookedAt === null) return failure('not-booked');
  if (!option) return failure('not-priced');
  if (!trip.invoice || !hasAddress(trip.invoice)) return failure('no-address');
  const { paymentMethod, purchaseOrder, buyerReference = '' } = trip.invoice;
  const whole = amountsOf(option);
  const amounts = trip.cancelation === null ? whole : shareOf(whole.vat, trip.cancelation.feeCents);
  return success({
    kind: 'invoice',
    number,
    issuedOn,
    site: trip.site,
    language: trip.language,
    seller: company,
    buyer: buyerOf(trip, trip.invoice),
    purchaseOrder,
    buyerReference,
    service: describeService(trip, option),
    ...amounts,
    ...(trip.cancelation === null ? { subject: 'trip', lines: option.lines } : { subject: 'cancellation', lines: [] }),
    paymentMethod,
    payments: planTripPayments({ trip, totalCents: amounts.totalCents, issuedOn }),
  });
}

function hasAddress({ street, zipcode, city, country }: InvoiceDetails): boolean {
  return [street, zipcode, city, country].every((part) => part.trim() !== '');
}

function buyerOf({ customer }: Trip, invoice: InvoiceDetails): InvoiceBuyer {
  const { organisation, street, zipcode, city, country, vatNumber, organisationNumber = '' } = invoice;
  const person = `${customer.firstName} ${customer.lastName}`.trim();
  const group = organisation || customer.organisation;
  const names = group === '' ? { name: person, attention: '' } : { name: group, attention: person };
  return { ...names, street, zipcode, city, country, vatNumber, organisationNumber, email: customer.email };
}

/** A trip in one line, for an invoice. */
function describeService({ reference, itinerary, group }: Trip, { vehicles, groups = [] }: QuoteOption): InvoiceService {
  const ends = tripEndsOf(itinerary.stops);
  const parts = groups.map(({ passengers, boards = null, returns }) => ({ passengers, boards, returns }));
  return {
    reference,
    ...ends,
    ...serviceDaysOf({ itinerary }),
    passengers: group.passengers,
    vehicles,
    ...(parts.length === 0 ? {} : { parts }),
  };
}

function amountsOf({
  lines,
  vat,
  netCents,
  vatCents,
  totalCents,
}: QuoteOption): Pick<Invoice, 'vat' | 'netCents' | 'vatCents' | 'totalCents'> {
  const isWhole =
    sumCents(lines.map(({ amountCents }) => amountCents)) === netCents &&
    sumCents(vat.map((line) => line.netCents)) === netCents &&
    sumCents(vat.map((line) => line.vatCents)) === vatCents &&
    netCents + vatCents === totalCents;
  if (!isWhole) throw new RangeError('An option that does not add up');
  return { vat, netCents, vatCents, totalCents };
}
