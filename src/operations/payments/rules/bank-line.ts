import { mostCents } from '#domain/money/read-euros.ts';
import { failure, type Result, success } from '#domain/result.ts';

/** An incoming payment on one of our accounts, from the bank's statement. */
export type BankLine = {
  /** Our account: an IBAN, or the bank's own notation. */
  readonly account: string;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  /** Always positive; outgoing payments are ignored. */
  readonly cents: number;
  /** The payer, as far as the bank gives it. */
  readonly name: string;
  readonly iban: string;
  /** What the payer wrote. */
  readonly text: string;
  /** The bank's reference of the line; empty if it gives none. */
  readonly bankReference: string;
};

/** Why a file is rejected: unknown format, truncated, no readable line, too many lines, or entirely in another currency than euro. */
export type NoBankFile = 'not-a-bank-file' | 'half-a-file' | 'unreadable-line' | 'too-many-lines' | 'other-currency';

/** The content of a file: its lines, and the text of unreadable ones, so that staff can look them up at the bank. */
export type BankFileRead = { readonly lines: readonly BankLine[]; readonly unread: readonly string[] };

/** The content of one entry: its incoming payments (none for an outgoing one), or the text of one that cannot be recorded. */
export type EntryRead = readonly BankLine[] | { readonly unread: string; readonly isForeign?: boolean };

/** The statement of one day has some hundreds of lines. */
const mostLines = 100_000;
/** Characters to show of an unreadable line. */
const longestUnread = 80;

/** The readable entries of a file; a failure if there are none. */
export function takeLines(read: readonly EntryRead[]): Result<BankFileRead, NoBankFile> {
  const lines: BankLine[] = [];
  const unread: string[] = [];
  let foreign = 0;
  for (const entry of read) {
    if ('unread' in entry) {
      unread.push(entry.unread.trim().slice(0, longestUnread));
      foreign += entry.isForeign === true ? 1 : 0;
    } else lines.push(...entry);
  }
  if (read.length > mostLines || lines.length > mostLines) return failure('too-many-lines');
  if (unread.length === 0 || unread.length < read.length) return success({ lines, unread });
  return failure(foreign === unread.length ? 'other-currency' : 'unreadable-line');
}

/** The text of an entry in another currency, for staff to look up: it is never recorded as euros. */
export function sayForeign(day: string, currency: string, amount: string, name: string): EntryRead {
  return { unread: `${day} ${currency} ${amount} ${name}`, isForeign: true };
}

/**
 * Identifies each line, so that the same line in two files is stored once: account, day, amount, bank reference, payer and text, with the
 * number of equal lines before it on that day. The reference alone is not enough, because several banks use it only as a pointer. A
 * statement covers whole days, so two files count alike.
 */
export function identifyLines(lines: readonly BankLine[]): readonly (BankLine & { readonly identity: string })[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { account, bookedOn, cents, iban, name, text, bankReference } = line;
    const words = JSON.stringify([account, bookedOn, cents, bankReference, plain(iban), plain(name), plain(text)]);
    const before = counts.get(words) ?? 0;
    counts.set(words, before + 1);
    return { ...line, identity: `${words} ${before}` };
  });
}

/** Letters and digits only: two formats of one bank break and space the same words differently. */
function plain(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.replaceAll(/[^A-Za-z0-9]+/g, '').toUpperCase();
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();
}

/**
 * Cents of an amount as written in files, `1234.5` or `1234,50`; null for anything else, fractions of a cent, and amounts too large for a
 * payment.
 */
export function readAmount(text: string): number | null {
  const read = /^(\d{1,15})(?:[.,](\d{0,5}))?$/.exec(text.trim());
  if (read === null) return null;
  const [, euros = '', rest = ''] = read;
  const decimals = rest.padEnd(2, '0');
  if (!/^0*$/.test(decimals.slice(2))) return null;
  const cents = Number(euros) * 100 + Number(decimals.slice(0, 2));
  return cents <= mostCents ? cents : null;
}

/** The records of a file with fixed columns. Some programs write them without line breaks. */
export function splitRecords(text: string, length: number): readonly string[] {
  const lines = text.trim().split(/\r\n?|\n/);
  if (lines.length > 1) return lines;
  return Array.from({ length: Math.ceil(text.trim().length / length) }, (_, index) =>
    text.trim().slice(index * length, (index + 1) * length),
  );
}

/** Cents of an amount in fixed columns: digits with this many decimals; null for anything else. */
export function readColumns(digits: string, decimals: number): number | null {
  if (!/^\d+$/.test(digits)) return null;
  return readAmount(decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}
