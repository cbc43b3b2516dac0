import type { Rule } from './document-rules.ts';
import { everyElement, findAll, textAt, type XmlElement } from './xml-element.ts';

const seller = 'cac:AccountingSupplierParty/cac:Party';
const buyer = 'cac:AccountingCustomerParty/cac:Party';

/** What follows each subject code in the notes of UBL: `#PMT#text`. */
function notesOf(root: XmlElement, code: string): readonly string[] {
  const all = findAll(root, 'cbc:Note')
    .map(({ text }) => text)
    .join('');
  return all
    .split(`#${code}#`)
    .slice(1)
    .map((after) => after.split('#')[0] ?? '');
}

const numberIn = (root: XmlElement, path: string, scheme: string) =>
  findAll(root, path).find(({ attributes }) => attributes.schemeID === scheme)?.text ?? '';
const isSiren = (text: string) => /^\d{9}$/.test(text);
const isId = (text: string) => text.length <= 35 && /^[A-Za-z0-9+\-_/]+$/.test(text);
const sirenOf = (root: XmlElement, party: string) => numberIn(root, `${party}/cac:PartyLegalEntity/cbc:CompanyID`, '0002');

/** A document by the rules of France names its mode of invoicing as its process (BT-23). */
export function claimsFrance(root: XmlElement): boolean {
  return /^[BSM]\d$/.test(textAt(root, 'cbc:ProfileID'));
}

/** The rules of France for invoices between its companies (AFNOR XP Z12-012, annex), as far as our documents use their elements. */
export const frenchRules: readonly Rule[] = [
  ['BR-FR-01', (root) => isId(textAt(root, 'cbc:ID'))],
  ['BR-FR-01', (root) => findAll(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID').every(({ text }) => isId(text))],
  ['BR-FR-05', (root) => ['PMT', 'PMD', 'AAB'].every((code) => notesOf(root, code).some((text) => text.trim() !== ''))],
  ['BR-FR-06', (root) => ['PMT', 'PMD', 'AAB', 'TXD'].every((code) => notesOf(root, code).length <= 1)],
  ['BR-FR-08', (root) => /^(?:[BSM][124]|S[56]|[BS]7)$/.test(textAt(root, 'cbc:ProfileID'))],
  [
    'BR-FR-09',
    (root) =>
      [seller, buyer].every((party) => {
        const siret = numberIn(root, `${party}/cac:PartyIdentification/cbc:ID`, '0009');
        return siret === '' || (/^\d{14}$/.test(siret) && siret.slice(0, 9) === sirenOf(root, party));
      }),
  ],
  ['BR-FR-10', (root) => isSiren(sirenOf(root, seller))],
  ['BR-FR-11', (root) => !notesOf(root, 'BAR').includes('B2B') || isSiren(sirenOf(root, buyer))],
  ['BR-FR-12', (root) => textAt(root, `${buyer}/cbc:EndpointID`) !== ''],
  ['BR-FR-13', (root) => textAt(root, `${seller}/cbc:EndpointID`) !== ''],
  [
    'BR-FR-15',
    (root) =>
      everyElement(root)
        .filter(({ name }) => name === 'cac:TaxCategory' || name === 'cac:ClassifiedTaxCategory')
        .every((category) => ['S', 'E', 'AE', 'K', 'G', 'O', 'Z'].includes(textAt(category, 'cbc:ID'))),
  ],
  ['BR-FR-20', (root) => notesOf(root, 'BAR').every((text) => ['B2B', 'B2BINT', 'B2C', 'OUTOFSCOPE', 'ARCHIVEONLY'].includes(text))],
  ['BR-FR-21', (root) => numberIn(root, `${buyer}/cbc:EndpointID`, '0225').startsWith(sirenOf(root, buyer) || '-')],
  ['BR-FR-23', (root) => [seller, buyer].every((party) => /^[A-Za-z0-9+\-_/]+$/.test(numberIn(root, `${party}/cbc:EndpointID`, '0225')))],
  ['BR-FR-25', (root) => [seller, buyer].every((party) => textAt(root, `${party}/cbc:EndpointID`).length <= 125)],
];
