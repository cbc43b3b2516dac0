import type { ByCountry } from '#domain/sites/keys.ts';
import { isEnterpriseNumber, isLeitwegId, type RegisterNumber, readRegisterNumber } from '#domain/trip/public-buyer.ts';

/** A company's address on the Peppol network: an identifier and its scheme in the code list EAS. */
export type Endpoint = { readonly scheme: string; readonly id: string };

/** EAS codes of VAT numbers by their prefix (Peppol code list "Electronic Address Scheme", 2026): our countries and their neighbours. */
const vatSchemes: ByCountry<string> = {
  AT: '9914',
  BE: '9925',
  CZ: '9929',
  DE: '9930',
  ES: '9920',
  FR: '9957',
  IE: '9935',
  LU: '9938',
  NL: '9944',
  PL: '9945',
  PT: '9946',
};

/** A mail address: in the code list of EN 16931, but not in that of Peppol. */
const mail = 'EM';

/** The enterprise number of Belgium, under which every company there must be reachable since 2026 (BOSA, Peppol authority of Belgium). */
const enterpriseNumber = '0208';

type Party = { readonly vatNumber: string; readonly email: string };

/**
 * By VAT number if its country has a scheme, else by mail address. In Belgium the VAT number without its prefix is the enterprise number.
 */
export function endpointOf({ vatNumber, email }: Party): Endpoint {
  const [prefix, number] = [vatNumber.slice(0, 2), vatNumber.slice(2)];
  if (prefix === 'BE' && isEnterpriseNumber(number)) return { scheme: enterpriseNumber, id: number };
  const scheme = vatSchemes[prefix];
  return scheme === undefined ? { scheme: mail, id: email } : { scheme, id: vatNumber };
}

/** The German Leitweg-ID in the code list EAS. */
const leitwegId = '0204';

type Buyer = Party & { readonly country: string; readonly organisationNumber?: string; readonly buyerReference?: string };

/** A public body by its Leitweg-ID, an organisation by its number in a register, everybody else like any other party. */
function buyerEndpointOf(buyer: Buyer): Endpoint {
  if (hasLeitwegId(buyer)) return { scheme: leitwegId, id: buyer.buyerReference ?? '' };
  const number = registerNumberOf(buyer);
  return number === null || number.scheme === '' ? endpointOf(buyer) : number;
}

/** An electronic address in the directory of France (annuaire), which begins with the SIREN. */
const frenchAddress = '0225';

/** The SIREN of a French company, by its SIRET, its SIREN, or its VAT number, which ends in it; null if none of them is known. */
export function sirenOf(buyer: Buyer): string | null {
  const register = registerNumberOf(buyer);
  if (buyer.country !== 'FR') return null;
  if (register !== null) return register.id.slice(0, 9);
  return readRegisterNumber(/^FR[0-9A-Z]{2}(\d{9})$/.exec(buyer.vatNumber)?.[1] ?? '', 'FR')?.id ?? null;
}

/** From this day companies in France must receive invoices by the rules of XP Z12-012 (loi 2023-1322 art. 91). */
const frenchRulesFrom = '2026-09-01';

type Trade = { readonly issuedOn: string; readonly seller: { readonly country: string }; readonly buyer: Omit<Buyer, 'buyerReference'> };

/**
 * Whether the rules of XP Z12-012 apply: a company in France sells to another. A public body, which gives a code of its service, still has
 * an address of its own.
 */
export function isFrenchTrade({ issuedOn, seller, buyer, buyerReference = '' }: Trade & { readonly buyerReference?: string }): boolean {
  return issuedOn >= frenchRulesFrom && seller.country === 'FR' && buyerReference === '' && sirenOf(buyer) !== null;
}

type Taxed = Parameters<typeof isFrenchTrade>[0] & {
  readonly vat: readonly { readonly countryCode: string; readonly vatCents: number }[];
};

/**
 * Whether a platform of France refuses the document, or would report VAT of another state as French (BR-FR-16 of XP Z12-012;
 * docs/decisions/0197-french-invoices-with-vat-of-other-states.md).
 */
export function isRefusedInFrance(document: Taxed): boolean {
  return isFrenchTrade(document) && document.vat.some(({ countryCode, vatCents }) => countryCode !== 'FR' && vatCents !== 0);
}

/** Where the buyer of a document gets it. */
export function recipientOf(document: Trade & { readonly buyerReference?: string }): Endpoint {
  const { buyer, buyerReference = '' } = document;
  return isFrenchTrade(document) ? frenchEndpoint(sirenOf(buyer) ?? '') : buyerEndpointOf({ ...buyer, buyerReference });
}

export function frenchEndpoint(siren: string): Endpoint {
  return { scheme: frenchAddress, id: siren };
}

/** The buyer's number in the register of its country; null if none was given. */
export function registerNumberOf({ organisationNumber = '', country }: Buyer): RegisterNumber | null {
  return organisationNumber === '' ? null : readRegisterNumber(organisationNumber, country);
}

/** Whether a buyer accepts XRechnung: a public body in Germany. */
export function hasLeitwegId({ country, buyerReference = '' }: Pick<Buyer, 'country' | 'buyerReference'>): boolean {
  return country === 'DE' && isLeitwegId(buyerReference);
}

/** Whether a buyer can be reached on the network at all (PEPPOL-EN16931-CL008): a person cannot. */
export function isOnPeppol(buyer: Buyer): boolean {
  return buyerEndpointOf(buyer).scheme !== mail;
}
