import { centsOf, findAll, readXml, textAt, type XmlElement } from './xml-element.ts';

type Party = { readonly names: readonly string[]; readonly vatNumber: string; readonly address: readonly string[] };

/** What an e-invoice says, whichever syntax it is written in. Days `YYYY-MM-DD`; euro cents. */
export type ReadEInvoice = {
  readonly heads: readonly string[];
  readonly seller: Party;
  readonly buyer: Party;
  readonly payment: readonly string[];
  /** Category, rate, reason and its code, base, VAT. */
  readonly vat: readonly (readonly (string | number)[])[];
  /** Number, name, description, category, rate, quantity, price, net amount. */
  readonly lines: readonly (readonly (string | number)[])[];
  /** Sum of lines, net, VAT, gross, to pay. */
  readonly totals: readonly number[];
};

const cents = (element: XmlElement, path: string) => centsOf(textAt(element, path));
/** With its scheme: `0106 12345678`. */
const withScheme = (element: XmlElement, path: string) =>
  findAll(element, path)
    .map(({ attributes, text }) => `${attributes.schemeID ?? ''} ${text}`)
    .join();

export function readUbl(xml: string): ReadEInvoice {
  const root = readXml(xml);
  const at = (path: string) => textAt(root, path);
  const kind = root.name === 'Invoice' ? 'Invoice' : 'CreditNote';
  const total = (name: string) => cents(root, `cac:LegalMonetaryTotal/cbc:${name}`);
  return {
    heads: [
      ...['ID', 'IssueDate', `${kind}TypeCode`, 'Note', 'DocumentCurrencyCode', 'BuyerReference'].map((name) => at(`cbc:${name}`)),
      ...['StartDate', 'EndDate'].map((name) => at(`cac:InvoicePeriod/cbc:${name}`)),
      ...[at('cac:OrderReference/cbc:ID'), at('cac:Delivery/cbc:ActualDeliveryDate'), at('cbc:DueDate'), at('cac:PaymentTerms/cbc:Note')],
      ...['ID', 'IssueDate'].map((name) => at(`cac:BillingReference/cac:InvoiceDocumentReference/cbc:${name}`)),
    ],
    seller: ublParty(root, 'cac:AccountingSupplierParty/cac:Party'),
    buyer: ublParty(root, 'cac:AccountingCustomerParty/cac:Party'),
    payment: ['cbc:PaymentMeansCode', 'cbc:PaymentID', 'cac:PayeeFinancialAccount/cbc:ID', 'cac:PayeeFinancialAccount/cbc:Name'].map(
      (path) => at(`cac:PaymentMeans/${path}`),
    ),
    vat: findAll(root, 'cac:TaxTotal/cac:TaxSubtotal').map((group) => [
      ...['ID', 'Percent', 'TaxExemptionReason', 'TaxExemptionReasonCode'].map((name) => textAt(group, `cac:TaxCategory/cbc:${name}`)),
      ...['TaxableAmount', 'TaxAmount'].map((name) => cents(group, `cbc:${name}`)),
    ]),
    lines: findAll(root, `cac:${kind}Line`).map((line) => [
      ...['cbc:ID', 'cac:Item/cbc:Name', 'cac:Item/cbc:Description'].map((path) => textAt(line, path)),
      ...['ID', 'Percent'].map((name) => textAt(line, `cac:Item/cac:ClassifiedTaxCategory/cbc:${name}`)),
      ...[textAt(line, `cbc:${kind === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity`), cents(line, 'cac:Price/cbc:PriceAmount')],
      cents(line, 'cbc:LineExtensionAmount'),
    ]),
    totals: [
      ...[total('LineExtensionAmount'), total('TaxExclusiveAmount'), cents(root, 'cac:TaxTotal/cbc:TaxAmount')],
      ...[total('TaxInclusiveAmount'), total('PayableAmount')],
    ],
  };
}

function ublParty(root: XmlElement, path: string): Party {
  const at = (name: string) => textAt(root, `${path}/${name}`);
  return {
    names: [
      ...[at('cac:PartyName/cbc:Name'), at('cac:PartyLegalEntity/cbc:RegistrationName')],
      ...['cbc:EndpointID', 'cac:PartyLegalEntity/cbc:CompanyID'].map((name) => withScheme(root, `${path}/${name}`)),
      ...['Name', 'Telephone', 'ElectronicMail'].map((name) => at(`cac:Contact/cbc:${name}`)),
    ],
    vatNumber: at('cac:PartyTaxScheme/cbc:CompanyID'),
    address: ['cbc:StreetName', 'cbc:PostalZone', 'cbc:CityName', 'cac:Country/cbc:IdentificationCode'].map((name) =>
      at(`cac:PostalAddress/${name}`),
    ),
  };
}

