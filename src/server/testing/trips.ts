import type { SiteKey } from '#domain/sites/keys.ts';
import { dayFromNow } from './forms.ts';

/** Trips made through the API of a running server, for tests of pages that start with one. */

/** A drive within a day in each site's country. */
export const drives: Readonly<Record<SiteKey, readonly [from: string, to: string]>> = {
  nl: ['Utrecht', 'Efteling'],
  be: ['Gent', 'Brugge'],
  de: ['Köln', 'Aachen'],
  fr: ['Lyon', 'Annecy'],
  es: ['Madrid', 'Toledo'],
  eu: ['Amsterdam', 'Brussels'],
};

async function ask<Data>(port: number, query: string, variables: Readonly<Record<string, unknown>>): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

const request = `mutation ($key: String!, $itinerary: ItineraryInput!, $customer: CustomerInput!, $domain: Domain!, $language: Language!) {
  requestQuote(idempotencyKey: $key, itinerary: $itinerary, customer: $customer, domain: $domain, language: $language) {
    travel { quoteId version quotes { isChosen totalCents } }
  }
}`;
const save = `mutation ($id: String!, $version: Int!, $customer: CustomerInput!, $invoice: InvoiceInput) {
  saveContactDetails(id: $id, version: $version, customer: $customer, invoice: $invoice) { travel { version } }
}`;
const accept = `mutation ($id: String!, $version: Int!, $total: Int!, $key: String!) {
  acceptQuote(
    id: $id, version: $version, expectedTotalCents: $total, idempotencyKey: $key, agreements: { termsAndCondition: true }
  ) { travel { bookingId } }
}`;

type Requested = {
  readonly quoteId: string;
  readonly version: number;
  readonly quotes: readonly { readonly isChosen: boolean; readonly totalCents: number }[];
};
/** Each with a separate mailbox: with many mails in an hour, the trip's page would say that mail must wait. */
const createCustomer = () => ({
  firstName: 'Anna',
  lastName: 'de Vries',
  email: `${crypto.randomUUID().slice(0, 5)}anna@school.example`,
  phone: '06 1234 5678',
});

/** A trip of one site, in one of its languages, on the server at a port. */
type TripPlace = { readonly port: number; readonly site: SiteKey; readonly language: string };

/** The date of a trip and the times of its two drives. */
export type TripTimes = { readonly daysAhead: number; readonly out: string; readonly back: string };
const usualTimes: TripTimes = { daysAhead: 60, out: '08:00', back: '17:30' };

/** A day trip for 48, sixty days ahead by default. */
type Asking = {
  readonly customer?: ReturnType<typeof createCustomer>;
  readonly times?: TripTimes;
  /** What is ordered besides places, times and the number of people: `stops` per stop of the usual drive, or `way` instead of it. */
  readonly wishes?: Wishes;
};

/** As the API accepts them. */
export type Wishes = Readonly<Record<string, unknown>> & {
  readonly stops?: readonly Readonly<Record<string, unknown>>[];
  readonly way?: readonly Readonly<Record<string, unknown>>[];
};

async function requestTrip({ port, site, language }: TripPlace, asking: Asking = {}): Promise<Requested> {
  const { customer = createCustomer(), times = usualTimes, wishes: { stops: more = [], way, ...wishes } = {} } = asking;
  const [from, to] = drives[site];
  const date = dayFromNow(times.daysAhead);
  const plain = [{ placeText: from, date, time: times.out }, { placeText: to, date, time: times.back }, { placeText: from }];
  const stops = way ?? plain.map((stop, index) => ({ ...stop, ...more[index] }));
  const { requestQuote } = await ask<{ requestQuote: { travel: Requested } }>(port, request, {
    key: crypto.randomUUID(),
    itinerary: { type: 'day-trip', passengers: 48, luggage: 'none', ...wishes, stops },
    customer,
    domain: site.toUpperCase(),
    language,
  });
  return requestQuote.travel;
}

/** The key of a quote. */
export async function createQuote(place: TripPlace): Promise<string> {
  return (await requestTrip(place)).quoteId;
}

/** A booking of an organisation that pays by invoice after the trip: its key. */
export async function bookForOrganisation(place: TripPlace, { name, email }: { readonly name: string; readonly email: string }) {
  const customer = { ...createCustomer(), email, organisation: name };
  const address = { street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL' };
  return await (
    await fillQuote(place, { customer, invoice: { ...address, organisation: name, paymentMethod: 'invoice-afterwards' } })
  ).book();
}

/** A quote with contact and invoice details: its key, and `book`, which orders it and returns the booking's key. */
export async function createFilledQuote(place: TripPlace, times = usualTimes, wishes: Wishes = {}) {
  const invoice = { street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', paymentMethod: 'bank-transfer' };
  return await fillQuote(place, { customer: createCustomer(), times, wishes, invoice });
}

type Filling = Asking & { readonly customer: ReturnType<typeof createCustomer>; readonly invoice: Readonly<Record<string, string>> };

async function fillQuote(place: TripPlace, { invoice, ...asking }: Filling) {
  const { customer } = asking;
  const { quoteId: id, version, quotes } = await requestTrip(place, asking);
  const filled = { id, version, customer, invoice };
  const { saveContactDetails } = await ask<{ saveContactDetails: { travel: { version: number } } }>(place.port, save, filled);
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents;
  const book = async (): Promise<string> => {
    const variables = { id, version: saveContactDetails.travel.version, total, key: crypto.randomUUID() };
    const { acceptQuote } = await ask<{ acceptQuote: { travel: { bookingId: string } } }>(place.port, accept, variables);
    return acceptQuote.travel.bookingId;
  };
  return { id, book };
}
