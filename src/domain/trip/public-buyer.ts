import { plainSigns } from '../input/clean-text.ts';
import { luhnSum } from './luhn.ts';
import { findVatNumberFault, parseVatNumber } from './vat-number.ts';

/**
 * The numbers by which invoices reach the right department of a buyer: especially schools, municipalities and ministries, which only accept
 * electronic invoices.
 */

const leitwegShape = /^(\d{2,12})(?:-([0-9A-Z]{1,30}))?-(\d{2})$/;

/**
 * Whether a text is a Leitweg-ID, the address of a public body in Germany: coarse address, optional fine address, and two check digits by
 * ISO 7064 MOD 97-10 with letters counting from A = 10 (KoSIT, "Leitweg-ID Formatspezifikation" 2.0.2).
 */
export function isLeitwegId(text: string): boolean {
  return leitwegShape.test(text) && remainderBy97(text.replaceAll('-', '')) === 1;
}

/** Coarse addresses begin with the number of the Land or of the federation. */
const landFirst = /^(?:0[1-9]|1[0-6]|99)\d/;

/** Whether a text looks like a Leitweg-ID but has wrong check digits, so a character was mistyped. */
export function isMistypedLeitwegId(text: string): boolean {
  return leitwegShape.test(text) && landFirst.test(text) && !isLeitwegId(text);
}

function remainderBy97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - firstLetter + 10));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

const firstLetter = 'A'.charCodeAt(0);

/** The buyer's number in a register, and the register's ISO 6523 code from the code list EAS. */
export type RegisterNumber = { readonly scheme: string; readonly id: string };

type Register = { readonly scheme: string; readonly holds: (digits: string) => boolean };

/** SIRET and SIREN of France, enterprise number of Belgium, KvK (which has no check digit) and OIN of the Netherlands. */
const registers: Readonly<Record<string, readonly Register[]>> = {
  FR: [
    { scheme: '0009', holds: (digits) => digits.length === 14 && (luhnSum(digits) % 10 === 0 || isOfLaPoste(digits)) },
    { scheme: '0002', holds: (digits) => digits.length === 9 && luhnSum(digits) % 10 === 0 },
  ],
  BE: [{ scheme: '0208', holds: isEnterpriseNumber }],
  NL: [
    { scheme: '0106', holds: (digits) => digits.length === 8 },
    { scheme: '0190', holds: (digits) => digits.length === 20 },
  ],
};

/** What people write before such a number: the register, and the word for number. */
const label = /^(?:(?:KVK|KBO|BCE|RPR|RPM|ON|SIRET|SIREN|OIN|N[°Oº]|NR|NUMMER|NUMÉRO)[\s.:-]*)+(?=\d|BE)/;

/**
 * The number of an organisation in its country's register (`countryCode` is ISO alpha-2), digits only. Null if it is invalid. For a country
 * whose registers we do not know, what was typed, without a scheme.
 */
export function readRegisterNumber(text: string, countryCode: string): RegisterNumber | null {
  const known = registers[countryCode];
  if (countryCode === 'ES') return readNif(text);
  if (known === undefined) return isMistypedVatNumber(text, countryCode) ? null : { scheme: '', id: text };
  const digits = plainSigns(text)
    .toUpperCase()
    .replace(label, '')
    .replace(new RegExp(`^${countryCode}`), '')
    .replace(/[\s./-]/g, '')
    .replace(countryCode === 'BE' ? /^(?=\d{9}$)/ : /^(?!)/, '0');
  const register = /^\d+$/.test(digits) ? known.find(({ holds }) => holds(digits)) : undefined;
  return register === undefined ? null : { scheme: register.scheme, id: digits };
}

/** A Spanish company is identified by its NIF, which is its VAT number without the country; it has no ISO 6523 scheme. */
function readNif(text: string): RegisterNumber | null {
  const number = parseVatNumber(text, 'ES');
  return number === null ? null : { scheme: '', id: number.slice(2) };
}

/** If we know no register for a number (HRB, FN), it may be a VAT number; with wrong check digits it is mistyped. */
function isMistypedVatNumber(text: string, countryCode: string): boolean {
  return findVatNumberFault(text, countryCode) === 'vat-number-digits' && text.trim().toUpperCase().startsWith(countryCode);
}

/** A number in the notation of its country: `362 521 879 00034`, `0202.239.951`; others unchanged. */
export function formatRegisterNumber(id: string, countryCode: string): string {
  if (countryCode === 'FR' && /^\d{9}(?:\d{5})?$/.test(id)) return id.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1 $2 $3 $4').trim();
  return countryCode === 'BE' && /^\d{10}$/.test(id) ? id.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3') : id;
}

/** Ten digits; the last two are 97 minus the others modulo 97 (rule PEPPOL-COMMON-R043). */
export function isEnterpriseNumber(digits: string): boolean {
  return /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/** La Poste has more offices than its number allows, so the digits of each add up to a multiple of five. */
function isOfLaPoste(digits: string): boolean {
  return digits.startsWith('356000000') && [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
}
