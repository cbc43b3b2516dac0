import { sampleBookedTrip, sampleCreditNote, sampleInvoice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { createDocuments } from '../src/output/documents/create-documents.ts';
import { sampleAddresses } from '../src/output/documents/testing/sample-addresses.ts';
import { medianOf, report } from './goals.ts';

/** Each document after a warm-up, as a customer waits for it: the bar for a PDF is 300 ms. */
const runs = 12;
const now = '2026-11-22T08:00:00.000Z';
const trip = sampleBookedTrip();
const invoice = sampleInvoice();
const note = sampleCreditNote();

const before = process.memoryUsage().rss;
const documents = createDocuments({ addresses: sampleAddresses });
const createdMegabytes = (process.memoryUsage().rss - before) / 2 ** 20;

const kinds: readonly (readonly [name: string, make: () => Promise<unknown>, barMilliseconds: number])[] = [
  ['quote PDF', () => documents.quotePdf(trip, now), 300],
  ['confirmation PDF', () => documents.confirmationPdf(trip, now, null), 300],
  ['invoice PDF', () => documents.invoicePdf(invoice), 300],
  ['credit note PDF', () => documents.creditNotePdf(note), 300],
  ['UBL invoice', () => documents.ublInvoice(invoice), 10],
  ['calendar', () => documents.calendar(trip, now), 5],
];

report({ name: 'before the first document', value: createdMegabytes, unit: 'MB', bar: { most: 1 } });
for (const [name, make, bar] of kinds) {
  const first = await time(make);
  for (let run = 0; run < 3; run += 1) await make();
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) times.push(await time(make));
  const { user, system } = process.cpuUsage(cpu);
  const processor = (user + system) / 1_000 / runs;
  const note = `processor ${processor.toFixed(1)} ms, the first ${first.toFixed(0)} ms`;
  report({ name: `${name}, median`, value: medianOf(times), unit: 'ms', bar: { most: bar }, note });
}

async function time(make: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await make();
  return performance.now() - started;
}
