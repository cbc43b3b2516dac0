import { sumCents } from '#domain/money/money.ts';
import { companies } from '#domain/sites/brand.ts';
import { isOnPeppol } from '#operations/invoices/rules/endpoint.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import { ourselvesTerms, partnerTerms } from '../e-invoice/parties.ts';
import type { XmlNode } from '../e-invoice/xml-tree.ts';
import { getFormats } from '../formats.ts';
import { getPartnerTexts, type PartnerTranslate } from '../partners/partner-texts.ts';
import { mentionOf, sayLine, sayTreatment } from '../partners/self-billed-words.ts';
import { totalsNode } from './amounts.ts';
import { partyNode } from './parties.ts';
import { amount, composeUbl, vatScheme } from './ubl-root.ts';

/** Peppol BIS Self-Billing 3 if both parties can be reached there; otherwise the plain standard. */
const customizations = {
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
  plain: 'urn:cen.eu:en16931:2017',
} as const;
const profile = 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0';
/** UNCL 1001 and UNCL 4461: self-billed invoice and credit note, SEPA credit transfer, instrument not defined. */
const codes = { invoice: '389', creditNote: '261', transfer: '58', unspecified: '1' } as const;

/** Peppol requires Dutch sellers' number in the register and German sellers' contact (NL-R-003, DE-R-002): for partners we have neither. */
const askMoreOfSellers = ['NL', 'DE'];

type Writing = { readonly selfBilled: SelfBilled; readonly p: PartnerTranslate; readonly sign: 1 | -1 };

/**
 * An invoice or credit note in a partner's name as UBL 2.1 by EN 16931. The PDF of a credit note shows negative amounts; here they are
 * positive, because the document type already says so.
 */
export function composeUblSelfBilled(selfBilled: SelfBilled): string {
  const p = getPartnerTexts(selfBilled.language);
  const formats = getFormats(selfBilled);
  const isCredit = selfBilled.kind === 'self-billed-credit';
  const { corrects } = selfBilled;
  const correctedText =
    corrects === null ? '' : p('billing.correctsOf', { number: corrects.number, date: formats.date(corrects.issuedOn) });
  const writing: Writing = { selfBilled, p, sign: isCredit ? -1 : 1 };
  return composeUbl(isCredit ? 'CreditNote' : 'Invoice', [
    ['cbc:CustomizationID', isPeppol(selfBilled) ? customizations.peppol : customizations.plain],
    ['cbc:ProfileID', profile],
    ['cbc:ID', selfBilled.number],
    ['cbc:IssueDate', selfBilled.issuedOn],
    ['cbc:DueDate', isCredit ? '' : selfBilled.dueOn],
    isCredit ? ['cbc:CreditNoteTypeCode', codes.creditNote] : ['cbc:InvoiceTypeCode', codes.invoice],
    ['cbc:Note', mentionOf(selfBilled, { formats, p })],
    ['cbc:DocumentCurrencyCode', 'EUR'],
    ['cbc:BuyerReference', selfBilled.month],
    periodOf(selfBilled),
    correctedOf(selfBilled),
    partyNode('cac:AccountingSupplierParty', partnerTerms(selfBilled.supplier)),
    partyNode('cac:AccountingCustomerParty', ourselvesTerms(selfBilled.site)),
    paymentOf(selfBilled),
    ['cac:PaymentTerms', [['cbc:Note', corrects === null ? '' : `${p('billing.corrects')}: ${correctedText}`]]],
    taxTotalOf(writing),
    totalsNode({ netCents: writing.sign * selfBilled.netCents, totalCents: writing.sign * selfBilled.totalCents }),
    ...linesOf(writing),
  ]);
}

function isPeppol({ supplier: { vatNumber, country }, site }: SelfBilled): boolean {
  const buyer = companies[site];
  const reached = [vatNumber, buyer.vatNumber].every((number) => isOnPeppol({ vatNumber: number, email: '', country: '' }));
  return reached && !askMoreOfSellers.includes(country);
}

function periodOf({ lines }: SelfBilled): XmlNode {
  const days = lines.map(({ day }) => day).toSorted();
  return [
    'cac:InvoicePeriod',
    [
      ['cbc:StartDate', days[0] ?? ''],
      ['cbc:EndDate', days.at(-1) ?? ''],
    ],
  ];
}

