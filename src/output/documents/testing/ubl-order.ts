import { everyElement, type XmlElement } from './xml-element.ts';

/** The order of the UBL 2.1 schemas (OASIS, xsd:sequence), as far as our documents use their elements. */
const document = [
  'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference',
  'InvoicePeriod OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms',
  'TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine',
].join(' ');

const sequences: Readonly<Record<string, string>> = {
  Invoice: document,
  CreditNote: document,
  Party: 'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PostalAddress: 'StreetName CityName PostalZone Country',
  PartyTaxScheme: 'CompanyID TaxScheme',
  PartyLegalEntity: 'RegistrationName CompanyID',
  Contact: 'Name Telephone ElectronicMail',
  InvoicePeriod: 'StartDate EndDate',
  InvoiceDocumentReference: 'ID IssueDate',
  PaymentMeans: 'PaymentMeansCode PaymentID PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PayableAmount',
  InvoiceLine: 'ID Note InvoicedQuantity LineExtensionAmount InvoicePeriod Item Price',
  CreditNoteLine: 'ID CreditedQuantity LineExtensionAmount Item Price',
  Item: 'Description Name ClassifiedTaxCategory',
  Price: 'PriceAmount',
  OrderReference: 'ID',
  BillingReference: 'InvoiceDocumentReference',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  PartyIdentification: 'ID',
  PartyName: 'Name',
  Country: 'IdentificationCode',
  Delivery: 'ActualDeliveryDate',
  PaymentTerms: 'Note',
  TaxScheme: 'ID',
};

const repeatable = new Set(['TaxSubtotal', 'InvoiceLine', 'CreditNoteLine']);
const plain = (name: string) => name.replace(/^c[ab]c:/, '');

/** What the schema would refuse in a document: an unknown, misplaced or repeated element. */
export function findSchemaFaults(root: XmlElement): readonly string[] {
  return everyElement(root).flatMap(({ name, children }) => {
    if (children.length === 0) return [];
    const sequence = sequences[plain(name)]?.split(' ') ?? [];
    const places = children.map((child) => sequence.indexOf(plain(child.name)));
    return children.flatMap((child, index) => {
      const [place = -1, before = -1] = [places[index], places[index - 1]];
      const isMisplaced = place < 0 || place < before || (place === before && !repeatable.has(plain(child.name)));
      return isMisplaced ? [`${name}/${child.name}`] : [];
    });
  });
}
