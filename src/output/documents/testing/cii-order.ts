import { everyElement, type XmlElement } from './xml-element.ts';

/** The order of the schema of CII D16B (UN/CEFACT, xsd:sequence), as far as our documents use its elements. */
const sequences: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocumentContext: 'BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter',
  BusinessProcessSpecifiedDocumentContextParameter: 'ID',
  GuidelineSpecifiedDocumentContextParameter: 'ID',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote',
  IncludedNote: 'Content SubjectCode',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  AssociatedDocumentLineDocument: 'LineID IncludedNote',
  SpecifiedTradeProduct: 'Name Description',
  SpecifiedLineTradeAgreement: 'NetPriceProductTradePrice',
  NetPriceProductTradePrice: 'ChargeAmount',
  SpecifiedLineTradeDelivery: 'BilledQuantity',
  SpecifiedLineTradeSettlement: 'ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeSettlementLineMonetarySummation',
  SpecifiedTradeSettlementLineMonetarySummation: 'LineTotalAmount',
  ApplicableTradeTax: 'CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode ExemptionReasonCode RateApplicablePercent',
  ApplicableHeaderTradeAgreement: 'BuyerReference SellerTradeParty BuyerTradeParty BuyerOrderReferencedDocument',
  BuyerOrderReferencedDocument: 'IssuerAssignedID',
  SellerTradeParty:
    'GlobalID Name SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration',
  BuyerTradeParty:
    'GlobalID Name SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration',
  SpecifiedLegalOrganization: 'ID TradingBusinessName',
  DefinedTradeContact: 'PersonName TelephoneUniversalCommunication EmailURIUniversalCommunication',
  TelephoneUniversalCommunication: 'CompleteNumber',
  EmailURIUniversalCommunication: 'URIID',
  URIUniversalCommunication: 'URIID',
  PostalTradeAddress: 'PostcodeCode LineOne CityName CountryID',
  SpecifiedTaxRegistration: 'ID',
  ApplicableHeaderTradeDelivery: 'ActualDeliverySupplyChainEvent',
  ActualDeliverySupplyChainEvent: 'OccurrenceDateTime',
  ApplicableHeaderTradeSettlement: [
    'PaymentReference InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax BillingSpecifiedPeriod',
    'SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument',
  ].join(' '),
  SpecifiedTradeSettlementPaymentMeans: 'TypeCode PayeePartyCreditorFinancialAccount',
  PayeePartyCreditorFinancialAccount: 'IBANID AccountName',
  BillingSpecifiedPeriod: 'StartDateTime EndDateTime',
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime',
  SpecifiedTradeSettlementHeaderMonetarySummation: 'LineTotalAmount TaxBasisTotalAmount TaxTotalAmount GrandTotalAmount DuePayableAmount',
  InvoiceReferencedDocument: 'IssuerAssignedID FormattedIssueDateTime',
};

const days = new Set(['IssueDateTime', 'OccurrenceDateTime', 'StartDateTime', 'EndDateTime', 'DueDateDateTime', 'FormattedIssueDateTime']);
const repeatable = new Set(['IncludedSupplyChainTradeLineItem', 'ApplicableTradeTax', 'IncludedNote']);
const plain = (name: string) => name.replace(/^\w+:/, '');

/** What the schema would refuse in a document: an unknown, misplaced or repeated element. */
export function findCiiFaults(root: XmlElement): readonly string[] {
  return everyElement(root).flatMap(({ name, children }) => {
    const sequence = days.has(plain(name)) ? ['DateTimeString'] : (sequences[plain(name)]?.split(' ') ?? []);
    const places = children.map((child) => sequence.indexOf(plain(child.name)));
    return children.flatMap((child, index) => {
      const [place = -1, before = -1] = [places[index], places[index - 1]];
      const isMisplaced = place < 0 || place < before || (place === before && !repeatable.has(plain(child.name)));
      return isMisplaced ? [`${name}/${child.name}`] : [];
    });
  });
}
