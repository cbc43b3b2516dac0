import type { ByCountry } from '#domain/sites/keys.ts';

/** Where a company is reached on the Peppol network: an identifier and its scheme in the code list EAS. */
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

/** By VAT number where its country has a scheme, else by mail address. */
export function endpointOf({ vatNumber, email }: { readonly vatNumber: string; readonly email: string }): Endpoint {
  const scheme = vatSchemes[vatNumber.slice(0, 2)];
  return scheme === undefined ? { scheme: mail, id: email } : { scheme, id: vatNumber };
}

/** Whether a party can be reached on the network at all (PEPPOL-EN16931-CL008): a person cannot. */
export function isOnPeppol(party: { readonly vatNumber: string; readonly email: string }): boolean {
  return endpointOf(party).scheme !== mail;
}
