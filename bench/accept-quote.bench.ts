import { createTestContext } from '#api/testing/test-context.ts';
import { createGeo } from '#geo/create-geo.ts';
import { saveContactDetails } from '#operations/bookings/save-contact-details.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { acceptQuote } from '#operations/quotes/accept-quote.ts';
import { requestQuote } from '#operations/quotes/request-quote.ts';
import { startBenchDatabase } from './bench-database.ts';
import { medianOf, report } from './goals.ts';

/** Booking a quote, with its history, invoice and mail, compared with plain transactions of six rows on the same durable database. */
const clients = 10;
const rounds = 60;
const turns = 3;

const { db, sixRows, stop } = await startBenchDatabase(clients);
const context = createTestContext({ db, ...createGeo() });
const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const invoice = { street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', paymentMethod: 'bank-transfer' };

/** A quote with its contact details, ready to be ordered. */
async function prepare(name: string) {
  const customer = { firstName: 'Anna', lastName: 'de Vries', email: `anna-${name}@school.example`, phone: '+31 20 123 45 67' };
  const stops = [
    { placeText: 'Utrecht', date: day, time: '08:00' },
    { placeText: 'Efteling', date: day, time: '17:30' },
    { placeText: 'Utrecht' },
  ];
  const requested = await requestQuote(context, {
    idempotencyKey: crypto.randomUUID(),
    visit: { site: 'nl', language: 'nl' },
    source: { utm: '', gclid: '' },
    input: { type: 'day-trip', stops, passengers: 48, ...customer },
  });
  if (!requested.ok) throw new Error(`the quote was refused: ${JSON.stringify(requested.failure)}`);
  const { id, trip } = requested.value;
  const saved = await saveContactDetails(context, { id, version: trip.customerVersion, input: { ...customer, invoice } });
  if (!saved.ok) throw new Error(`the details were refused: ${JSON.stringify(saved.failure)}`);
  const total = trip.quote?.options.find(({ key }) => key === trip.quote?.chosen)?.totalCents ?? 0;
  return { id, version: saved.value.trip.customerVersion, total };
}

type Quote = Awaited<ReturnType<typeof prepare>>;

async function order({ id, version, total }: Quote): Promise<void> {
  const agreements = { termsAndCondition: true, promotion: false };
  const booked = await acceptQuote(context, {
    idempotencyKey: crypto.randomUUID(),
    id,
    version,
    expectedTotalCents: total,
    optionKey: null,
    paymentMethod: null,
    agreements,
  });
  if (!booked.ok) throw new Error(`the order was refused: ${JSON.stringify(booked.failure)}`);
}

/** Runs as many at once as there are clients; returns the rate per second. */
async function measure<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
  return (items.length * 1_000) / (performance.now() - started);
}

// The first one loads the places and roads, during which no connection can be opened.
await order(await prepare('first'));
const ratios: number[] = [];
for (let turn = 0; turn <= turns; turn += 1) {
  const quotes: Quote[] = [];
  const names = Array.from({ length: clients * rounds }, (_, at) => `${turn}-${at}`);
  await measure(names, async (name) => quotes.push(await prepare(name)));
  const reference = await measure(quotes, sixRows);
  const started = performance.now();
  await measure(quotes, order);
  // Nobody reads an order's invoice before it is numbered.
  await numberDocuments(db);
  const orders = (quotes.length * 1_000) / (performance.now() - started);
  if (turn === 0) continue;
  ratios.push(orders / reference);
  process.stdout.write(`acceptQuote: ${orders.toFixed(0)}/s, bare 6-row transactions: ${reference.toFixed(0)}/s\n`);
}
report({
  name: 'acceptQuote',
  value: medianOf(ratios),
  unit: '× bare six-row transactions',
  bar: { least: 0.35 },
  note: `median of ${turns}`,
});
await stop();
