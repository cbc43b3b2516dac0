import type { Rule } from './document-rules.ts';
import { everyElement, findAll, textAt, type XmlElement } from './xml-element.ts';

type Endpoint = { readonly scheme: string; readonly id: string };
type Party = { readonly siret: string; readonly siren: string; readonly endpoint: Endpoint };

/** What the rules of France look at, in UBL and in CII alike. */
type FrenchPaper = {
  readonly id: string;
  readonly preceding: readonly string[];
  readonly process: string;
  readonly notes: readonly { readonly code: string; readonly text: string }[];
  readonly seller: Party;
  readonly buyer: Party;
  readonly categories: readonly string[];
  /** In percent, as written. */
  readonly rates: readonly string[];
};

const numberIn = (root: XmlElement, path: string, scheme: string) =>
  findAll(root, path).find(({ attributes }) => attributes.schemeID === scheme)?.text ?? '';

function endpointAt(root: XmlElement, path: string): Endpoint {
  const [element] = findAll(root, path);
  return { scheme: element?.attributes.schemeID ?? '', id: element?.text.trim() ?? '' };
}

function readUbl(root: XmlElement): FrenchPaper {
  const party = (path: string): Party => ({
    siret: numberIn(root, `${path}/cac:PartyIdentification/cbc:ID`, '0009'),
    siren: numberIn(root, `${path}/cac:PartyLegalEntity/cbc:CompanyID`, '0002'),
    endpoint: endpointAt(root, `${path}/cbc:EndpointID`),
  });
  const taxes = everyElement(root).filter(({ name }) => name === 'cac:TaxCategory' || name === 'cac:ClassifiedTaxCategory');
  return {
    id: textAt(root, 'cbc:ID'),
    preceding: findAll(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID').map(({ text }) => text),
    process: textAt(root, 'cbc:ProfileID'),
    // UBL has no field for the code: `#PMT#text`.
    notes: findAll(root, 'cbc:Note').flatMap(({ text }) =>
      [...text.matchAll(/#([A-Z]{3})#([^#]*)/g)].map(([, code = '', said = '']) => ({ code, text: said })),
    ),
    seller: party('cac:AccountingSupplierParty/cac:Party'),
    buyer: party('cac:AccountingCustomerParty/cac:Party'),
    categories: taxes.map((tax) => textAt(tax, 'cbc:ID')),
    rates: taxes.map((tax) => textAt(tax, 'cbc:Percent')),
  };
}

const exchanged = 'rsm:ExchangedDocument';
const context = 'rsm:ExchangedDocumentContext';
const transaction = 'rsm:SupplyChainTradeTransaction';

function readCii(root: XmlElement): FrenchPaper {
  const party = (name: string): Party => {
    const path = `${transaction}/ram:ApplicableHeaderTradeAgreement/${name}`;
    return {
      siret: numberIn(root, `${path}/ram:GlobalID`, '0009'),
      siren: numberIn(root, `${path}/ram:SpecifiedLegalOrganization/ram:ID`, '0002'),
      endpoint: endpointAt(root, `${path}/ram:URIUniversalCommunication/ram:URIID`),
    };
  };
  const settlement = `${transaction}/ram:ApplicableHeaderTradeSettlement`;
  const taxes = everyElement(root).filter(({ name }) => /^ram:(?:Applicable|Category)TradeTax$/.test(name));
  return {
    id: textAt(root, `${exchanged}/ram:ID`),
    preceding: findAll(root, `${settlement}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`).map(({ text }) => text),
    process: textAt(root, `${context}/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`),
    notes: findAll(root, `${exchanged}/ram:IncludedNote`).map((note) => ({
      code: textAt(note, 'ram:SubjectCode'),
      text: textAt(note, 'ram:Content'),
    })),
    seller: party('ram:SellerTradeParty'),
    buyer: party('ram:BuyerTradeParty'),
    categories: taxes.map((tax) => textAt(tax, 'ram:CategoryCode')),
    rates: taxes.map((tax) => textAt(tax, 'ram:RateApplicablePercent')),
  };
}

function readPaper(root: XmlElement): FrenchPaper {
  return root.name === 'rsm:CrossIndustryInvoice' ? readCii(root) : readUbl(root);
}

/** A document by the rules of France names its mode of invoicing as its process (BT-23). */
export function claimsFrance(root: XmlElement): boolean {
  return /^[BSM]\d$/.test(readPaper(root).process);
}

const isSiren = (text: string) => /^\d{9}$/.test(text);
const isId = (text: string) => text.length <= 35 && /^[A-Za-z0-9+\-_/]+$/.test(text);
const notesOf = ({ notes }: FrenchPaper, code: string) => notes.filter((note) => note.code === code).map(({ text }) => text.trim());
const parties = ({ seller, buyer }: FrenchPaper) => [seller, buyer];
/** In the French directory. */
const listed = ({ endpoint: { scheme, id } }: Party) => (scheme === '0225' ? id : '');

const rules: readonly (readonly [id: string, holds: (paper: FrenchPaper) => boolean])[] = [
  ['BR-FR-01', ({ id, preceding }) => [id, ...preceding].every(isId)],
  ['BR-FR-05', (paper) => ['PMT', 'PMD', 'AAB'].every((code) => notesOf(paper, code).some((text) => text !== ''))],
  ['BR-FR-06', (paper) => ['PMT', 'PMD', 'AAB', 'TXD'].every((code) => notesOf(paper, code).length <= 1)],
  ['BR-FR-08', ({ process }) => /^(?:[BSM][124]|S[56]|[BS]7)$/.test(process)],
  [
    'BR-FR-09',
    (paper) => parties(paper).every(({ siret, siren }) => siret === '' || (/^\d{14}$/.test(siret) && siret.slice(0, 9) === siren)),
  ],
  ['BR-FR-10', ({ seller }) => isSiren(seller.siren)],
  ['BR-FR-11', (paper) => !notesOf(paper, 'BAR').includes('B2B') || isSiren(paper.buyer.siren)],
  ['BR-FR-12', ({ buyer }) => buyer.endpoint.id !== ''],
  ['BR-FR-13', ({ seller }) => seller.endpoint.id !== ''],
  ['BR-FR-15', ({ categories }) => categories.every((each) => ['S', 'E', 'AE', 'K', 'G', 'O', 'Z'].includes(each))],
  ['BR-FR-20', (paper) => notesOf(paper, 'BAR').every((text) => ['B2B', 'B2BINT', 'B2C', 'OUTOFSCOPE', 'ARCHIVEONLY'].includes(text))],
  ['BR-FR-21', ({ buyer }) => buyer.endpoint.scheme !== '0225' || (buyer.siren !== '' && buyer.endpoint.id.startsWith(buyer.siren))],
  ['BR-FR-23', (paper) => parties(paper).every((party) => /^[A-Za-z0-9+\-_/]+$/.test(listed(party)))],
  ['BR-FR-25', (paper) => parties(paper).every(({ endpoint }) => endpoint.id.length <= 125)],
];

/** The rules of France for invoices between its companies (AFNOR XP Z12-012, annex), as far as our documents use their elements. */
export const frenchRules: readonly Rule[] = rules.map(([id, holds]) => [id, (root) => holds(readPaper(root))]);

/** Rates that France has or had. */
const frenchRates = [0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6];

/**
 * BR-FR-16: every rate is one of France. It is not among {@link frenchRules}: a trip that leaves France has the VAT of other states too,
 * and such an invoice breaks it.
 */
export function hasFrenchRates(root: XmlElement): boolean {
  return readPaper(root).rates.every((rate) => rate === '' || frenchRates.includes(Number(rate)));
}
