import { centsAt, centsOf, everyElement, findAll, textAt, type XmlElement } from './xml-element.ts';

/** A business rule: its identifier in the standard and whether a document keeps it. */
export type Rule = readonly [id: string, holds: (root: XmlElement) => boolean];

const seller = 'cac:AccountingSupplierParty/cac:Party';
const buyer = 'cac:AccountingCustomerParty/cac:Party';
const totals = 'cac:LegalMonetaryTotal';
/** Peppol BIS Self-Billing 3. */
const selfBilling = 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0';

const has = (path: string) => (root: XmlElement) => textAt(root, path) !== '';
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
export const linesOf = (root: XmlElement) => [...findAll(root, 'cac:InvoiceLine'), ...findAll(root, 'cac:CreditNoteLine')];
const everyLine = (holds: (line: XmlElement) => boolean) => (root: XmlElement) => linesOf(root).every(holds);
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const quantityOf = (line: XmlElement) => findAll(line, 'cbc:InvoicedQuantity')[0] ?? findAll(line, 'cbc:CreditedQuantity')[0];
const isOurs = (country: string) => (root: XmlElement) =>
  textAt(root, `${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) === country;
const whenSellerIs = (country: string, holds: (root: XmlElement) => boolean) => (root: XmlElement) => !isOurs(country)(root) || holds(root);
const whenBothAreDutch = (holds: (root: XmlElement) => boolean) =>
  whenSellerIs('NL', (root) => textAt(root, `${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) !== 'NL' || holds(root));
const isSelfBilled = (root: XmlElement) => textAt(root, 'cbc:ProfileID') === selfBilling;
const isCreditNote = (root: XmlElement) => root.name === 'CreditNote';

