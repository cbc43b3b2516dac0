import { vatOf } from '#domain/money/money.ts';
import { shiftVat } from '#domain/pricing/vat/shift-vat.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { type CountryCode, countryCodes, type SiteKey } from '#domain/sites/keys.ts';
import type { InvoiceDetails } from '#domain/trip/trip.ts';
import { createInvoice, getInvoiceSeller } from '#operations/invoices/rules/create-invoice.ts';
import { createCreditNote } from '#operations/invoices/rules/credit-note.ts';
import type { CreditNote, Invoice, InvoiceSeller } from '#operations/invoices/rules/invoice.ts';
import { joinSummary } from '#operations/invoices/rules/summary-invoice.ts';
import { sampleBookedTrip, withPrice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import { sampleSelfBilled } from '#operations/partners/rules/testing/sample-self-billed.ts';
import { composeCii } from '../cii/compose-cii.ts';
import { composeUblSelfBilled } from '../ubl/compose-self-billed.ts';
import { composeUblDocument } from '../ubl/compose-ubl.ts';

/** One e-invoice: `NL sells to FR public body: credit note`. Those in our own name are written as CII too. */
export type EveryInvoice = { readonly name: string; readonly xml: string; readonly cii?: string };

const written = (name: string, selfBilled: Invoice | CreditNote): EveryInvoice => ({
  name,
  xml: composeUblDocument(selfBilled),
  cii: composeCii(selfBilled),
});

const sites = { NL: 'nl', BE: 'be', DE: 'de', FR: 'fr', ES: 'es' } as const satisfies Record<CountryCode, SiteKey>;

/** Numbers with right check digits, because those of the brand file are zeros. */
const numbers = {
  NL: { vatNumber: 'NL004495445B01', registerNumber: '12345678', iban: 'NL91ABNA0417164300' },
  BE: { vatNumber: 'BE0202239951', registerNumber: '0202.239.951', iban: 'BE68539007547034' },
  DE: { vatNumber: 'DE136695976', registerNumber: 'HRB 12345', iban: 'DE89370400440532013000' },
  FR: { vatNumber: 'FR40303265045', registerNumber: '303 265 045', iban: 'FR7630006000011234567890189' },
  ES: { vatNumber: 'ESA28015865', registerNumber: 'B-123456', iban: 'ES9121000418450200051332' },
} as const satisfies Record<CountryCode, Pick<InvoiceSeller, 'vatNumber' | 'registerNumber' | 'iban'>>;

function sellerOf(country: CountryCode): InvoiceSeller {
  return { ...getInvoiceSeller(sites[country]), ...numbers[country] };
}

const towns = {
  NL: { street: 'Dorpsstraat 5', zipcode: '3511 AA', city: 'Utrecht' },
  BE: { street: 'Stationsstraat 1', zipcode: '9000', city: 'Gent' },
  DE: { street: 'Marktplatz 1', zipcode: '50667', city: 'Köln' },
  FR: { street: 'Rue de la Part-Dieu 1', zipcode: '69003', city: 'Lyon' },
  ES: { street: 'Calle Mayor 1', zipcode: '28013', city: 'Madrid' },
  PL: { street: 'Rynek 1', zipcode: '31-042', city: 'Kraków' },
  CH: { street: 'Bahnhofstrasse 1', zipcode: '8001', city: 'Zürich' },
} as const;

type Buyer = { readonly kind: string; readonly details: Partial<InvoiceDetails> & Pick<InvoiceDetails, 'country'> };

/** A company by its VAT number alone, and with the number of its register besides. */
const businesses: readonly Buyer[] = [
  { kind: 'business', details: { country: 'NL', vatNumber: 'NL853746011B01', organisationNumber: '68750110' } },
  { kind: 'business without KvK number', details: { country: 'NL', vatNumber: 'NL853746011B01' } },
  { kind: 'business', details: { country: 'BE', vatNumber: 'BE0403170701', organisationNumber: '0403.170.701' } },
  { kind: 'business without VAT number', details: { country: 'BE', organisationNumber: '0403170701' } },
  { kind: 'business', details: { country: 'DE', vatNumber: 'DE129273398' } },
  { kind: 'business without VAT number', details: { country: 'DE', organisationNumber: 'HRB 98765' } },
  { kind: 'business', details: { country: 'FR', vatNumber: 'FR83404833048', organisationNumber: '404 833 048 00022' } },
  { kind: 'business by SIREN', details: { country: 'FR', organisationNumber: '404833048' } },
  { kind: 'business', details: { country: 'ES', vatNumber: 'ESB58818501', organisationNumber: 'B58818501' } },
  { kind: 'business', details: { country: 'PL', vatNumber: 'PL5260250995' } },
  { kind: 'business', details: { country: 'CH', vatNumber: 'CHE123456788' } },
];

/** Each addressed as its state asks: OIN, KBO number, Leitweg-ID, SIRET, and in Spain the NIF. */
const publicBodies: readonly Buyer[] = [
  { kind: 'public body', details: { country: 'NL', organisationNumber: '00000001003214345000', buyerReference: '4500012345' } },
  { kind: 'public body', details: { country: 'BE', organisationNumber: '0308357159' } },
  { kind: 'public body', details: { country: 'DE', buyerReference: '04011000-1234512345-06' } },
  { kind: 'public body with VAT number', details: { country: 'DE', vatNumber: 'DE129273398', buyerReference: '992-90009-96' } },
  { kind: 'public body', details: { country: 'FR', organisationNumber: '21690123100011', buyerReference: 'SERVICE-VOIRIE' } },
  { kind: 'public body', details: { country: 'ES', organisationNumber: 'P2807900B', buyerReference: 'L01280796' } },
];

const consumers: readonly Buyer[] = (['NL', 'BE', 'DE', 'FR', 'ES', 'CH'] as const).map((country) => ({
  kind: 'consumer',
  details: { country },
}));

const rates: Readonly<Record<string, number>> = { NL: 9, BE: 6, DE: 19, FR: 10, ES: 10 };
const charged = (countryCode: string, netCents: number): VatLine => ({
  ...{ countryCode, kilometres: 120.5, netCents, ratePercent: rates[countryCode] ?? 0, exemption: null },
  vatCents: vatOf(netCents, rates[countryCode] ?? 0),
});

/** Over the seller's country and two others; a business abroad owes part of it. */
function priceFor(seller: CountryCode, buyer: InvoiceDetails): readonly VatLine[] {
  const lines = [charged(seller, 85_086), ...['FR', 'BE'].filter((each) => each !== seller).map((each) => charged(each, 33_333))];
  const swiss: VatLine = { ...charged('CH', 12_000), exemption: 'international' };
  return [...shiftVat(lines, { seller, buyer, day: '2027-03-12' }), swiss];
}

function detailsOf({ kind, details }: Buyer): InvoiceDetails {
  const town = Object.entries(towns).find(([country]) => country === details.country)?.[1] ?? towns.NL;
  return {
    ...{ organisation: kind === 'consumer' ? '' : 'Verein für Geschichte & Kultur', vatNumber: '', purchaseOrder: '' },
    ...{ paymentMethod: 'bank-transfer', ...town, ...details },
  };
}

function invoicesOf(seller: CountryCode, buyer: Buyer): readonly EveryInvoice[] {
  const invoice = detailsOf(buyer);
  const site = sites[seller];
  const trip = withPrice(sampleBookedTrip({ site, invoice }), priceFor(seller, invoice));
  const company = sellerOf(seller);
  const made = (number: string, booked = trip): Invoice => {
    const result = createInvoice({ trip: booked, number, issuedOn: '2027-01-15', company });
    if (!result.ok) throw new Error(result.failure);
    return result.value;
  };
  const first = made('INV-2027-000001');
  const credited = (reason: Parameters<typeof createCreditNote>[0]['reason']) => {
    const result = createCreditNote({ invoice: first, number: 'CN-2027-000001', issuedOn: '2027-01-20', reason });
    if (!result.ok) throw new Error(result.failure);
    return result.value;
  };
  const cancelled = { ...trip, cancelation: { at: '2027-02-01T10:00:00.000Z', feeCents: 30_000, reason: '' } };
  const name = `${seller} sells to ${invoice.country} ${buyer.kind}`;
  const together = { id: 'summary', from: '2027-03-01', to: '2027-03-31', trips: 2, totalCents: first.totalCents + 30_000 };
  const fee = made(first.number, cancelled);
  const month = joinSummary([first, { ...fee, purchaseOrder: 'PO-2' }].map((part) => ({ ...part, summary: together })));
  return [
    written(`${name}: invoice`, first),
    written(`${name}: credit note of a cancellation with a fee`, credited({ kind: 'cancelled', feeCents: 30_000 })),
    written(`${name}: credit note of a correction`, credited({ kind: 'corrected' })),
    written(`${name}: invoice that replaces it`, made('INV-2027-000002', { ...trip, version: 5 })),
    written(`${name}: summary invoice of a trip and a cancellation fee`, month),
    written(`${name}: invoice of a cancellation fee`, made('INV-2027-000003', cancelled)),
  ];
}

/** Partners of our states and one further, each with its VAT number. */
const suppliers = [
  ...countryCodes.map((country) => ({ country, ...numbers[country], ...towns[country] })),
  { country: 'PL', vatNumber: 'PL5260250995', iban: '', ...towns.PL },
];

function selfBilledOf(buyer: CountryCode, { zipcode, ...partner }: (typeof suppliers)[number]): readonly EveryInvoice[] {
  const abroad = partner.country !== buyer;
  const share = { countryCode: 'FR', kilometres: 112, ratePercent: 10, netCents: 102_000 } as const;
  const vat = [{ ...share, vatCents: abroad ? 0 : 10_200, treatment: abroad ? ('reverse-charge' as const) : ('charged' as const) }];
  const sample = sampleSelfBilled('fr');
  const lines = sample.lines.slice(0, 1).map((line) => ({ ...line, netCents: 102_000, vat }));
  const vatCents = vat.reduce((sum, each) => sum + each.vatCents, 0);
  const { country, vatNumber, street, city, iban } = partner;
  const selfBilled: SelfBilled = {
    ...sample,
    ...{ site: sites[buyer], buyer, lines, netCents: 102_000, vatCents, totalCents: 102_000 + vatCents },
    supplier: { name: 'Autocars Bertrand', street, zip: zipcode, city, country, vatNumber, iban },
  };
  const back = lines.map((line) => ({
    ...line,
    ...{ kind: 'correction' as const, reason: 'péage', netCents: -102_000 },
    vat: vat.map((each) => ({ ...each, netCents: -each.netCents, vatCents: -each.vatCents })),
  }));
  const credit: SelfBilled = {
    ...selfBilled,
    ...{ kind: 'self-billed-credit', corrects: { number: selfBilled.number, issuedOn: selfBilled.issuedOn }, lines: back },
    ...{ netCents: -102_000, vatCents: -vatCents, totalCents: -102_000 - vatCents },
  };
  const name = `${country} partner billed by our company of ${buyer}`;
  return [
    { name: `${name}: self-billed invoice`, xml: composeUblSelfBilled(selfBilled) },
    { name: `${name}: self-billed credit note`, xml: composeUblSelfBilled(credit) },
  ];
}

/** Every combination of the seller's country, kind of buyer and kind of document. */
export function everyInvoice(): readonly EveryInvoice[] {
  const buyers = [...businesses, ...publicBodies, ...consumers];
  return [
    ...countryCodes.flatMap((seller) => buyers.flatMap((buyer) => invoicesOf(seller, buyer))),
    ...countryCodes.flatMap((buyer) => suppliers.flatMap((supplier) => selfBilledOf(buyer, supplier))),
  ];
}
