import type { CreditNote, Invoice } from '#operations/invoices/rules/invoice.ts';
import type { InvoiceTerms, LineTerms, PartyTerms, VatTerms } from '../e-invoice/invoice-terms.ts';
import { plainProfile, readTerms } from '../e-invoice/read-terms.ts';
import { composeXml, euros, type XmlNode } from '../e-invoice/xml-tree.ts';

const prefixes = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
} as const;

/**
 * An invoice or credit note as UN/CEFACT Cross Industry Invoice by EN 16931 (CEN/TS 16931-3-3): the part of a Factur-X and ZUGFeRD file
 * for programs, profile "EN 16931". Elements in the order of the schema.
 */
export function composeCii(billingDocument: Invoice | CreditNote): string {
  const terms = readTerms(billingDocument);
  return composeXml({ name: 'rsm:CrossIndustryInvoice', prefixes }, [
    [
      'rsm:ExchangedDocumentContext',
      [
        ['ram:BusinessProcessSpecifiedDocumentContextParameter', [['ram:ID', terms.process]]],
        ['ram:GuidelineSpecifiedDocumentContextParameter', [['ram:ID', plainProfile]]],
      ],
    ],
    [
      'rsm:ExchangedDocument',
      [
        ['ram:ID', terms.number],
        ['ram:TypeCode', terms.typeCode],
        dayNode('ram:IssueDateTime', terms.issuedOn),
        ['ram:IncludedNote', [['ram:Content', terms.note]]],
        ...terms.codedNotes.map(codedNote),
      ],
    ],
    ['rsm:SupplyChainTradeTransaction', [...terms.lines.map(lineNode), agreementNode(terms), deliveryNode(terms), settlementNode(terms)]],
  ]);
}

function codedNote({ code, text }: InvoiceTerms['codedNotes'][number]): XmlNode {
  return [
    'ram:IncludedNote',
    [
      ['ram:Content', text],
      ['ram:SubjectCode', code],
    ],
  ];
}

/** A day as `20270312` (UNCL 2379: 102). */
function dayNode(name: string, day: string, type: 'udt' | 'qdt' = 'udt'): XmlNode {
  return [name, [[`${type}:DateTimeString`, day.replaceAll('-', ''), { format: '102' }]]];
}

/** The period of all trips, or of one on a summary invoice (BG-14, BG-26). */
function periodNode({ startsOn, endsOn }: Pick<LineTerms, 'startsOn' | 'endsOn'>): XmlNode {
  return ['ram:BillingSpecifiedPeriod', [dayNode('ram:StartDateTime', startsOn), dayNode('ram:EndDateTime', endsOn)]];
}

function lineNode({ id, name, description, note, startsOn, endsOn, netCents, category, ratePercent }: LineTerms): XmlNode {
  const tax: readonly XmlNode[] = [
    ['ram:TypeCode', 'VAT'],
    ['ram:CategoryCode', category],
    ['ram:RateApplicablePercent', String(ratePercent)],
  ];
  return [
    'ram:IncludedSupplyChainTradeLineItem',
    [
      [
        'ram:AssociatedDocumentLineDocument',
        [
          ['ram:LineID', id],
          ['ram:IncludedNote', [['ram:Content', note]]],
        ],
      ],
      [
        'ram:SpecifiedTradeProduct',
        [
          ['ram:Name', name],
          ['ram:Description', description],
        ],
      ],
      ['ram:SpecifiedLineTradeAgreement', [['ram:NetPriceProductTradePrice', [['ram:ChargeAmount', euros(netCents)]]]]],
      ['ram:SpecifiedLineTradeDelivery', [['ram:BilledQuantity', '1', { unitCode: 'C62' }]]],
      [
        'ram:SpecifiedLineTradeSettlement',
        [
          ['ram:ApplicableTradeTax', tax],
          periodNode({ startsOn, endsOn }),
          ['ram:SpecifiedTradeSettlementLineMonetarySummation', [['ram:LineTotalAmount', euros(netCents)]]],
        ],
      ],
    ],
  ];
}

function agreementNode({ buyerReference, seller, buyer, orderReference }: InvoiceTerms): XmlNode {
  return [
    'ram:ApplicableHeaderTradeAgreement',
    [
      ['ram:BuyerReference', buyerReference],
      partyNode('ram:SellerTradeParty', seller),
      partyNode('ram:BuyerTradeParty', buyer),
      ['ram:BuyerOrderReferencedDocument', [['ram:IssuerAssignedID', orderReference]]],
    ],
  ];
}