/** EN 16931-1, "Business rules – integrity constraints" and "conditions", as far as they apply to our documents. */
export const documentRules: readonly Rule[] = [
  ['BR-01', has('cbc:CustomizationID')],
  ['BR-02', has('cbc:ID')],
  ['BR-03', (root) => isDate(textAt(root, 'cbc:IssueDate'))],
  [
    'BR-04',
    (root) =>
      textAt(root, isCreditNote(root) ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode') ===
      (isSelfBilled(root) ? (isCreditNote(root) ? '261' : '389') : isCreditNote(root) ? '381' : '380'),
  ],
  ['BR-05', (root) => textAt(root, 'cbc:DocumentCurrencyCode') === 'EUR'],
  ['BR-06', has(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`)],
  ['BR-07', has(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`)],
  ['BR-09', (root) => /^[A-Z]{2}$/.test(textAt(root, `${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`))],
  ['BR-11', (root) => /^[A-Z]{2}$|^1A$/.test(textAt(root, `${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`))],
  ['BR-12', has(`${totals}/cbc:LineExtensionAmount`)],
  ['BR-13', has(`${totals}/cbc:TaxExclusiveAmount`)],
  ['BR-14', has(`${totals}/cbc:TaxInclusiveAmount`)],
  ['BR-15', has(`${totals}/cbc:PayableAmount`)],
  ['BR-16', (root) => linesOf(root).length > 0],
  ['BR-21', (root) => new Set(linesOf(root).map((line) => textAt(line, 'cbc:ID'))).size === linesOf(root).length],
  ['BR-22', everyLine((line) => quantityOf(line)?.text !== undefined)],
  ['BR-23', everyLine((line) => quantityOf(line)?.attributes.unitCode === 'C62')],
  ['BR-24', everyLine((line) => !Number.isNaN(centsAt(line, 'cbc:LineExtensionAmount')))],
  ['BR-25', everyLine((line) => textAt(line, 'cac:Item/cbc:Name') !== '')],
  ['BR-27', everyLine((line) => centsAt(line, 'cac:Price/cbc:PriceAmount') >= 0)],
  ['BR-29', (root) => textAt(root, 'cac:InvoicePeriod/cbc:EndDate') >= textAt(root, 'cac:InvoicePeriod/cbc:StartDate')],
  ['BR-49', (root) => findAll(root, 'cac:PaymentMeans').every((means) => textAt(means, 'cbc:PaymentMeansCode') !== '')],
  [
    'BR-55',
    (root) => findAll(root, 'cac:BillingReference').every((reference) => textAt(reference, 'cac:InvoiceDocumentReference/cbc:ID') !== ''),
  ],
  [
    'BR-61',
    (root) =>
      findAll(root, 'cac:PaymentMeans').every(
        (means) =>
          !['30', '58'].includes(textAt(means, 'cbc:PaymentMeansCode')) || textAt(means, 'cac:PayeeFinancialAccount/cbc:ID') !== '',
      ),
  ],
  [
    'BR-62',
    (root) => findAll(root, `${seller}/cbc:EndpointID`).every(({ attributes }) => /^(?:\d{4}|EM)$/.test(attributes.schemeID ?? '')),
  ],
  ['BR-63', (root) => findAll(root, `${buyer}/cbc:EndpointID`).every(({ attributes }) => /^(?:\d{4}|EM)$/.test(attributes.schemeID ?? ''))],
  [
    'BR-DEC',
    (root) => everyElement(root).every(({ attributes, text }) => attributes.currencyID === undefined || !Number.isNaN(centsOf(text))),
  ],
  ['BR-CL-03', (root) => everyElement(root).every(({ attributes }) => (attributes.currencyID ?? 'EUR') === 'EUR')],
  [
    'BR-CO-09',
    (root) =>
      [seller, buyer].every((party) =>
        findAll(root, `${party}/cac:PartyTaxScheme/cbc:CompanyID`).every(({ text }) => /^[A-Z]{2}/.test(text)),
      ),
  ],
  [
    'BR-CO-10',
    (root) =>
      centsAt(root, `${totals}/cbc:LineExtensionAmount`) === sum(linesOf(root).map((line) => centsAt(line, 'cbc:LineExtensionAmount'))),
  ],
  ['BR-CO-13', (root) => centsAt(root, `${totals}/cbc:TaxExclusiveAmount`) === centsAt(root, `${totals}/cbc:LineExtensionAmount`)],
  [
    'BR-CO-15',
    (root) =>
      centsAt(root, `${totals}/cbc:TaxInclusiveAmount`) ===
      centsAt(root, `${totals}/cbc:TaxExclusiveAmount`) + centsAt(root, 'cac:TaxTotal/cbc:TaxAmount'),
  ],
  ['BR-CO-16', (root) => centsAt(root, `${totals}/cbc:PayableAmount`) === centsAt(root, `${totals}/cbc:TaxInclusiveAmount`)],
  [
    'BR-CO-25',
    (root) => centsAt(root, `${totals}/cbc:PayableAmount`) <= 0 || has('cbc:DueDate')(root) || has('cac:PaymentTerms/cbc:Note')(root),
  ],
  [
    'BR-CO-26',
    (root) => has(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`)(root) || has(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`)(root),
  ],
];

/** Whether a document claims to be one of Peppol BIS Billing 3 or Self-Billing 3 (PEPPOL-EN16931-R004). */
export function claimsPeppol(root: XmlElement): boolean {
  return /^urn:cen\.eu:en16931:2017#compliant#urn:fdc:peppol\.eu:2017:poacc:(?:self)?billing:3\.0$/.test(
    textAt(root, 'cbc:CustomizationID'),
  );
}

/** Whether a document claims to be an XRechnung (BR-DE-21). */
export function claimsXRechnung(root: XmlElement): boolean {
  return textAt(root, 'cbc:CustomizationID') === 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
}

