import { sampleBookedTrip } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { createDocuments } from '../src/output/documents/create-documents.ts';
import { sampleAddresses } from '../src/output/documents/testing/sample-addresses.ts';
import { buildQuoteReadyPayload } from '../src/output/mail/payloads.ts';
import { renderMail } from '../src/output/mail/render-mail.tsx';
import { addresses, sampleTrip } from '../src/output/mail/testing/sample-trip.ts';
import { type Bar, report } from './goals.ts';

/** The processor time of a mail once its fonts and templates are loaded: its text, its PDF, and both. */
const runs = 40;
const now = '2026-11-22T08:00:00.000Z';
const documents = createDocuments({ addresses: sampleAddresses });
const trip = sampleBookedTrip();
const payload = buildQuoteReadyPayload(sampleTrip(), addresses);

const kinds: readonly (readonly [name: string, bar: Bar | null, make: () => Promise<unknown>])[] = [
  ['words of a mail', null, () => renderMail(payload)],
  ['quote PDF of a mail', null, () => documents.quotePdf(trip, now)],
  [
    'mail with its PDF',
    { most: 60 },
    async () => renderMail(payload, [{ fileName: 'q.pdf', contentType: 'application/pdf', content: await documents.quotePdf(trip, now) }]),
  ],
];
for (const [name, bar, make] of kinds) {
  for (let run = 0; run < 10; run += 1) await make();
  const cpu = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) await make();
  const { user, system } = process.cpuUsage(cpu);
  report({ name, value: (user + system) / 1_000 / runs, unit: 'ms of a processor', bar });
}