const [agreement, delivery, settlement] = ['Agreement', 'Delivery', 'Settlement'].map(
  (part) => `rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTrade${part}`,
);

/** As UBL writes them: the code of each before its text. */
function ciiNotes(root: XmlElement): string {
  const notes = findAll(root, 'rsm:ExchangedDocument/ram:IncludedNote');
  const written = notes.map((note) => [textAt(note, 'ram:SubjectCode'), textAt(note, 'ram:Content')] as const);
  return written.map(([code, text]) => (code === '' ? text : `#${code}#${text}`)).join('');
}

export function readCii(xml: string): ReadEInvoice {
  const root = readXml(xml);
  const at = (path: string) => textAt(root, path);
  const day = (path: string) => at(path).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const summed = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
  const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
  return {
    heads: [
      ...[at('rsm:ExchangedDocument/ram:ID'), day('rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString')],
      ...[at('rsm:ExchangedDocument/ram:TypeCode'), ciiNotes(root)],
      ...[at(`${settlement}/ram:InvoiceCurrencyCode`), at(`${agreement}/ram:BuyerReference`)],
      ...['Start', 'End'].map((name) => day(`${settlement}/ram:BillingSpecifiedPeriod/ram:${name}DateTime/udt:DateTimeString`)),
      at(`${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`),
      day(`${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString`),
      day(`${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`),
      at(`${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`),
      at(`${settlement}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`),
      day(`${settlement}/ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString`),
    ],
    seller: ciiParty(root, `${agreement}/ram:SellerTradeParty`),
    buyer: ciiParty(root, `${agreement}/ram:BuyerTradeParty`),
    payment: [
      ...[at(`${means}/ram:TypeCode`), at(`${settlement}/ram:PaymentReference`)],
      ...['IBANID', 'AccountName'].map((name) => at(`${means}/ram:PayeePartyCreditorFinancialAccount/ram:${name}`)),
    ],
    vat: findAll(root, `${settlement}/ram:ApplicableTradeTax`).map((group) => [
      ...['CategoryCode', 'RateApplicablePercent', 'ExemptionReason', 'ExemptionReasonCode'].map((name) => textAt(group, `ram:${name}`)),
      ...['BasisAmount', 'CalculatedAmount'].map((name) => cents(group, `ram:${name}`)),
    ]),
    lines: findAll(root, 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem').map(ciiLine),
    totals: ['LineTotal', 'TaxBasisTotal', 'TaxTotal', 'GrandTotal', 'DuePayable'].map((name) =>
      cents(root, `${summed}/ram:${name}Amount`),
    ),
  };
}

function ciiLine(line: XmlElement): readonly (string | number)[] {
  const settled = 'ram:SpecifiedLineTradeSettlement';
  return [
    textAt(line, 'ram:AssociatedDocumentLineDocument/ram:LineID'),
    ...['Name', 'Description'].map((name) => textAt(line, `ram:SpecifiedTradeProduct/ram:${name}`)),
    ...['CategoryCode', 'RateApplicablePercent'].map((name) => textAt(line, `${settled}/ram:ApplicableTradeTax/ram:${name}`)),
    textAt(line, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'),
    cents(line, 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'),
    cents(line, `${settled}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`),
  ];
}

function ciiParty(root: XmlElement, path: string): Party {
  const at = (name: string) => textAt(root, `${path}/${name}`);
  return {
    names: [
      ...[at('ram:SpecifiedLegalOrganization/ram:TradingBusinessName'), at('ram:Name')],
      ...['ram:URIUniversalCommunication/ram:URIID', 'ram:SpecifiedLegalOrganization/ram:ID'].map((name) =>
        withScheme(root, `${path}/${name}`),
      ),
      ...['PersonName', 'TelephoneUniversalCommunication/ram:CompleteNumber', 'EmailURIUniversalCommunication/ram:URIID'].map((name) =>
        at(`ram:DefinedTradeContact/ram:${name}`),
      ),
    ],
    vatNumber: at('ram:SpecifiedTaxRegistration/ram:ID'),
    address: ['LineOne', 'PostcodeCode', 'CityName', 'CountryID'].map((name) => at(`ram:PostalTradeAddress/ram:${name}`)),
  };
}