function correctedOf({ corrects }: SelfBilled): XmlNode {
  if (corrects === null) return ['cac:BillingReference', []];
  const named: XmlNode = [
    'cac:InvoiceDocumentReference',
    [
      ['cbc:ID', corrects.number],
      ['cbc:IssueDate', corrects.issuedOn],
    ],
  ];
  return ['cac:BillingReference', [named]];
}

/** The account that we pay to; a credit note's amount is set off. */
function paymentOf({ kind, number, supplier: { iban, name } }: SelfBilled): XmlNode {
  if (kind === 'self-billed-credit' || iban === '') return ['cac:PaymentMeans', [['cbc:PaymentMeansCode', codes.unspecified]]];
  return [
    'cac:PaymentMeans',
    [
      ['cbc:PaymentMeansCode', codes.transfer],
      ['cbc:PaymentID', number],
      [
        'cac:PayeeFinancialAccount',
        [
          ['cbc:ID', iban.replace(/\s/g, '')],
          ['cbc:Name', name],
        ],
      ],
    ],
  ];
}

type Share = SelfBilled['lines'][number]['vat'][number];

/** EN 16931 (UNCL 5305): if the customer owes the VAT, no rate is stated. An undecided case is never issued. */
function categoryOf({ treatment, ratePercent }: Share): { readonly category: string; readonly percent: number } {
  switch (treatment) {
    case 'charged':
      return { category: ratePercent > 0 ? 'S' : 'Z', percent: ratePercent };
    case 'reverse-charge':
      return { category: 'AE', percent: 0 };
    case 'exempt':
      return { category: 'E', percent: 0 };
    case 'ask':
      throw new RangeError('VAT that is asked about stands on no invoice');
  }
}

function taxTotalOf({ selfBilled, p, sign }: Writing): XmlNode {
  const shares = selfBilled.lines.flatMap(({ vat }) => vat);
  const grouped = Map.groupBy(shares, (share) => Object.values(categoryOf(share)).join(' '));
  const subtotals = [...grouped.values()].flatMap((group): XmlNode[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { category, percent } = categoryOf(first);
    const reason = sayTreatment(first.treatment, p);
    const kind: XmlNode[] = [
      ['cbc:ID', category],
      ['cbc:Percent', String(percent)],
      ['cbc:TaxExemptionReasonCode', category === 'AE' ? 'VATEX-EU-AE' : ''],
      ['cbc:TaxExemptionReason', reason],
      vatScheme,
    ];
    return [
      [
        'cac:TaxSubtotal',
        [
          amount('cbc:TaxableAmount', sign * sumCents(group.map(({ netCents }) => netCents))),
          amount('cbc:TaxAmount', sign * sumCents(group.map(({ vatCents }) => vatCents))),
          ['cac:TaxCategory', kind],
        ],
      ],
    ];
  });
  return ['cac:TaxTotal', [amount('cbc:TaxAmount', sign * selfBilled.vatCents), ...subtotals]];
}

/**
 * One line for each country of a job, because a line has one VAT rate; negative by its quantity, because a price may not be negative
 * (BR-27).
 */
function linesOf({ selfBilled, p, sign }: Writing): readonly XmlNode[] {
  const [name, quantity] = sign < 0 ? ['cac:CreditNoteLine', 'cbc:CreditedQuantity'] : ['cac:InvoiceLine', 'cbc:InvoicedQuantity'];
  const country = getFormats(selfBilled).country;
  const shares = selfBilled.lines.flatMap((line) => line.vat.map((share) => ({ line, share })));
  return shares.map(({ line, share }, index): XmlNode => {
    const cents = sign * share.netCents;
    const { category, percent } = categoryOf(share);
    const taxed: XmlNode = ['cac:ClassifiedTaxCategory', [['cbc:ID', category], ['cbc:Percent', String(percent)], vatScheme]];
    return [
      name,
      [
        ['cbc:ID', String(index + 1)],
        [quantity, cents < 0 ? '-1' : '1', { unitCode: 'C62' }],
        amount('cbc:LineExtensionAmount', cents),
        ['cac:Item', [['cbc:Description', country(share.countryCode)], ['cbc:Name', sayLine(line, p)], taxed]],
        ['cac:Price', [amount('cbc:PriceAmount', Math.abs(cents))]],
      ],
    ];
  });
}
