import { shorten } from '#domain/input/clean-text.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import type { CountryCode } from '#domain/sites/keys.ts';
import { hasLeitwegId, isFrenchTrade, isOnPeppol } from '#operations/invoices/rules/endpoint.ts';
import type { CreditNote, Invoice } from '#operations/invoices/rules/invoice.ts';
import { groupVat, type VatGroup, vatCategoryOf } from '#operations/invoices/rules/vat-groups.ts';
import { type DocumentFormats, getFormats } from '../formats.ts';
import type { InvoiceTerms, LineTerms, VatTerms } from './invoice-terms.ts';
import { buyerTerms, sellerTerms } from './parties.ts';

/** The standard without a profile of its own. */
export const plainProfile = 'urn:cen.eu:en16931:2017';

/**
 * XRechnung 3.0 for public bodies in Germany (KoSIT, rule BR-DE-21); Peppol BIS Billing 3, another profile of EN 16931, for buyers who can
 * be reached there; the plain standard for everybody else.
 */
const profiles = {
  xrechnung: `${plainProfile}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  peppol: `${plainProfile}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
} as const;

/** UNCL 1001 and UNCL 4461: commercial invoice, credit note, SEPA credit transfer, instrument not defined. */
const codes = { invoice: '380', creditNote: '381', transfer: '58', unspecified: '1' } as const;

/** Countries whose sellers must name a means of payment even when they pay back (DE-R-001); we do not know the buyer's account. */
const meansOnCredit = { NL: false, BE: false, DE: true, FR: false, ES: false } as const satisfies Record<CountryCode, boolean>;

/** What an invoice or credit note says as an e-invoice, in its language. */
export function readTerms(billingDocument: Invoice | CreditNote): InvoiceTerms {
  const formats = getFormats(billingDocument);
  const { number, issuedOn, service, vat, netCents, vatCents, totalCents } = billingDocument;
  // A cancelled trip has no delivery, and several trips have no single day of it.
  const isDelivered = billingDocument.kind === 'credit-note' || (billingDocument.subject === 'trip' && billingDocument.trips === undefined);
  return {
    profile: profileOf(billingDocument),
    process: isFrenchTrade(billingDocument) ? frenchService : '',
    codedNotes: isFrenchTrade(billingDocument) ? frenchNotes(formats) : [],
    number,
    issuedOn,
    ...referenceTerms(billingDocument),
    startsOn: service.startsOn,
    endsOn: service.endsOn,
    deliveredOn: isDelivered ? service.endsOn : '',
    seller: sellerTerms(billingDocument),
    buyer: buyerTerms(billingDocument),
    ...(billingDocument.kind === 'invoice' ? claimTerms(billingDocument, formats) : creditTerms(billingDocument, formats)),
    vat: groupVat(vat).map((group) => vatTerms(group, formats)),
    lines: lineTerms(billingDocument, formats),
    ...{ netCents, vatCents, totalCents },
  };
}

/** BT-23 in France: an invoice of services (XP Z12-012, BR-FR-08). */
const frenchService = 'S1';

/** Between companies in France (BR-FR-05, BR-FR-20): the treatment, and the three notes that the Code de commerce requires (art. L441-9). */
function frenchNotes({ t }: DocumentFormats): InvoiceTerms['codedNotes'] {
  return [
    { code: 'BAR', text: 'B2B' },
    { code: 'PMT', text: t('french.recovery') },
    { code: 'PMD', text: t('french.penalties') },
    { code: 'AAB', text: t('french.discount') },
  ];
}

function profileOf(billingDocument: Invoice | CreditNote): string {
  const { buyer, buyerReference = '' } = billingDocument;
  const party = { ...buyer, buyerReference };
  if (isFrenchTrade(billingDocument)) return plainProfile;
  if (hasLeitwegId(party)) return profiles.xrechnung;
  return isOnPeppol(party) ? profiles.peppol : plainProfile;
}

/**
 * Peppol requires a buyer reference: the one that their administration requires, else their order number; a buyer who gave none knows the
 * trip by our reference.
 */
