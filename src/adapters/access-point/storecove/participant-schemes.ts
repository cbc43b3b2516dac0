/**
 * The names by which Storecove's API calls the schemes of participants ("Receiver identifiers list"); they are those of Peppol's code list
 * "Participant identifier schemes", whose numbers e-invoices carry. All schemes that our e-invoices use.
 */
export const participantSchemes: Readonly<Record<string, string>> = {
  '0002': 'FR:SIRENE',
  '0009': 'FR:SIRET',
  '0106': 'NL:KVK',
  '0190': 'NL:OINO',
  '0204': 'DE:LWID',
  '0208': 'BE:EN',
  '0225': 'FR:CTC',
  '9914': 'AT:VAT',
  '9920': 'ES:VAT',
  '9925': 'BE:VAT',
  '9929': 'CZ:VAT',
  '9930': 'DE:VAT',
  '9935': 'IE:VAT',
  '9938': 'LU:VAT',
  '9944': 'NL:VAT',
  '9945': 'PL:VAT',
  '9946': 'PT:VAT',
  '9957': 'FR:VAT',
};
