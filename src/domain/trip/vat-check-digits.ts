/**
 * Check digits of VAT numbers. Sources: European Commission, VIES, "VAT identification number structure"; Bundesministerium der Finanzen,
 * "Konstruktionsregeln der Umsatzsteuer-Identifikationsnummern"; python-stdnum 2.1 (`stdnum.eu.vat`, which names each country's own
 * source). Every rule takes a number in the right format, without its prefix. Example, Germany, 136695976: starting from 10, each digit in
 * turn is added, taken modulo 10 (0 counts as 10), doubled and taken modulo 11; after 13669597 that gives 5, and 11 - 5 = 6.
 */
import { luhnSum } from './luhn.ts';
import { hasSpanishCheck } from './spanish-tax-number.ts';

type Rule = (number: string) => boolean;

/** BG, CZ, LV and RO also give VAT numbers to people; where the rules of personal numbers vary, they are not checked. */
const rules: Readonly<Record<string, Rule>> = {
  AT: (number) => (luhnSum(number.slice(1, 8)) + 4 + digitAt(number, 8)) % 10 === 0,
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  BG: hasBulgarianCheck,
  CHE: (number) => (weigh(number, [5, 4, 3, 2, 7, 6, 5, 4]) + digitAt(number, 8)) % 11 === 0,
  CY: hasCypriotLetter,
  CZ: hasCzechCheck,
  DE: hasPureCheck,
  DK: (number) => weigh(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => weigh(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: (number) => (weigh(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digitAt(number, 8),
  ES: hasSpanishCheck,
  FI: (number) => weigh(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: hasFrenchKey,
  GB: hasBritishCheck,
  HR: hasPureCheck,
  HU: (number) => weigh(number, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: hasIrishLetter,
  IT: (number) => luhnSum(number) % 10 === 0,
  LT: hasLithuanianCheck,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  LV: hasLatvianCheck,
  MT: (number) => (weigh(number, [3, 4, 6, 7, 8, 9]) + Number(number.slice(6))) % 37 === 0,
  NL: (number) => hasDutchElevenCheck(number) || hasDutch97Check(number),
  NO: (number) => weigh(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  PL: (number) => weigh(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digitAt(number, 9),
  PT: (number) => ((11 - (weigh(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === digitAt(number, 8),
  RO: hasRomanianCheck,
  SE: (number) => luhnSum(number.slice(0, 10)) % 10 === 0,
  SI: hasSlovenianCheck,
  SK: (number) => Number(number) % 11 === 0,
  XI: hasBritishCheck,
};

/**
 * Whether the check digits of a number are right. The number is in its country's format, without prefix. True if the country has no check
 * digits.
 */
export function hasVatCheckDigits(prefix: string, number: string): boolean {
  return rules[prefix]?.(number) ?? true;
}

function digitAt(number: string, index: number): number {
  return Number(number[index]);
}

function weigh(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * digitAt(number, index), 0);
}

/** ISO 7064 MOD 11,10: Germany and Croatia. */
function hasPureCheck(number: string): boolean {
  const product = [...number.slice(0, -1)].reduce((carried, digit) => (((carried + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === Number(number.at(-1));
}

function hasBulgarianCheck(number: string): boolean {
  if (number.length === 9) {
    const first = weigh(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? (weigh(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
    return check === digitAt(number, 8);
  }
  const checks = [
    (weigh(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10,
    weigh(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10,
    (11 - (weigh(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11,
  ];
  return checks.includes(digitAt(number, 9));
}

function hasCypriotLetter(number: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = [...number.slice(0, 8)].reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return String.fromCharCode('A'.charCodeAt(0) + (sum % 26)) === number[8];
}

/** Eight digits are a company; ten a person born since 1954. Nine-digit numbers of older people have no check digit. */
function hasCzechCheck(number: string): boolean {
  if (number.length === 8) return ((11 - (weigh(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 || 1) % 10 === digitAt(number, 7);
  if (number.length === 9) return true;
  return (Number(number.slice(0, 9)) % 11) % 10 === digitAt(number, 9);
}

const frenchKeys = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Two characters and a SIREN. A two-digit key is the SIREN followed by 12, modulo 97: 30326504512 gives 40. Monaco has no SIREN. */
function hasFrenchKey(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)];
  if (!(siren.startsWith('000') || luhnSum(siren) % 10 === 0)) return false;
  if (/^\d{2}$/.test(key)) return Number(`${siren}12`) % 97 === Number(key);
  const [first, second] = [frenchKeys.indexOf(number.charAt(0)), frenchKeys.indexOf(number.charAt(1))];
  const check = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11;
}

/** Numbers of government departments and health authorities (GD, HA) have no check; numbers since 2010 are shifted by 55. */
function hasBritishCheck(number: string): boolean {
  if (!/^\d/.test(number)) return true;
  return [0, 42].includes((weigh(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9))) % 97);
}

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Seven digits, a check letter and an optional second letter; old numbers have a letter or a sign in second place. */
function hasIrishLetter(number: string): boolean {
  const isOld = !/^\d{7}/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7);
  const second = Math.max(irishLetters.indexOf(number[8] ?? 'W'), 0);
  return irishLetters[(weigh(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === number[7];
}

function hasLithuanianCheck(number: string): boolean {
  const weights = (from: number) => Array.from({ length: number.length - 1 }, (_, index) => ((index + from) % 9) + 1);
  const first = weigh(number, weights(0)) % 11;
  const check = first === 10 ? (weigh(number, weights(2)) % 11) % 10 : first;
  return check === Number(number.at(-1));
}

/** Companies begin with 4 to 9; people with their birth date, or with 32 and then without a check digit. */
function hasLatvianCheck(number: string): boolean {
  if (/^[4-9]/.test(number)) return weigh(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  return number.startsWith('32') || ((1 + weigh(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === digitAt(number, 10);
}

/** The nine digits of companies: 004495445 gives 4*7 + 4*6 + 9*5 + 5*4 + 4*3 + 4*2 = 137, and 137 - 5 is a multiple of 11. */
function hasDutchElevenCheck(number: string): boolean {
  return Number(number.slice(0, 9)) > 0 && weigh(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
}

/** Sole traders since 2020: ISO 7064 MOD 97-10 of the whole number with its prefix, with letters counting from A = 10, then + and *. */
function hasDutch97Check(number: string): boolean {
  const digits = `NL${number}`.replace(/[A-Z+*]/g, (sign) => String('ABCDEFGHIJKLMNOPQRSTUVWXYZ+*'.indexOf(sign) + 10));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

function hasRomanianCheck(number: string): boolean {
  const padded = number.padStart(10, '0');
  return ((weigh(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digitAt(padded, 9);
}

/** The check digit is 11 minus the remainder: 10 is written 0, and 11 is never issued. */
function hasSlovenianCheck(number: string): boolean {
  const check = 11 - (weigh(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check === 10 ? 0 : check) === digitAt(number, 7);
}
