import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  sampleBookedTrip,
  sampleCreditNote,
  sampleInvoice,
  sampleInvoiceDetails,
} from '#operations/invoices/rules/testing/sample-invoices.ts';
import { createDocuments } from './create-documents.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleAddresses } from './testing/sample-addresses.ts';

const documents = createDocuments({ addresses: sampleAddresses });
const now = '2026-11-22T08:00:00.000Z';

/** A customer in each of our countries. */
const countries = [
  { site: 'nl', language: 'nl', seat: { country: 'NL', vatNumber: 'NL853746011B01', organisationNumber: '68750110' } },
  { site: 'be', language: 'nlBE', seat: { country: 'BE', vatNumber: 'BE0403170701', zipcode: '9000', city: 'Gent' } },
  { site: 'de', language: 'de', seat: { country: 'DE', vatNumber: 'DE129273398', zipcode: '50667', city: 'Köln' } },
  { site: 'fr', language: 'fr', seat: { country: 'FR', vatNumber: 'FR83404833048', zipcode: '69003', city: 'Lyon' } },
  { site: 'es', language: 'es', seat: { country: 'ES', vatNumber: 'ESB58818501', zipcode: '28013', city: 'Madrid' } },
] as const;

/** The lines of a paper as they were read by a person: `testing/known-papers/<name>.txt`. */
const knownLines = (name: string) =>
  readFileSync(join(import.meta.dirname, 'testing', 'known-papers', `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

describe.each(countries)('the papers of a trip sold on $site', ({ site, language, seat }) => {
  const trip = sampleBookedTrip({ site, language, invoice: { ...sampleInvoiceDetails, ...seat } });
  const invoice = sampleInvoice(trip);

  it.each([
    ['invoice', () => documents.invoicePdf(invoice)],
    ['credit-note', () => documents.creditNotePdf(sampleCreditNote(invoice))],
    ['confirmation', () => documents.confirmationPdf(trip, now, null)],
  ] as const)('say on the %s, line by line, what they should', async (kind, draw) => {
    expect((await readPdf(await draw())).lines).toEqual(knownLines(`${site}-${kind}`));
  });
});
