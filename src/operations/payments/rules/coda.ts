import { isDate } from '#domain/calendar/written-date.ts';
import { failure, type Result } from '#domain/result.ts';
import {
  type BankFileRead,
  type BankLine,
  type EntryRead,
  type NoBankFile,
  readColumns,
  sayForeign,
  splitRecords,
  takeLines,
} from './bank-line.ts';
import { tidy, tidyAccount } from './payer-account.ts';

/**
 * CODA, the statement of Belgian banks (Febelfin, version 1 and 2): records of 128 characters. Record 1 names the account, records 21 to 23
 * are a movement, 31 to 33 its details, 8 closes a statement. A movement with a detail number is a part of the previous one.
 */

type Movement = {
  readonly sequence: string;
  readonly isPart: boolean;
  readonly isCredit: boolean;
  readonly amount: string;
  readonly bookedOn: string;
  readonly bankReference: string;
  account: string;
  name: string;
  readonly isStructured: boolean;
  /** Text in columns: each part fills its own, so a blank at its end counts. */
  words: string;
  information: string;
};

type Statement = {
  readonly account: string;
  readonly currency: string;
  readonly movements: Movement[];
  readonly unread: EntryRead[];
  isClosed: boolean;
};

/** Whether a text is a CODA file: its first record contains the application code 05. */
export function isCoda(text: string): boolean {
  return /^0{5}\d{9}05/.test(text);
}

export function readCoda(text: string): Result<BankFileRead, NoBankFile> {
  const statements: Statement[] = [];
  for (const record of splitRecords(text, 128)) {
    if (record.startsWith('1')) statements.push(openStatement(record));
    const statement = statements.at(-1);
    if (statement !== undefined) addRecord(statement, record);
  }
  if (statements.length === 0) return failure('not-a-bank-file');
  if (!statements.every(({ isClosed }) => isClosed)) return failure('half-a-file');
  return takeLines(statements.flatMap(readStatement));
}

function addRecord(statement: Statement, record: string): void {
  if (record.startsWith('8')) statement.isClosed = true;
  else if (record.startsWith('21')) {
    const movement = readMovement(record);
    if (movement === null) statement.unread.push({ unread: record });
    else statement.movements.push(movement);
  } else addToMovement(statement.movements.at(-1), record);
}

/** The second character gives the type of account: a Belgian number, a foreign one, or an IBAN. */
function openStatement(record: string): Statement {
  const form = record.slice(1, 2);
  const [account, currency] = form === '0' ? [record.slice(5, 17), record.slice(18, 21)] : [record.slice(5, 39), record.slice(39, 42)];
  return { account: tidyAccount(account), currency, movements: [], unread: [], isClosed: false };
}

function readMovement(record: string): Movement | null {
  const bookedOn = readDay(record.slice(115, 121)) ?? readDay(record.slice(47, 53));
  if (bookedOn === null || !/^[01]\d{15}$/.test(record.slice(31, 47))) return null;
  return {
    sequence: record.slice(2, 6),
    isPart: record.slice(6, 10) !== '0000',
    isCredit: record.slice(31, 32) === '0',
    amount: record.slice(32, 47),
    bookedOn,
    bankReference: tidy(record.slice(10, 31)),
    ...{ account: '', name: '', information: '' },
    isStructured: record.slice(61, 62) === '1',
    words: record.slice(62, 115),
  };
}

function addToMovement(movement: Movement | undefined, record: string): void {
  if (movement === undefined) return;
  const kind = record.slice(0, 2);
  if (kind === '22') movement.words += record.slice(10, 63);
  if (kind === '23') {
    movement.account = tidyAccount(record.slice(10, 47).split(' ')[0] ?? '');
    movement.name = tidy(record.slice(47, 82));
    movement.words += record.slice(82, 125);
  }
  if (kind === '31' && record.slice(39, 40) === '1' && record.slice(40, 43) === '001') movement.name ||= tidy(record.slice(43, 113));
  else if (kind === '31') movement.information += record.slice(40, 113);
  if (kind === '33') movement.information += record.slice(10, 100);
}

/** A batch movement is split into its parts if they are incoming and add up to its amount. */
function readStatement({ account, currency, movements, unread }: Statement): readonly EntryRead[] {
  const whole = movements.filter(({ isPart }) => !isPart);
  const read = whole.map((movement): EntryRead => {
    if (!movement.isCredit) return [];
    if (currency !== 'EUR') return sayForeign(movement.bookedOn, currency, movement.amount, movement.name);
    const parts = movements.filter(({ isPart, sequence }) => isPart && sequence === movement.sequence);
    const total = parts.reduce((sum, part) => sum + (part.isCredit ? (centsOf(part) ?? Number.NaN) : Number.NaN), 0);
    const taken = parts.length > 1 && total === centsOf(movement) ? parts : [movement];
    const lines = taken.map((each) => lineOf(account, each));
    return lines.every((line) => line !== null) ? lines.filter(({ cents }) => cents > 0) : { unread: sayMovement(movement) };
  });
  return [...read, ...unread];
}

function lineOf(account: string, movement: Movement): BankLine | null {
  const cents = centsOf(movement);
  if (cents === null) return null;
  const { bookedOn, bankReference, name, account: iban } = movement;
  const text = tidy(movement.isStructured ? readStructured(movement.words) : movement.words) || tidy(movement.information);
  return { account, bookedOn, cents, bankReference, name, iban, text };
}

function centsOf({ amount }: Movement): number | null {
  return readColumns(amount, 3);
}

/** The twelve digits of a Belgian payment reference in the usual notation, `+++123/4567/89012+++`; anything else unchanged. */
function readStructured(communication: string): string {
  // A direct debit: our number, the mandate, and then the text.
  if (communication.startsWith('127')) return tidy(communication.slice(82, 144));
  const digits = /^10[12](\d{3})(\d{4})(\d{5})/.exec(communication);
  return digits === null ? communication.slice(3) : `+++${digits[1]}/${digits[2]}/${digits[3]}+++ ${communication.slice(15)}`;
}

function readDay(digits: string): string | null {
  const date = `20${digits.slice(4, 6)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  return isDate(date) ? date : null;
}

function sayMovement({ bookedOn, amount, bankReference, name }: Movement): string {
  return `${bookedOn} ${amount} ${bankReference} ${name}`;
}
