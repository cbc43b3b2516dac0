import { isDate } from '#domain/calendar/written-date.ts';
import { failure, type Result } from '#domain/result.ts';
import { type BankFileRead, type EntryRead, type NoBankFile, readColumns, sayForeign, splitRecords, takeLines } from './bank-line.ts';
import { findIban, makeIban, tidy } from './payer-account.ts';

/**
 * Norma 43 (cuaderno 43 of the AEB), the statement of Spanish banks: records of 80 characters. Record 11 opens an account, 22 is a
 * movement, 23 its details, 33 closes the account, 88 the file.
 */

const euro = '978';

type Movement = { readonly account: string; readonly currency: string; readonly record: string; readonly details: string[] };

export function isNorma43(text: string): boolean {
  return /^11\d{18}\d{12}[12]\d{14}\d{3}/.test(text);
}

export function readNorma43(text: string): Result<BankFileRead, NoBankFile> {
  const movements: Movement[] = [];
  let account: Omit<Movement, 'record' | 'details'> | null = null;
  for (const record of splitRecords(text, 80)) {
    const kind = record.slice(0, 2);
    if (kind === '11') account = { account: accountOf(record), currency: record.slice(47, 50) };
    if (kind === '22' && account !== null) movements.push({ ...account, record, details: [] });
    if (kind === '23') movements.at(-1)?.details.push(record.slice(4, 42), record.slice(42, 80));
    if (kind === '33') account = null;
  }
  if (account !== null) return failure('half-a-file');
  return takeLines(movements.map(readMovement));
}

/** The IBAN of bank, branch and account number, with the two Spanish check digits. */
function accountOf(record: string): string {
  const [bank, number] = [record.slice(2, 10), record.slice(10, 20)];
  return makeIban('ES', `${bank}${checkDigit(`00${bank}`)}${checkDigit(number)}${number}`);
}

function checkDigit(tenDigits: string): number {
  const sum = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6].reduce((total, weight, at) => total + weight * Number(tenDigits[at]), 0);
  const digit = 11 - (sum % 11);
  return digit === 11 ? 0 : digit === 10 ? 1 : digit;
}

function readMovement({ account, currency, record, details }: Movement): EntryRead {
  const [sign, amount] = [record.slice(27, 28), record.slice(28, 42)];
  const bookedOn = readDay(record.slice(10, 16));
  const cents = readColumns(amount, 2);
  if (bookedOn === null || cents === null || !/[12]/.test(sign)) return { unread: record };
  if (sign === '1' || cents === 0) return [];
  const references = [record.slice(42, 52), record.slice(52, 64), record.slice(64, 80)].map(tidy);
  const payer = readPayer(details.map(tidy), references);
  if (currency !== euro) return sayForeign(bookedOn, currency, amount, payer.name);
  return [{ account, bookedOn, cents, bankReference: /^0*$/.test(references[0] ?? '') ? '' : (references[0] ?? ''), ...payer }];
}

/** The words with which banks begin a line that names the payer. */
const beginnings =
  /^(?:TRANSF(?:ERENCIA|ERENC|\.)?(?: INMEDIATA| RECIBIDA| INTERNA)*\.?(?: DE:?| A FAVOR DE:?| A\b)?|ABONO TRANSF\w*(?: DE)?|BIZUM(?: DE)?|INGRESO(?: DE)?|ORDENANTE:?|DE:|REMITENTE:?)\s*/i;

/** The first record names the payer, at most banks without a prefix. The other records and the references contain the payer's text. */
function readPayer(details: readonly string[], references: readonly string[]) {
  const [first = '', second = '', ...more] = details;
  const stripped = first.replace(beginnings, '').replaceAll(';', ' ').trim();
  const name = stripped === '' || stripped.length < 2 ? second : stripped;
  const words = [stripped === name ? second : '', ...more].filter((word) => word !== '' && !/^0*$/.test(word));
  const kept = references.filter((reference) => !/^0*$/.test(reference));
  return { name, iban: findIban(details.join(' ')), text: tidy([...words, ...kept].join(' ')) || tidy(first) };
}

function readDay(digits: string): string | null {
  const date = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  return isDate(date) ? date : null;
}
