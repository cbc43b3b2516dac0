import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { pickInOrder } from './in-order.ts';

/**
 * Parses the file of a driver's tachograph card (.ddd, .c1b, .tgd) of either generation. It contains the card's files one after another,
 * each with a tag of two bytes, a byte for the generation of the file and whether it is a signature, and its length (Regulation (EU)
 * 2016/799, annex IC, appendix 7, 3.4.2). Does not verify signatures; the card reader and inspectors do that.
 */

const activityNames = ['rest', 'available', 'work', 'drive'] as const;
/** What the holder did; null if unknown, because the card was out and nothing was entered afterwards. */
export type CardActivity = (typeof activityNames)[number] | null;

const cardChangeSchema = v.object({
  /** From this minute of the day (UTC) on. */
  minute: v.number(),
  activity: v.nullable(v.picklist(activityNames)),
  /** Two cards were inserted. */
  isCrew: v.boolean(),
});
export type CardChange = Immutable<v.InferOutput<typeof cardChangeSchema>>;

export const cardDaySchema = v.object({
  /** `YYYY-MM-DD`, UTC, like everything on a card. */
  date: v.string(),
  changes: v.array(cardChangeSchema),
  /** Changes that were dropped because their times go back or do not exist. */
  leftOut: v.number(),
});
export type CardDay = Immutable<v.InferOutput<typeof cardDaySchema>>;

/** `number`: the sixteen characters printed on the card, with the counts of renewal and replacement at the end. */
export type DriverCard = { readonly number: string; readonly surname: string; readonly days: readonly CardDay[] };

/** Not a card file (`unit-not-card`: a vehicle unit's), holder or days missing, or truncated. */
export type CardFault = 'not-a-card' | 'unit-not-card' | 'no-days' | 'damaged';

const identification = 0x0520;
const activities = 0x0504;
const headerBytes = 5;
const dayMs = 86_400_000;

/** All days on a card, oldest first; each from the generation's file with more data. */
export function parseDriverCard(bytes: Uint8Array): Result<DriverCard, CardFault> {
  const files = readFiles(bytes);
  if (!files.ok) return files;
  const holder = files.value.find(({ tag }) => tag === identification);
  const card = holder === undefined ? null : readHolder(holder.data);
  if (card === null) return failure('not-a-card');
  const byDate = new Map<string, CardDay>();
  for (const { data } of files.value.filter(({ tag }) => tag === activities)) {
    for (const day of readDays(data)) {
      if (day.changes.length > (byDate.get(day.date)?.changes.length ?? 0)) byDate.set(day.date, day);
    }
  }
  const days = [...byDate.values()].sort((first, second) => (first.date < second.date ? -1 : 1));
  return days.length === 0 ? failure('no-days') : success({ ...card, days });
}

type CardFile = { readonly tag: number; readonly data: DataView };

function readFiles(bytes: Uint8Array): Result<readonly CardFile[], CardFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: CardFile[] = [];
  let at = 0;
  while (at + headerBytes <= view.byteLength) {
    const [tag, part, length] = [view.getUint16(at), view.getUint8(at + 2), view.getUint16(at + 3)];
    // Every card file begins with the tag 0002 of the chip.
    if (at === 0 && tag !== 0x0002) return failure(tag >> 8 === 0x76 ? 'unit-not-card' : 'not-a-card');
    if (at + headerBytes + length > view.byteLength) return failure('damaged');
    const isSignature = (part & 1) === 1;
    if (!isSignature) files.push({ tag, data: new DataView(view.buffer, view.byteOffset + at + headerBytes, length) });
    at += headerBytes + length;
  }
  return at === view.byteLength && at > 0 ? success(files) : failure(files.length === 0 ? 'not-a-card' : 'damaged');
}

const places = { number: 1, numberBytes: 16, surname: 65, surnameBytes: 36, least: 143 } as const;

