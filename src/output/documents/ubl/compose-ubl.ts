import { shorten } from '#domain/input/clean-text.ts';
import type { CountryCode } from '#domain/sites/keys.ts';
import { hasLeitwegId, isOnPeppol } from '#operations/invoices/rules/endpoint.ts';
import type { CreditNote, Invoice } from '#operations/invoices/rules/invoice.ts';
import { type DocumentFormats, getFormats } from '../formats.ts';
import { lineNodes, periodNode, taxTotalNode, totalsNode } from './amounts.ts';
import { buyerNode, sellerNode } from './parties.ts';
import { composeUbl, type XmlNode } from './xml-tree.ts';

/**
 * XRechnung 3.0 for public bodies in Germany (KoSIT, rule BR-DE-21); Peppol BIS Billing 3, another profile of EN 16931, for buyers who can
 * be reached there; the plain standard for everybody else.
 */
const customizations = {
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  plain: 'urn:cen.eu:en16931:2017',
} as const;
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
/** UNCL 1001 and UNCL 4461: commercial invoice, credit note, SEPA credit transfer, instrument not defined. */
const codes = { invoice: '380', creditNote: '381', transfer: '58', unspecified: '1' } as const;

/** Countries whose sellers must name a means of payment even when they pay back (DE-R-001); we do not know the buyer's account. */
const meansOnCredit = { NL: false, BE: false, DE: true, FR: false, ES: false } as const satisfies Record<CountryCode, boolean>;

/** An invoice as UBL 2.1 by EN 16931, elements in the order of the UBL schema. */
export function composeUblInvoice(invoice: Invoice): string {
  const formats = getFormats(invoice);
  const terms = invoice.payments.map(({ part, dueOn, amountCents }) =>
    formats.t('payment.termsOf', {
      part: formats.words.paymentPart(part),
      amount: formats.money(amountCents),
      date: formats.date(dueOn),
    }),
  );
  return composeUbl('Invoice', [
    ...headNodes(invoice),
    ['cbc:DueDate', invoice.payments.at(-1)?.dueOn ?? ''],
    ['cbc:InvoiceTypeCode', codes.invoice],
    ...referenceNodes(invoice),
    ...bodyNodes(invoice),
    ['cac:PaymentMeans', transferNodes(invoice)],
    ['cac:PaymentTerms', [['cbc:Note', terms.join('; ')]]],
    ...amountNodes(invoice, formats),
  ]);
}

/** A credit note as UBL 2.1 by EN 16931: all amounts positive, with the invoice that it reverses. */
export function composeUblCreditNote(note: CreditNote): string {
  const formats = getFormats(note);
  const { number, issuedOn } = note.invoice;
  return composeUbl('CreditNote', [
    ...headNodes(note),
    ['cbc:CreditNoteTypeCode', codes.creditNote],
    ['cbc:Note', formats.t(`creditNote.reasons.${note.reason}`)],
    ...referenceNodes(note),
    [
      'cac:BillingReference',
      [
        [
          'cac:InvoiceDocumentReference',
          [
            ['cbc:ID', number],
            ['cbc:IssueDate', issuedOn],
          ],
        ],
      ],
    ],
    ...bodyNodes(note),
    ['cac:PaymentMeans', namesMeans(note) ? [['cbc:PaymentMeansCode', codes.unspecified]] : []],
    ['cac:PaymentTerms', [['cbc:Note', formats.t('creditNote.note')]]],
    ...amountNodes(note, formats),
  ]);
}

/** XRechnung requires it of every seller (BR-DE-1). Between Dutch parties no code for it is allowed (NL-R-008), so others name none. */
function namesMeans({ seller, buyer, buyerReference = '' }: CreditNote): boolean {
  return meansOnCredit[seller.country] || hasLeitwegId({ ...buyer, buyerReference });
}

function headNodes({ number, issuedOn, buyer, buyerReference = '' }: Invoice | CreditNote): readonly XmlNode[] {
  const party = { ...buyer, buyerReference };
  const profileOf = () => (isOnPeppol(party) ? customizations.peppol : customizations.plain);
  return [
    ['cbc:CustomizationID', hasLeitwegId(party) ? customizations.xrechnung : profileOf()],
    ['cbc:ProfileID', profile],
    ['cbc:ID', number],
    ['cbc:IssueDate', issuedOn],
  ];
}

/**
 * Peppol requires a buyer reference: the one that their administration requires, else their order number; a buyer who gave none knows the
 * trip by our reference.
 */
function referenceNodes({ service, purchaseOrder, buyerReference = '' }: Invoice | CreditNote): readonly XmlNode[] {
  const order = shorten(purchaseOrder, 200);
  const reference = shorten(buyerReference, 200);
  return [
    ['cbc:DocumentCurrencyCode', 'EUR'],
    ['cbc:BuyerReference', reference || order || service.reference],
    periodNode(service),
    ['cac:OrderReference', [['cbc:ID', order]]],
  ];
}

function bodyNodes(paper: Invoice | CreditNote): readonly XmlNode[] {
  // A cancelled trip has no delivery, and several trips have no single day of it.
  const isDelivered = paper.kind === 'credit-note' || (paper.subject === 'trip' && paper.trips === undefined);
  const delivery: XmlNode = ['cac:Delivery', isDelivered ? [['cbc:ActualDeliveryDate', paper.service.endsOn]] : []];
  return [sellerNode(paper), buyerNode(paper), delivery];
}

function transferNodes({ service, seller }: Invoice): readonly XmlNode[] {
  return [
    ['cbc:PaymentMeansCode', codes.transfer],
    ['cbc:PaymentID', service.reference],
    [
      'cac:PayeeFinancialAccount',
      [
        ['cbc:ID', seller.iban],
        ['cbc:Name', seller.legalName],
      ],
    ],
  ];
}

function amountNodes(paper: Invoice | CreditNote, formats: DocumentFormats): readonly XmlNode[] {
  return [taxTotalNode(paper, formats), totalsNode(paper), ...lineNodes(paper, formats)];
}
