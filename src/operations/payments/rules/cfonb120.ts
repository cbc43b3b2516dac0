import { isDate } from '#domain/calendar/written-date.ts';
import { failure, type Result } from '#domain/result.ts';
import { type BankFileRead, type EntryRead, type NoBankFile, readColumns, sayForeign, splitRecords, takeLines } from './bank-line.ts';
import { findIban, makeIban, tidy } from './payer-account.ts';

/**
 * CFONB 120, the statement of French banks: records of 120 characters. Record 01 is the opening balance, 04 a movement, 05 its details,
 * each with a qualifier, 07 the closing balance.
 */

type Movement = { readonly record: string; readonly details: Map<string, string> };

/** The last digit of an amount encodes its sign: `{` and A to I for incoming, `}` and J to R for outgoing. */
const credits = '{ABCDEFGHI';
const debits = '}JKLMNOPQR';

export function isCfonb120(text: string): boolean {
  return /^0[14]\d{5}.{4}[\d ]{5}[A-Z ]{3}[\d ]/.test(text);
}

export function readCfonb120(text: string): Result<BankFileRead, NoBankFile> {
  const movements: Movement[] = [];
  let isOpen = false;
  for (const record of splitRecords(text, 120)) {
    const kind = record.slice(0, 2);
    if (kind === '01' || kind === '04') isOpen = true;
    if (kind === '07') isOpen = false;
    if (kind === '04') movements.push({ record, details: new Map() });
    if (kind === '05') addDetails(movements.at(-1), record);
  }
  return isOpen ? failure('half-a-file') : takeLines(movements.map(readMovement));
}

function addDetails(movement: Movement | undefined, record: string): void {
  const [qualifier, words] = [record.slice(45, 48), record.slice(48, 118).trimEnd()];
  if (movement === undefined) return;
  const before = movement.details.get(qualifier);
  if (before !== words) movement.details.set(qualifier, before === undefined ? words : `${before} ${words}`);
}

function readMovement({ record, details }: Movement): EntryRead {
  const currency = record.slice(16, 19);
  const amount = readSigned(record.slice(90, 104), Number(record.slice(19, 20).trim() || 2));
  const bookedOn = readDay(record.slice(34, 40));
  if (bookedOn === null || amount === null) return { unread: record };
  if (!amount.isCredit || amount.cents === 0) return [];
  const label = tidy(record.slice(48, 79));
  const name = tidy(details.get('NPY') ?? details.get('NPO') ?? '') || nameInLabel(label);
  if (currency !== 'EUR') return sayForeign(bookedOn, currency, record.slice(90, 104), name);
  const words = ['LIB', 'LCC', 'LC2', 'LCS', 'RCN', 'REF'].map((qualifier) => details.get(qualifier) ?? '');
  const reference = tidy(record.slice(81, 88));
  return [
    {
      account: accountOf(record),
      ...{ bookedOn, cents: amount.cents, name },
      iban: findIban([...details.values()].join(' ')),
      text: tidy([...words, record.slice(104, 120)].join(' ')) || label,
      bankReference: /^0*$/.test(reference) ? '' : reference,
    },
  ];
}

/** If no record names the payer, the label does, after the kind of transfer. */
function nameInLabel(label: string): string {
  const named = /^VIR(?:EMENT)?\.?(?: +(?:SEPA|INST(?:ANTANE)?|RECU|EUROPEEN|INTERNATIONAL))*(?: +(?:DE|M|MME))? +(.+)$/i.exec(label);
  return named?.[1]?.trim() ?? '';
}

function readSigned(columns: string, decimals: number): { readonly cents: number; readonly isCredit: boolean } | null {
  const sign = columns.slice(-1);
  const [credit, debit] = [credits.indexOf(sign), debits.indexOf(sign)];
  if (sign === '' || (credit === -1 && debit === -1) || ![0, 1, 2, 3].includes(decimals)) return null;
  const cents = readColumns(`${columns.slice(0, -1).trim()}${Math.max(credit, debit)}`, decimals);
  return cents === null ? null : { cents, isCredit: credit !== -1 };
}

/** The IBAN of bank, branch and account, with the French check digits (letters count as digits). */
function accountOf(record: string): string {
  const [bank, branch, number] = [record.slice(2, 7), record.slice(11, 16), record.slice(21, 32)];
  if (!/^\d{5}$/.test(bank) || !/^\d{5}$/.test(branch) || !/^[A-Z\d]{11}$/.test(number)) return tidy(`${bank}${branch}${number}`);
  const digits = [...number].map((letter) => (/\d/.test(letter) ? letter : digitOf(letter))).join('');
  const key = 97n - ((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(digits)) % 97n);
  return makeIban('FR', `${bank}${branch}${number}${String(key).padStart(2, '0')}`);
}

/** A and J are 1, S is 2, and so on. */
function digitOf(letter: string): string {
  const place = letter.charCodeAt(0) - 65;
  return String(place < 18 ? (place % 9) + 1 : place - 16);
}

function readDay(digits: string): string | null {
  const date = `20${digits.slice(4, 6)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  return isDate(date) ? date : null;
}