function referenceTerms({ service, purchaseOrder, buyerReference = '' }: Invoice | CreditNote) {
  const orderReference = shorten(purchaseOrder, 200);
  return { orderReference, buyerReference: shorten(buyerReference, 200) || orderReference || service.reference };
}

type Settling = Pick<InvoiceTerms, 'kind' | 'typeCode' | 'note' | 'corrects' | 'payment' | 'paymentTerms' | 'dueOn'>;

function claimTerms({ payments, service, seller }: Invoice, { t, words, money, date }: DocumentFormats): Settling {
  const terms = payments.map(({ part, dueOn, amountCents }) =>
    t('payment.termsOf', { part: words.paymentPart(part), amount: money(amountCents), date: date(dueOn) }),
  );
  return {
    kind: 'invoice',
    typeCode: codes.invoice,
    note: '',
    corrects: null,
    payment: { code: codes.transfer, reference: service.reference, iban: seller.iban, accountName: seller.legalName },
    paymentTerms: terms.join('; '),
    dueOn: payments.at(-1)?.dueOn ?? '',
  };
}

function creditTerms(note: CreditNote, { t }: DocumentFormats): Settling {
  const { number, issuedOn } = note.invoice;
  return {
    kind: 'credit-note',
    typeCode: codes.creditNote,
    note: t(`creditNote.reasons.${note.reason}`),
    corrects: { number, issuedOn },
    payment: namesMeans(note) ? { code: codes.unspecified, reference: '', iban: '', accountName: '' } : null,
    paymentTerms: t('creditNote.note'),
    dueOn: '',
  };
}

/** XRechnung requires it of every seller (BR-DE-1). Between Dutch parties no code for it is allowed (NL-R-008), so others name none. */
function namesMeans({ seller, buyer, buyerReference = '' }: CreditNote): boolean {
  return meansOnCredit[seller.country] || hasLeitwegId({ ...buyer, buyerReference });
}

/** The reason is given as text: the code list VATEX has no code for passenger transport, only for VAT that the customer owes. */
function vatTerms({ exemptions, mentions, ...group }: VatGroup, { t }: DocumentFormats): VatTerms {
  const reason = [...exemptions.map((exemption) => t(`exemptions.${exemption}`)), ...mentions].join('; ');
  return { ...group, reasonCode: group.category === 'AE' ? 'VATEX-EU-AE' : '', reason };
}

/** One line for each country's kilometres, because a line has one VAT rate; on a summary invoice those of each trip in turn. */
function lineTerms(billingDocument: Invoice | CreditNote, formats: DocumentFormats): readonly LineTerms[] {
  const together = billingDocument.kind === 'invoice' ? billingDocument.trips : undefined;
  const lines = (together ?? [billingDocument]).flatMap((trip) => trip.vat.map((line) => ({ trip, line })));
  return lines.map(({ trip, line }, index) => ({
    id: String(index + 1),
    ...nameLine(trip, line, formats),
    ...(together === undefined ? { note: '', startsOn: '', endsOn: '' } : ownTerms(trip, formats)),
    netCents: line.netCents,
    category: vatCategoryOf(line),
    ratePercent: line.ratePercent,
  }));
}

function nameLine(billingDocument: Invoice | CreditNote, line: VatLine, { t, words: travel, number, country }: DocumentFormats) {
  const { service } = billingDocument;
  const isOfTrip = billingDocument.kind === 'credit-note' || billingDocument.subject === 'trip';
  const route = travel.route({ from: shorten(service.from), to: shorten(service.to) });
  const words = { reference: service.reference, route, kilometres: number(line.kilometres) };
  return {
    name: t(isOfTrip ? 'item.name' : 'item.cancellationName', { country: country(line.countryCode) }),
    description: isOfTrip ? t('item.description', words) : t('item.cancellation', words),
  };
}

/** On a summary invoice the customer's own number of an order is with its trip: the document has room for one. */
function ownTerms({ purchaseOrder, service: { startsOn, endsOn } }: Invoice | CreditNote, { t }: DocumentFormats) {
  return { note: purchaseOrder === '' ? '' : `${t('invoice.purchaseOrder')}: ${shorten(purchaseOrder, 200)}`, startsOn, endsOn };
}