function partyNode(
  name: string,
  { endpoint, identifier, tradeName, legalName, register, vatNumber, address, contact }: PartyTerms,
): XmlNode {
  return [
    name,
    [
      ['ram:GlobalID', identifier?.id ?? '', identifier === null ? {} : { schemeID: identifier.scheme }],
      ['ram:Name', legalName],
      [
        'ram:SpecifiedLegalOrganization',
        [
          ['ram:ID', register?.id ?? '', register?.scheme ? { schemeID: register.scheme } : {}],
          ['ram:TradingBusinessName', tradeName],
        ],
      ],
      [
        'ram:DefinedTradeContact',
        [
          ['ram:PersonName', contact.name],
          ['ram:TelephoneUniversalCommunication', [['ram:CompleteNumber', contact.phone]]],
          ['ram:EmailURIUniversalCommunication', [['ram:URIID', contact.email]]],
        ],
      ],
      [
        'ram:PostalTradeAddress',
        [
          ['ram:PostcodeCode', address.zipcode],
          ['ram:LineOne', address.street],
          ['ram:CityName', address.city],
          ['ram:CountryID', address.country],
        ],
      ],
      ['ram:URIUniversalCommunication', [['ram:URIID', endpoint.id, { schemeID: endpoint.scheme }]]],
      ['ram:SpecifiedTaxRegistration', [['ram:ID', vatNumber, { schemeID: 'VA' }]]],
    ],
  ];
}

/** The schema requires the element, so that it is written even where nothing was delivered. */
function deliveryNode({ deliveredOn }: InvoiceTerms): XmlNode {
  const delivered: XmlNode = ['ram:ActualDeliverySupplyChainEvent', [dayNode('ram:OccurrenceDateTime', deliveredOn)]];
  return ['ram:ApplicableHeaderTradeDelivery', deliveredOn === '' ? null : [delivered]];
}

function settlementNode(terms: InvoiceTerms): XmlNode {
  const { payment, vat, startsOn, endsOn, corrects } = terms;
  return [
    'ram:ApplicableHeaderTradeSettlement',
    [
      ['ram:PaymentReference', payment?.reference ?? ''],
      ['ram:InvoiceCurrencyCode', 'EUR'],
      [
        'ram:SpecifiedTradeSettlementPaymentMeans',
        [
          ['ram:TypeCode', payment?.code ?? ''],
          [
            'ram:PayeePartyCreditorFinancialAccount',
            [
              ['ram:IBANID', payment?.iban ?? ''],
              ['ram:AccountName', payment?.accountName ?? ''],
            ],
          ],
        ],
      ],
      ...vat.map(taxNode),
      periodNode({ startsOn, endsOn }),
      termsNode(terms),
      totalsNode(terms),
      [
        'ram:InvoiceReferencedDocument',
        corrects === null
          ? []
          : [['ram:IssuerAssignedID', corrects.number], dayNode('ram:FormattedIssueDateTime', corrects.issuedOn, 'qdt')],
      ],
    ],
  ];
}

function taxNode({ category, ratePercent, netCents, vatCents, reasonCode, reason }: VatTerms): XmlNode {
  return [
    'ram:ApplicableTradeTax',
    [
      ['ram:CalculatedAmount', euros(vatCents)],
      ['ram:TypeCode', 'VAT'],
      ['ram:ExemptionReason', reason],
      ['ram:BasisAmount', euros(netCents)],
      ['ram:CategoryCode', category],
      ['ram:ExemptionReasonCode', reasonCode],
      ['ram:RateApplicablePercent', String(ratePercent)],
    ],
  ];
}

function termsNode({ paymentTerms, dueOn }: InvoiceTerms): XmlNode {
  return [
    'ram:SpecifiedTradePaymentTerms',
    [['ram:Description', paymentTerms], dueOn === '' ? ['ram:DueDateDateTime', []] : dayNode('ram:DueDateDateTime', dueOn)],
  ];
}

function totalsNode({ netCents, vatCents, totalCents }: InvoiceTerms): XmlNode {
  return [
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    [
      ['ram:LineTotalAmount', euros(netCents)],
      ['ram:TaxBasisTotalAmount', euros(netCents)],
      ['ram:TaxTotalAmount', euros(vatCents), { currencyID: 'EUR' }],
      ['ram:GrandTotalAmount', euros(totalCents)],
      ['ram:DuePayableAmount', euros(totalCents)],
    ],
  ];
}