/** XRechnung 3.0 as named in KoSIT's schematron, as far as it applies to our documents; those of Peppol apply in addition. */
export const xrechnungRules: readonly Rule[] = [
  ['BR-DE-1', has('cac:PaymentMeans/cbc:PaymentMeansCode')],
  ['BR-DE-2', (root) => findAll(root, `${seller}/cac:Contact`).length === 1],
  ['BR-DE-3', has(`${seller}/cac:PostalAddress/cbc:CityName`)],
  ['BR-DE-4', has(`${seller}/cac:PostalAddress/cbc:PostalZone`)],
  ['BR-DE-5', has(`${seller}/cac:Contact/cbc:Name`)],
  ['BR-DE-6', has(`${seller}/cac:Contact/cbc:Telephone`)],
  ['BR-DE-7', has(`${seller}/cac:Contact/cbc:ElectronicMail`)],
  ['BR-DE-8', has(`${buyer}/cac:PostalAddress/cbc:CityName`)],
  ['BR-DE-9', has(`${buyer}/cac:PostalAddress/cbc:PostalZone`)],
  ['BR-DE-15', has('cbc:BuyerReference')],
  ['BR-DE-16', has(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`)],
  [
    'BR-DE-23-a',
    (root) =>
      !['30', '58'].includes(textAt(root, 'cac:PaymentMeans/cbc:PaymentMeansCode')) ||
      has('cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')(root),
  ],
  ['BR-DE-27', (root) => (textAt(root, `${seller}/cac:Contact/cbc:Telephone`).match(/\d/g) ?? []).length >= 3],
  ['BR-DE-28', (root) => /^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(textAt(root, `${seller}/cac:Contact/cbc:ElectronicMail`))],
];

/** Peppol BIS Billing 3, with the rules for sellers in the Netherlands and Germany. */
export const peppolRules: readonly Rule[] = [
  ['PEPPOL-EN16931-R001', (root) => isSelfBilled(root) || textAt(root, 'cbc:ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
  ['PEPPOL-EN16931-R002', (root) => findAll(root, 'cbc:Note').length <= 1],
  ['PEPPOL-EN16931-R003', (root) => has('cbc:BuyerReference')(root) || has('cac:OrderReference/cbc:ID')(root)],
  ['PEPPOL-EN16931-R008', (root) => everyElement(root).every(({ children, text }) => children.length > 0 || text.trim() !== '')],
  [
    'PEPPOL-EN16931-CL008',
    (root) =>
      [seller, buyer].every((party) =>
        findAll(root, `${party}/cbc:EndpointID`).every(({ attributes }) => /^\d{4}$/.test(attributes.schemeID ?? '')),
      ),
  ],
  ['PEPPOL-EN16931-R010', has(`${buyer}/cbc:EndpointID`)],
  ['PEPPOL-EN16931-R020', has(`${seller}/cbc:EndpointID`)],
  [
    'PEPPOL-COMMON-R043',
    (root) =>
      everyElement(root)
        .filter(({ attributes }) => attributes.schemeID === '0208')
        .every(({ text }) => /^\d{10}$/.test(text) && (Number(text.slice(0, 8)) + Number(text.slice(8))) % 97 === 0),
  ],
  ['PEPPOL-EN16931-R053', (root) => findAll(root, 'cac:TaxTotal').length === 1],
  [
    'PEPPOL-EN16931-R120',
    everyLine(
      (line) => centsAt(line, 'cbc:LineExtensionAmount') === Number(quantityOf(line)?.text) * centsAt(line, 'cac:Price/cbc:PriceAmount'),
    ),
  ],
  ['NL-R-001', whenSellerIs('NL', (root) => !isCreditNote(root) || has('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')(root))],
  [
    'NL-R-002',
    whenSellerIs('NL', (root) =>
      ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'].every((part) => has(`${seller}/cac:PostalAddress/${part}`)(root)),
    ),
  ],
  [
    'NL-R-003',
    whenSellerIs('NL', (root) =>
      ['0106', '0190'].includes(findAll(root, `${seller}/cac:PartyLegalEntity/cbc:CompanyID`)[0]?.attributes.schemeID ?? ''),
    ),
  ],
  ['NL-R-007', whenSellerIs('NL', (root) => isCreditNote(root) || has('cac:PaymentMeans/cbc:PaymentMeansCode')(root))],
  [
    'NL-R-008',
    whenBothAreDutch((root) =>
      findAll(root, 'cac:PaymentMeans/cbc:PaymentMeansCode').every(({ text }) => ['30', '48', '49', '57', '58', '59'].includes(text)),
    ),
  ],
  ['DE-R-001', whenSellerIs('DE', has('cac:PaymentMeans/cbc:PaymentMeansCode'))],
  [
    'DE-R-005..007',
    whenSellerIs('DE', (root) =>
      ['cbc:Name', 'cbc:Telephone', 'cbc:ElectronicMail'].every((part) => has(`${seller}/cac:Contact/${part}`)(root)),
    ),
  ],
  ['DE-R-015', whenSellerIs('DE', has('cbc:BuyerReference'))],
];