/** Appendix 1, 2.24 and 2.62: the issuing state, the card number, the authority, three dates, and the holder. */
function readHolder(data: DataView): Pick<DriverCard, 'number' | 'surname'> | null {
  if (data.byteLength < places.least) return null;
  const number = textOf(data, { from: places.number, bytes: places.numberBytes }).trim();
  // The first byte of a name is its code page.
  const surname = textOf(data, { from: places.surname + 1, bytes: places.surnameBytes - 1 }).trim();
  return /^[\dA-Z ]{10,16}$/i.test(number) ? { number, surname } : null;
}

function textOf(data: DataView, { from, bytes }: { readonly from: number; readonly bytes: number }): string {
  const letters = Array.from({ length: bytes }, (_, at) => data.getUint8(from + at)).filter((code) => code >= 0x20 && code !== 0xff);
  return String.fromCharCode(...letters);
}

/** The ring buffer of days (2.17): from the newest back to the oldest; each stores the length of the previous one. */
function readDays(data: DataView): readonly CardDay[] {
  if (data.byteLength <= 4) return [];
  const ring = new Ring(data, 4);
  const days: CardDay[] = [];
  let [at, read] = [data.getUint16(2), 0];
  while (read < ring.size) {
    const [before, length] = [ring.word(at), ring.word(at + 2)];
    const day = length < 14 || length > ring.size || length % 2 !== 0 ? null : readDay(ring, { at, length });
    const isOlder = days.length === 0 || (day !== null && day.date < (days.at(-1)?.date ?? ''));
    if (day === null || !isOlder) break;
    days.push(day);
    read += length;
    if (before === 0) break;
    at = at - before;
  }
  return days;
}

/** Reads across the end of a ring buffer. */
class Ring {
  readonly size: number;
  readonly #data: DataView;
  readonly #from: number;

  constructor(data: DataView, from: number) {
    [this.#data, this.#from, this.size] = [data, from, data.byteLength - from];
  }

  byte(at: number): number {
    return this.#data.getUint8(this.#from + (((at % this.size) + this.size) % this.size));
  }

  word(at: number): number {
    return this.byte(at) * 256 + this.byte(at + 1);
  }
}

/** 2.9: both lengths, the date in seconds since 1970, the number of insertions, the kilometres, and every change of activity. */
function readDay(ring: Ring, { at, length }: { readonly at: number; readonly length: number }): CardDay | null {
  const seconds = ring.word(at + 4) * 65_536 + ring.word(at + 6);
  const ms = seconds * 1_000;
  if (ms % dayMs !== 0 || ms < Date.UTC(2005, 0) || ms > Date.UTC(2100, 0)) return null;
  const words = Array.from({ length: Math.max(0, (length - 12) >> 1) }, (_, index) => ring.word(at + 12 + index * 2));
  const { changes, leftOut } = readChanges(words);
  return changes.length === 0 ? null : { date: new Date(ms).toISOString().slice(0, 10), changes, leftOut };
}

/** Zeros at the end are padding. Everything else that cannot be read or goes back in time is counted. */
function readChanges(words: readonly number[]): { readonly changes: readonly CardChange[]; readonly leftOut: number } {
  const last = words.findLastIndex((word) => word !== 0);
  const read = words.slice(0, Math.max(1, last + 1)).map(readChange);
  const valid = read.filter((change) => change !== null);
  const { kept, leftOut } = pickInOrder(valid, ({ minute }) => minute);
  return { changes: kept, leftOut: leftOut + read.length - valid.length };
}

/** 2.1: slot, crew, card status, activity and minute. If the card is out, the second bit says that the activity was entered by hand. */
function readChange(bits: number): CardChange | null {
  const [second, isOut, minute] = [(bits & 0x4000) !== 0, (bits & 0x2000) !== 0, bits & 0x07ff];
  if (minute >= 1_440) return null;
  const activity = isOut && !second ? null : (activityNames[(bits >> 11) & 3] ?? null);
  return { minute, activity, isCrew: !isOut && second };
}
