import { mostCents } from '#domain/money/read-euros.ts';
import { failure, type Result, success } from '#domain/result.ts';

/** Money that came in on an account of ours, as the bank's statement says it. */
export type BankLine = {
  /** Ours: an IBAN, or however the bank names it. */
  readonly account: string;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  /** More than nothing: what went out is none of our business here. */
  readonly cents: number;
  /** Of whoever paid, as far as the bank tells. */
  readonly name: string;
  readonly iban: string;
  /** What the payer wrote. */
  readonly text: string;
  /** The bank's own name of the line; empty where it gives none. */
  readonly bankReference: string;
};

/**
 * Why a file is not taken: it is of no known format, it ends in the middle, none of its lines can be read, it has too many, or it is wholly
 * in another currency than euro.
 */
export type NoBankFile = 'not-a-bank-file' | 'half-a-file' | 'unreadable-line' | 'too-many-lines' | 'other-currency';

/** What a file held: its lines, and of those that cannot be read what they say, so that somebody can look them up at the bank. */
export type BankFileRead = { readonly lines: readonly BankLine[]; readonly unread: readonly string[] };

/** What one entry of a file is: the money that came in by it (none, if it went out), or words of one that cannot be recorded. */
export type EntryRead = readonly BankLine[] | { readonly unread: string; readonly isForeign?: boolean };

/** A statement of one day has some hundreds. */
const mostLines = 100_000;
/** Characters shown of a line that cannot be read. */
const longestUnread = 80;

/** What is taken of the entries of a file: all that can be read; nothing where none can. */
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

/** An entry in another currency, said so that somebody can look it up: it is never recorded as euros. */
export function sayForeign(day: string, currency: string, amount: string, name: string): EntryRead {
  return { unread: `${day} ${currency} ${amount} ${name}`, isForeign: true };
}

/**
 * What tells each line from all others, so that the same line in two files is one: account, day, amount, the bank's reference, payer and
 * words, with how many such lines are before it on that day. The reference alone is not enough: several banks put a word there that only
 * points elsewhere. A statement holds whole days, so two files count alike.
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

/** Cents of an amount as files write it, `1234.5` or `1234,50`; null for anything else, parts of a cent and more than a payment can be included. */
export function readAmount(text: string): number | null {
  const read = /^(\d{1,15})(?:[.,](\d{0,5}))?$/.exec(text.trim());
  if (read === null) return null;
  const [, euros = '', rest = ''] = read;
  const decimals = rest.padEnd(2, '0');
  if (!/^0*$/.test(decimals.slice(2))) return null;
  const cents = Number(euros) * 100 + Number(decimals.slice(0, 2));
  return cents <= mostCents ? cents : null;
}

/** Cents of an amount in fixed columns, digits alone, with so many decimals; null for anything else. */
export function readColumns(digits: string, decimals: number): number | null {
  if (!/^\d+$/.test(digits)) return null;
  return readAmount(decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}
