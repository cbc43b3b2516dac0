import { isDate } from '#domain/calendar/written-date.ts';
import { failure, type Result } from '#domain/result.ts';
import { type BankFileRead, type EntryRead, type NoBankFile, readAmount, sayForeign, takeLines } from './bank-line.ts';
import { readPayer } from './mt940-payer.ts';
import { isIban, tidy, tidyAccount } from './payer-account.ts';

type Field = { readonly tag: string; readonly text: string };

/** The most characters to read of one field. Field 86 has six lines of 65; anything much longer is not a field. */
const longestField = 2_000;

/**
 * Field 61: value date, entry date (blank at some banks), mark, funds code, amount (some banks omit the comma; thousands are
 * not separated, so `1.250` is no amount), and the rest. Banks put blanks between them in different places.
 */
const statementLine =
  /^(?<valued>\d{6})(?: *(?<entered>\d{4}))? *(?<mark>[RE]?[CD]) ?(?<funds>[A-Z])? ?(?<amount>\d{1,15}(?:,\d{0,3}|\.\d{0,2})?)(?![\d.,]) *(?<rest>[^\n]*)/;
/** A type of four characters (some banks write two and blanks), the owner's reference and the bank's reference. */
const typeAndReferences = /^(?:(?!NONREF)[A-Z][A-Z0-9]{2}[A-Z0-9 ] *)?(?<own>.*?)(?:\/\/(?<bank>.*))?$/;
/** Words in place of a reference which say that there is none, or where it is. */
const pointer = /^(?:NONREF|NOREF|NOTPROVIDED|[EPKM]REF\+?|MARF|TIKREF\+?|0*)$/;

/** The line that ends a statement; it stands where a tag would be. */
const endMark = 'end';

/** The data of a statement that apply to all of its lines. */
type Statement = { readonly account: string /** Null where the statement does not say. */; readonly currency: string | null };

/**
 * The incoming payments of an MT940 or MT942 statement (SWIFT Standards MT, category 9: fields 25, 60, 61, 86 and 62). A file is truncated
 * if its last statement has neither a closing field nor an end mark. It is then rejected as a whole, because its last line may be
 * incomplete.
 */
export function readMt940(text: string): Result<BankFileRead, NoBankFile> {
  const fields = splitFields(text);
  if (!fields.some(({ tag }) => tag === '61' || tag.startsWith('60') || tag === '34F')) return failure('not-a-bank-file');
  const last = (...starts: readonly string[]) => fields.findLastIndex(({ tag }) => starts.some((start) => tag.startsWith(start)));
  if (last('62', '64', '65', '90', endMark) < Math.max(last('60'), last('61'))) return failure('half-a-file');
  const read: EntryRead[] = [];
  let statement: Statement = { account: '', currency: null };
  for (const [index, field] of fields.entries()) {
    if (field.tag === '20') statement = { account: '', currency: currencyOf(fields, index) };
    if (field.tag === '25') statement = { ...statement, account: tidyAccount(field.text.trim().replace(/ ?EUR$/, '')) };
    if (statement.currency === null && isBalance(field.tag)) statement = { ...statement, currency: readCurrency(field.text) };
    if (field.tag === '61') read.push(readLine(field.text, statement, detailsAt(fields, index + 1)));
  }
  return takeLines(read);
}

/**
 * Splits a statement into fields. A field begins with a tag such as `:61:` at the start of a line and ends at the next tag or at the end of
 * the statement: `-`, `-}` or `-XXX`.
 */
function splitFields(text: string): readonly Field[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const fields: { tag: string; text: string }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const begins = /^(?:\{[^:]*:.*)?:(\d{2}[A-Z]?|NS):(.*)$/.exec(line.slice(0, longestField));
    if (begins !== null) {
      fields.push({ tag: begins[1] ?? '', text: begins[2] ?? '' });
      isOpen = true;
    } else if (/^-(?:\}|XXX\s*$|\s*$)/.test(line)) {
      fields.push({ tag: endMark, text: '' });
      isOpen = false;
    } else if (/^\{\d:/.test(line)) isOpen = false;
    else if (isOpen) {
      const field = fields.at(-1);
      if (field !== undefined && field.text.length < longestField) field.text += `\n${line.slice(0, longestField)}`;
    }
  }
  return fields;
}

/** The information about a line's payer that follows the line; some banks write several fields 86 for one line. */
function detailsAt(fields: readonly Field[], from: number): string {
  const details: string[] = [];
  for (let at = from; fields[at]?.tag === '86'; at += 1) details.push(fields[at]?.text ?? '');
  return details.join('\n').slice(0, longestField);
}

function isBalance(tag: string): boolean {
  return /^(?:60|62|34)/.test(tag);
}

/** The currency of the first balance in the statement that begins there. */
function currencyOf(fields: readonly Field[], from: number): string | null {
  for (let at = from + 1; at < fields.length; at += 1) {
    const { tag, text } = fields[at] ?? { tag: '20', text: '' };
    if (tag === '20') return null;
    const currency = isBalance(tag) ? readCurrency(text) : null;
    if (currency !== null) return currency;
  }
  return null;
}

function readCurrency(balance: string): string | null {
  return /^[CD]?\d{6}([A-Z]{3})/.exec(balance)?.[1] ?? /^([A-Z]{3})[CD]?\d/.exec(balance)?.[1] ?? null;
}

/** Returns nothing for outgoing payments and for reversals. */
function readLine(text: string, { account, currency }: Statement, details: string): EntryRead {
  const [first = '', ...more] = text.split('\n');
  const { valued = '', entered, mark, amount = '', rest = '' } = statementLine.exec(first)?.groups ?? {};
  const [cents, bookedOn] = [readAmount(amount), readDay(valued, entered)];
  if (mark === undefined || cents === null || bookedOn === null) return { unread: first };
  if (mark !== 'C' || cents === 0) return [];
  const { own, beside, bank } = readReferences(rest);
  const payer = readPayer(details, { own, beside, below: tidy(more.join('\n')), account });
  if (currency !== 'EUR') return sayForeign(bookedOn, currency ?? '?', amount, payer.name);
  return [{ account, bookedOn, cents, bankReference: bank || (pointer.test(own) || isIban(own) ? '' : own), ...payer }];
}

/** `beside`: text that a bank adds after the sixteen characters of a reference, such as the payer's name. */
function readReferences(rest: string): { readonly own: string; readonly beside: string; readonly bank: string } {
  const { own = '', bank = '' } = typeAndReferences.exec(rest)?.groups ?? {};
  const plain = own.trim();
  const bankWord = bank.trim();
  const kept = { bank: pointer.test(bankWord) ? '' : bankWord };
  if (isIban(plain)) return { ...kept, own: plain, beside: '' };
  return { ...kept, own: own.slice(0, 16).trim(), beside: tidy(own.slice(16)) };
}

/** The entry date. Its year is that of the value date, except around New Year. */
function readDay(valued: string, entered: string | undefined): string | null {
  const year = 2000 + Number(valued.slice(0, 2));
  const monthOfValue = valued.slice(2, 4);
  const day = entered ?? valued.slice(2);
  const month = day.slice(0, 2);
  const shift = monthOfValue === '12' && month === '01' ? 1 : monthOfValue === '01' && month === '12' ? -1 : 0;
  const date = `${year + shift}-${month}-${day.slice(2)}`;
  return isDate(date) ? date : null;
}
