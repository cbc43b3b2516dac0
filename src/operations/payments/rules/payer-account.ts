/** Length of an IBAN by country (ISO 13616), for SEPA countries. It allows an IBAN to be found in the middle of other text. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27 },
  ...{ HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24 },
  ...{ SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};

/** Whether the text has the form of an IBAN. The check digits are not tested, because the bank has already done so. */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) && lengths[text.slice(0, 2)] === text.length;
}

/** Whether an IBAN typed without blanks has valid check digits (ISO 7064, 97-10). */
export function hasCheckDigits(iban: string): boolean {
  if (!isIban(iban)) return false;
  return remainder(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1;
}

/** The first IBAN in the text, without blanks; empty if there is none. */
export function findIban(text: string): string {
  for (const [word] of text.matchAll(/\b[A-Z]{2}\d{2}[A-Z0-9]{11,27}\b/g)) if (isIban(word)) return word;
  return '';
}

/** An account from a bank's file: an IBAN without its blanks, anything else unchanged. */
export function tidyAccount(text: string): string {
  const plain = text.replaceAll(/\s/g, '').toUpperCase();
  return isIban(plain) ? plain : tidy(text);
}

/** Builds an IBAN from a country and the national account number (BBAN), with the check digits of ISO 7064 (97-10). */
export function makeIban(country: string, bban: string): string {
  return `${country}${String(98 - remainder(`${bban}${country}00`)).padStart(2, '0')}${bban}`;
}

/** The remainder modulo 97. A letter counts as two digits, from A = 10. */
function remainder(text: string): number {
  const digits = [...text].map((letter) => Number.parseInt(letter, 36)).join('');
  return [...digits].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
}

/** Puts a text on one line and removes the padding of fixed columns. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
