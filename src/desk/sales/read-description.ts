import { todayIn } from '#domain/calendar/zoned.ts';
import { longestDescription, type Mark, type ReadField } from '#domain/sentence/mark.ts';
import { readSentence } from '#domain/sentence/read-sentence.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { TypedValues } from './journey-values.ts';
import type { SalesWords } from './sales-words.ts';
import { valuesOfDescription } from './values-of-description.ts';

/** A part of the text, with its meaning where it has one. */
export type Piece = { readonly at: number; readonly part: string; readonly title: string | null; readonly isSure: boolean };
/** What is shown beside a field: the words behind its value, that they may mean something else, or that the text has nothing for it. */
export type ReadNote = { readonly kind: 'read' | 'unsure' | 'missing'; readonly text: string };

/** A description with what was read from it. */
export type ShownReading = {
  readonly pieces: readonly Piece[];
  /** By the names of the form's fields. */
  readonly notes: Readonly<Record<string, ReadNote>>;
  /** What a price needs and the text lacks, in words. */
  readonly missing: readonly string[];
};

type Reading = { readonly words: SalesWords; readonly now: string };

function readMarks({ description = '', visit = '' }: TypedValues, now: string) {
  const text = cleanDescription(description);
  const site = siteKeys.find((key) => key === visit.split(' ')[0]) ?? 'eu';
  return { text, ...readSentence(text, todayIn(getSite(site).timeZone, now)) };
}

/** Line breaks as the reader counts them: a form sends them as two characters, and marks count characters. */
function cleanDescription(given: string): string {
  return given.replaceAll('\r\n', '\n').slice(0, longestDescription);
}

/** The form filled with what its description says. The customer's data stays as typed. */
export function fillFromDescription(typed: TypedValues, now: string): TypedValues {
  const { text, marks } = readMarks(typed, now);
  const { values } = valuesOfDescription(marks);
  const others = Object.entries(typed).filter(([name]) => !name.startsWith('stops.') && !name.startsWith('pickUps.'));
  return { ...Object.fromEntries(others), ...values, description: text };
}

/** The marks of the form's description, beside the fields that still hold its values; null where nothing is described. */
export function showReading(typed: TypedValues, { words, now }: Reading): ShownReading | null {
  if ((typed.description ?? '').trim() === '') return null;
  const { text, marks, missing } = readMarks(typed, now);
  const { values, fieldOf } = valuesOfDescription(marks);
  const nameOf = (field: ReadField) => words.form(`describe.fields.${field}`);
  const notes: Record<string, ReadNote> = {};
  for (const field of missing) {
    const name = fieldOf(field);
    if (name !== null && isEmpty(typed, name)) notes[name] = { kind: 'missing', text: words.sales('sentence.missing') };
  }
  for (const mark of marks) {
    const index = marks.filter(({ field }) => field === mark.field).indexOf(mark);
    const name = fieldOf(mark.field, index);
    if (name === null || (typed[name] ?? '') !== (values[name] ?? '')) continue;
    const said = text.slice(mark.start, mark.end).replaceAll(/\s+/g, ' ');
    notes[name] = mark.isSure
      ? { kind: 'read', text: words.sales('sentence.words', { words: said }) }
      : { kind: 'unsure', text: words.sales('sentence.unsure', { words: said }) };
  }
  return { notes, missing: missing.map(nameOf), pieces: cutAtMarks(text, marks, nameOf) };
}

/** A list shows its first entry even where nobody chose a kind of trip. */
function isEmpty(typed: TypedValues, name: string): boolean {
  return name === 'type' || (typed[name] ?? '') === '';
}

/** The text in pieces, each with its mark. Of marks that overlap the first counts, uncertain ones before others. */
function cutAtMarks(text: string, marks: readonly Mark[], nameOf: (field: ReadField) => string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (part: string): Piece => ({ at, part, title: null, isSure: true });
  for (const mark of [...marks].sort((one, other) => one.start - other.start || Number(one.isSure) - Number(other.isSure))) {
    if (mark.start < at) continue;
    if (mark.start > at) pieces.push(plain(text.slice(at, mark.start)));
    pieces.push({ at: mark.start, part: text.slice(mark.start, mark.end), title: nameOf(mark.field), isSure: mark.isSure });
    at = mark.end;
  }
  return at < text.length ? [...pieces, plain(text.slice(at))] : pieces;
}
