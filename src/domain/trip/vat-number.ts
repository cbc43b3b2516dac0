import { plainSigns } from '../input/clean-text.ts';
import { hasVatCheckDigits } from './vat-check-digits.ts';

/**
 * Shape of VAT numbers by prefix (European Commission, VIES, "VAT identification number structure"; GB, XI, CHE and NO by their own tax
 * offices). Checks the shape only, not whether the number is valid.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Countries whose numbers have a prefix other than their ISO code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };

/**
 * A VAT number as stored, in upper case without separators and with its prefix (`NL004495445B01`); null for a wrong format or wrong check
 * digits. A number without prefix gets that of `countryCode` (ISO alpha-2, the country of the invoice).
 */
export function parseVatNumber(text: string, countryCode: string): string | null {
  return readShapes(text, countryCode).find(({ prefix, number }) => hasVatCheckDigits(prefix, number))?.whole ?? null;
}

export type VatNumberFault = 'vat-number' | 'vat-number-shape' | 'vat-number-digits' | 'vat-number-steuernummer';

/**
 * What is wrong with a VAT number; null if nothing is. `vat-number`: it has the prefix of another country; `vat-number-shape`: too short or
 * too long; `vat-number-digits`: wrong check digits; `vat-number-steuernummer`: a German tax number, which is not a VAT number.
 */
export function findVatNumberFault(text: string, countryCode: string): VatNumberFault | null {
  if (parseVatNumber(text, countryCode) !== null) return null;
  if (isSteuernummer(text, countryCode)) return 'vat-number-steuernummer';
  if (readShapes(text, countryCode).length > 0) return 'vat-number-digits';
  return isOfCountry(text, countryCode) ? 'vat-number-shape' : 'vat-number';
}

/**
 * The formats of a Steuernummer in each Land (Vordruckgestaltung der Länder: 93815/08152, 181/815/08155, 133/8150/8159, 013 815 08153) or
 * on the electronic return (thirteen digits). Eleven digits without separators also match a personal tax id.
 */
const steuernummerShapes = [/^\d{5}\/\d{5}$/, /^\d{2,3}\/\d{3,4}\/\d{4,5}$/];

function isSteuernummer(text: string, countryCode: string): boolean {
  const written = text.trim().replace(/^DE\s*/i, '');
  if (steuernummerShapes.some((shape) => shape.test(written.replace(/\s/g, '')))) return true;
  return countryCode === 'DE' && /^(?:\d{10,11}|\d{13})$/.test(compact(written));
}

/** Whether a number that {@link parseVatNumber} refuses was meant for that country: it has its prefix, or none. */
function isOfCountry(text: string, countryCode: string): boolean {
  const letters = /^[A-Z]{2}/.exec(compact(text))?.[0];
  return letters === undefined || (prefixes[countryCode] ?? countryCode).startsWith(letters);
}

type Shaped = { readonly whole: string; readonly prefix: string; readonly number: string };

/** The possible readings of a text by its format: with its own prefix, or with that of the country. */
function readShapes(text: string, countryCode: string): readonly Shaped[] {
  const typed = withOfficialPrefix(withoutLabel(compact(text)), countryCode);
  return [typed, (prefixes[countryCode] ?? countryCode) + typed].flatMap((whole) =>
    [2, 3].flatMap((length) => {
      const [prefix, number] = [whole.slice(0, length), whole.slice(length)];
      return shapes[prefix]?.test(number) === true ? [{ whole, prefix, number }] : [];
    }),
  );
}

/** What people write before a number: the tax, and the word for number, in their language. */
const label = /^(?:VAT|BTW|TVA|IVA|MWST|UST|UID|NIF|CIF)(?:ID)?(?:NUMMER|NUMBER|NR|NO|N°)?:?/;

function withoutLabel(typed: string): string {
  return typed.replace(label, '');
}

/** Greece uses EL (Directive 2006/112 art. 215), and Belgian numbers of nine digits got a leading zero in 2005. */
function withOfficialPrefix(typed: string, countryCode: string): string {
  const greek = typed.replace(/^GR(?=\d{9}$)/, 'EL');
  return countryCode === 'BE' || greek.startsWith('BE') ? greek.replace(/^(BE)?(\d{9})$/, 'BE0$2') : greek;
}

function compact(text: string): string {
  return plainSigns(text)
    .toUpperCase()
    .replace(/[\s.:/-]/g, '');
}
