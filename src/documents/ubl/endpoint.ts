/** Where a company is reached on the Peppol network: an identifier and its scheme in the code list EAS. */
export type Endpoint = { readonly scheme: string; readonly id: string };

/** EAS codes of VAT numbers by their prefix (Peppol code list "Electronic Address Scheme", 2026): our countries and their neighbours. */
const vatSchemes: Readonly<Record<string, string>> = {
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

/** By VAT number where its country has a scheme, else by mail address (`EM`). */
export function endpointOf({ vatNumber, email }: { readonly vatNumber: string; readonly email: string }): Endpoint {
  const scheme = vatSchemes[vatNumber.slice(0, 2)];
  return scheme === undefined ? { scheme: 'EM', id: email } : { scheme, id: vatNumber };
}
