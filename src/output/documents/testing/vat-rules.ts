import { linesOf, type Rule } from './document-rules.ts';
import { centsAt, findAll, textAt, type XmlElement } from './xml-element.ts';

const subtotals = (root: XmlElement) => findAll(root, 'cac:TaxTotal/cac:TaxSubtotal');
const categoryOf = (subtotal: XmlElement) => textAt(subtotal, 'cac:TaxCategory/cbc:ID');
const rateOf = (subtotal: XmlElement) => Number(textAt(subtotal, 'cac:TaxCategory/cbc:Percent') || Number.NaN);
const lineCategory = (line: XmlElement) => textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID');
const lineRate = (line: XmlElement) => Number(textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent') || Number.NaN);
const reasonOf = (subtotal: XmlElement) =>
  textAt(subtotal, 'cac:TaxCategory/cbc:TaxExemptionReason') + textAt(subtotal, 'cac:TaxCategory/cbc:TaxExemptionReasonCode');
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const sellerHasVat = (root: XmlElement) => textAt(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID') !== '';

const buyerHasVat = (root: XmlElement) => textAt(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID') !== '';

const everySubtotal = (holds: (subtotal: XmlElement, root: XmlElement) => boolean) => (root: XmlElement) =>
  subtotals(root).every((subtotal) => holds(subtotal, root));
const ofCategory = (category: string, holds: (subtotal: XmlElement, root: XmlElement) => boolean) =>
  everySubtotal((subtotal, root) => categoryOf(subtotal) !== category || holds(subtotal, root));

/** The lines of a subtotal's category and rate add up to its taxable amount. */
function coversLines(subtotal: XmlElement, root: XmlElement): boolean {
  const own = linesOf(root).filter((line) => lineCategory(line) === categoryOf(subtotal) && lineRate(line) === rateOf(subtotal));
  return centsAt(subtotal, 'cbc:TaxableAmount') === sum(own.map((line) => centsAt(line, 'cbc:LineExtensionAmount')));
}

/** Rounded by country, so each group may differ by a cent: the official schematron accepts a whole unit, this one a cent per line. */
function isTaxed(subtotal: XmlElement, root: XmlElement): boolean {
  const expected = (centsAt(subtotal, 'cbc:TaxableAmount') * rateOf(subtotal)) / 100;
  return Math.abs(centsAt(subtotal, 'cbc:TaxAmount') - expected) <= linesOf(root).length;
}

const hasGroupFor = (category: string) => (root: XmlElement) =>
  !linesOf(root).some((line) => lineCategory(line) === category) || subtotals(root).some((subtotal) => categoryOf(subtotal) === category);
const everyLineOf = (category: string, holds: (line: XmlElement) => boolean) => (root: XmlElement) =>
  linesOf(root).every((line) => lineCategory(line) !== category || holds(line));

/** EN 16931-1, rules of the VAT breakdown: BR-45 to 48, BR-CO-04, 14, 17, 18, and those of the categories S, E, AE and Z. */
export const vatRules: readonly Rule[] = [
  ['BR-45', everySubtotal((subtotal) => !Number.isNaN(centsAt(subtotal, 'cbc:TaxableAmount')))],
  ['BR-46', everySubtotal((subtotal) => !Number.isNaN(centsAt(subtotal, 'cbc:TaxAmount')))],
  ['BR-47', everySubtotal((subtotal) => ['S', 'E', 'Z', 'AE'].includes(categoryOf(subtotal)))],
  ['BR-48', everySubtotal((subtotal) => !Number.isNaN(rateOf(subtotal)))],
  ['BR-CO-04', (root) => linesOf(root).every((line) => lineCategory(line) !== '')],
  [
    'BR-CO-14',
    (root) => centsAt(root, 'cac:TaxTotal/cbc:TaxAmount') === sum(subtotals(root).map((each) => centsAt(each, 'cbc:TaxAmount'))),
  ],
  ['BR-CO-17', everySubtotal(isTaxed)],
  ['BR-CO-18', (root) => subtotals(root).length > 0],
  ['BG-23', (root) => new Set(subtotals(root).map((each) => `${categoryOf(each)} ${rateOf(each)}`)).size === subtotals(root).length],
  ['BR-S-01', hasGroupFor('S')],
  ['BR-S-02', (root) => hasGroupFor('S')(root) && sellerHasVat(root)],
  ['BR-S-05', everyLineOf('S', (line) => lineRate(line) > 0)],
  ['BR-S-08', ofCategory('S', coversLines)],
  ['BR-S-09', ofCategory('S', isTaxed)],
  ['BR-S-10', ofCategory('S', (subtotal) => reasonOf(subtotal) === '')],
  ['BR-E-01', hasGroupFor('E')],
  ['BR-E-02', (root) => sellerHasVat(root)],
  ['BR-E-05', everyLineOf('E', (line) => lineRate(line) === 0)],
  ['BR-E-08', ofCategory('E', coversLines)],
  ['BR-E-09', ofCategory('E', (subtotal) => centsAt(subtotal, 'cbc:TaxAmount') === 0)],
  ['BR-E-10', ofCategory('E', (subtotal) => reasonOf(subtotal) !== '')],
  ['BR-AE-01', hasGroupFor('AE')],
  ['BR-AE-02', (root) => !linesOf(root).some((line) => lineCategory(line) === 'AE') || (sellerHasVat(root) && buyerHasVat(root))],
  ['BR-AE-05', everyLineOf('AE', (line) => lineRate(line) === 0)],
  ['BR-AE-08', ofCategory('AE', coversLines)],
  ['BR-AE-09', ofCategory('AE', (subtotal) => centsAt(subtotal, 'cbc:TaxAmount') === 0)],
  ['BR-AE-10', ofCategory('AE', (subtotal) => reasonOf(subtotal) !== '')],
  ['BR-Z-01', hasGroupFor('Z')],
  ['BR-Z-05', everyLineOf('Z', (line) => lineRate(line) === 0)],
  ['BR-Z-08', ofCategory('Z', coversLines)],
  ['BR-Z-09', ofCategory('Z', (subtotal) => centsAt(subtotal, 'cbc:TaxAmount') === 0)],
  ['BR-Z-10', ofCategory('Z', (subtotal) => reasonOf(subtotal) === '')],
];
