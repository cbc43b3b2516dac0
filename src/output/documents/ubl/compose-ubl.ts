import type { CreditNote, Invoice } from '#operations/invoices/rules/invoice.ts';
import type { InvoiceTerms } from '../e-invoice/invoice-terms.ts';
import { readTerms } from '../e-invoice/read-terms.ts';
import type { XmlNode } from '../e-invoice/xml-tree.ts';
import { lineNode, periodNode, taxTotalNode, totalsNode } from './amounts.ts';
import { partyNode } from './parties.ts';
import { composeUbl } from './ubl-root.ts';

const peppolProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** An invoice or credit note as UBL 2.1 by EN 16931, elements in the order of the UBL schema. */
export function composeUblDocument(billingDocument: Invoice | CreditNote): string {
  const terms = readTerms(billingDocument);
  const { kind, seller, buyer } = terms;
  return composeUbl(kind === 'invoice' ? 'Invoice' : 'CreditNote', [
    ['cbc:CustomizationID', terms.profile],
    ['cbc:ProfileID', terms.process || peppolProcess],
    ['cbc:ID', terms.number],
    ['cbc:IssueDate', terms.issuedOn],
    ['cbc:DueDate', terms.dueOn],
    [kind === 'invoice' ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode', terms.typeCode],
    ['cbc:Note', noteOf(terms)],
    ['cbc:DocumentCurrencyCode', 'EUR'],
    ['cbc:BuyerReference', terms.buyerReference],
    periodNode(terms),
    ['cac:OrderReference', [['cbc:ID', terms.orderReference]]],
    correctsNode(terms),
    partyNode('cac:AccountingSupplierParty', seller),
    partyNode('cac:AccountingCustomerParty', buyer),
    ['cac:Delivery', [['cbc:ActualDeliveryDate', terms.deliveredOn]]],
    paymentNode(terms),
    ['cac:PaymentTerms', [['cbc:Note', terms.paymentTerms]]],
    taxTotalNode(terms),
    totalsNode(terms),
    ...terms.lines.map((line) => lineNode(kind, line)),
  ]);
}

/** Peppol allows one note, so the codes stand in its text, as EN 16931 has it for UBL. */
function noteOf({ note, codedNotes }: InvoiceTerms): string {
  return [note, ...codedNotes.map(({ code, text }) => `#${code}#${text}`)].join('');
}

function correctsNode({ corrects }: InvoiceTerms): XmlNode {
  const named: XmlNode = [
    'cac:InvoiceDocumentReference',
    [
      ['cbc:ID', corrects?.number ?? ''],
      ['cbc:IssueDate', corrects?.issuedOn ?? ''],
    ],
  ];
  return ['cac:BillingReference', [named]];
}

function paymentNode({ payment }: InvoiceTerms): XmlNode {
  const account: readonly XmlNode[] = [
    ['cbc:ID', payment?.iban ?? ''],
    ['cbc:Name', payment?.accountName ?? ''],
  ];
  return [
    'cac:PaymentMeans',
    [
      ['cbc:PaymentMeansCode', payment?.code ?? ''],
      ['cbc:PaymentID', payment?.reference ?? ''],
      ['cac:PayeeFinancialAccount', account],
    ],
  ];
}
