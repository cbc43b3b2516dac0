import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { saveCertificate } from '#operations/fleet/edit-certificates.ts';
import { saveDepot, saveOperator } from '#operations/fleet/edit-fleet.ts';
import type { CertificateKind } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { savePartner } from '#operations/partners/edit-partners.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { must } from './must.ts';

type Sample = {
  readonly name: string;
  readonly country: string;
  readonly language: SiteLanguage;
  readonly place: string;
  /** Documents that expire soon, by days left; null: not on file. */
  readonly odd?: Readonly<Partial<Record<CertificateKind, number | null>>>;
};

/** Of three partners near Lyon, one has insurance that expires and one has only a taxi licence: these two are refused. */
const samples: readonly Sample[] = [
  { name: 'Autocars', country: 'FR', language: 'fr', place: 'Lyon' },
  { name: 'Cars alpins', country: 'FR', language: 'fr', place: 'Annecy' },
  { name: 'Voyages', country: 'FR', language: 'fr', place: 'Grenoble', odd: { insurance: 2 } },
  { name: 'Taxis', country: 'FR', language: 'fr', place: 'Dijon', odd: { 'operator-licence': null } },
  { name: 'Touringcars', country: 'NL', language: 'nl', place: 'Zwolle' },
  { name: 'Busreisen', country: 'DE', language: 'de', place: 'Bonn', odd: { 'papers-check': 20 } },
  { name: 'Autocares', country: 'ES', language: 'es', place: 'Madrid' },
  { name: 'Autobussen', country: 'BE', language: 'nlBE', place: 'Gent' },
];

const certificates: readonly CertificateKind[] = [
  'operator-licence',
  'taxi-licence',
  'insurance',
  'signed-terms',
  'self-billing',
  'papers-check',
];
const by = { id: null, name: 'Sample' };

/** Zeros, as in our own companies' numbers: a month can be run up to its invoices, and nobody takes them for real. */
const sampleNumbers: Readonly<Record<string, string>> = {
  BE: 'BE0000000000',
  DE: 'DE000000000',
  ES: 'ESB00000000',
  FR: 'FR00000000000',
  NL: 'NL000000000B00',
};

/** Partner operators, each with a depot, documents and a mailbox that nobody reads. */
export async function fillPartners(context: BookingContext, say: (line: string) => void): Promise<void> {
  for (const [index, sample] of samples.entries()) await createPartner(context, sample, index);
  say(`${samples.length} partners, two of them with a certificate that is missing or expires`);
}

async function createPartner(context: BookingContext, { name: word, country, language, place, odd = {} }: Sample, index: number) {
  const name = `${word} ${place} (sample ${index + 1})`;
  const operator = { kind: 'partner', name, country, phone: '+31 20 123 45 67', email: `partner${index + 1}@example.com` };
  const id = must(await saveOperator(context, by, { id: null, input: operator }));
  must(await saveDepot(context, by, { input: { operatorId: id, name: `${place} (sample ${index + 1})`, place }, language: 'en' }));
  const today = todayIn(planningZone, context.now());
  for (const kind of certificates) {
    const days = kind === 'papers-check' ? 150 : 400;
    const left = odd[kind] === undefined ? days + index : odd[kind];
    const input = { kind, number: `sample ${index + 1}`, validUntil: addDays(today, left ?? 0) };
    if (left !== null) must(await saveCertificate(context, by, { owner: { subject: 'operator', id }, name, input }));
  }
  const address = { street: 'Sample 1', zip: '1234 AB', city: place, vatNumber: sampleNumbers[country] ?? '' };
  const profile = { state: 'active', language, classes: [...fleetKeys], insuredEuros: '5000000', selfBillingOn: today, paymentDays: '30' };
  must(await savePartner(context, by, { id, input: { ...profile, ...address } }));
}
