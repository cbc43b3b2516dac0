import type { Cued } from './cues.ts';
import type { Body, Mark, ReadField, Span } from './mark.ts';
import { arrow, endOfPlace, labels, type PlaceRole, prepositions, startWords } from './place-words.ts';

type Found = Span & { readonly role: PlaceRole; readonly value: string; readonly strength: number };

const fieldOf = { from: 'from', to: 'to', via: 'via', pickUp: 'pickUp' } as const satisfies Record<PlaceRole, ReadField>;

/** The places of a text by the words before them: labels, "from … to …", arrows. The place finder decides whether they exist. */
export function readPlaces(body: Body, taken: readonly Span[], cues: readonly Cued[]): readonly Mark[] {
  const hasCapitals = /(?<=[a-z]\s)\p{Lu}/u.test(body.text);
  const found = [...listLabels(body, taken), ...listPrepositions(body, taken, cues, hasCapitals), ...listArrows(body, taken)];
  const from = best(found, 'from');
  const to = best(found, 'to', from);
  const used = [from, to].filter((mark) => mark !== null);
  const others = found.filter(({ role, value }) => (role === 'via' || role === 'pickUp') && !used.some((mark) => mark.value === value));
  const listed = others.filter((one, index) => others.findIndex(({ value }) => value === one.value) === index);
  return [...used, ...listed.map(({ role, ...rest }) => toMark({ role, ...rest }, true))].sort((one, other) => one.start - other.start);
}

function toMark({ role, value, start, end }: Found, isSure: boolean): Mark {
  return { field: fieldOf[role], value, start, end, isSure };
}

/** The place of one end of the trip. A second candidate that is equally clear makes it unsure. */
function best(found: readonly Found[], role: PlaceRole, other: Mark | null = null): Mark | null {
  const same = (value: string) => value.toLowerCase();
  const candidates = found
    .filter((one) => one.role === role && (other === null || same(one.value) !== same(other.value)))
    .sort((one, next) => next.strength - one.strength || one.start - next.start);
  const [first] = candidates;
  if (first === undefined) return null;
  const isSure =
    first.strength > 1 && candidates.every(({ value, strength }) => strength < first.strength || same(value) === same(first.value));
  return toMark(first, isSure);
}

function listLabels(body: Body, taken: readonly Span[]): readonly Found[] {
  return labels.flatMap(([role, pattern]) =>
    [...body.folded.matchAll(pattern)].flatMap((match) => {
      const place = readPhrase(body, match.index + match[0].length, taken, { isLabel: true, hasCapitals: false });
      return place === null ? [] : [{ ...place, role, strength: 4 }];
    }),
  );
}

function listArrows(body: Body, taken: readonly Span[]): readonly Found[] {
  return [...body.text.matchAll(arrow)].flatMap((match) => {
    const [whole = '', first = '', second = ''] = match;
    const from = readPhrase(body, match.index + whole.indexOf(first), taken, { isLabel: false, hasCapitals: true });
    const at = match.index + whole.lastIndexOf(second);
    const to = readPhrase(body, at, taken, { isLabel: false, hasCapitals: true });
    if (from === null || to === null) return [];
    // "Day trip to Paris": the words before the preposition may not be a place.
    const isWord = /\s(?:to|nach|naar)\s/.test(body.text.slice(from.end, to.start));
    return [
      { ...from, role: 'from' as const, strength: isWord ? 1 : 3 },
      { ...to, role: 'to' as const, strength: isWord ? 2 : 3 },
    ];
  });
}

function listPrepositions(body: Body, taken: readonly Span[], cues: readonly Cued[], hasCapitals: boolean): readonly Found[] {
  const all = prepositions.flatMap(([role, pattern, strength]) =>
    [...body.folded.matchAll(pattern)].flatMap((match) => {
      const at = match.index + match[0].length;
      const place = readPhrase(body, at, taken, { isLabel: false, hasCapitals });
      if (place === null || place.start > at + 12 || (strength === 1 && isWithinName(body.text, match.index))) return [];
      const word = cues.findLast(({ start, end }) => start <= match.index && match.index - end < 30);
      const isBack = word?.cue === 'back' && /^[^.,;\n]*$/.test(body.folded.slice(word.end, match.index));
      return [{ ...place, strength, role: isBack ? turned(role) : role, before: match.index, isBack }];
    }),
  );
  const pairs = all.map((one) => {
    const isPair =
      one.role === 'to' &&
      all.some(
        ({ role, end, isBack }) =>
          role === 'from' && !isBack && end <= one.before && one.before - end < 60 && !/[.;\n]/.test(body.text.slice(end, one.before)),
      );
    const hasTo =
      one.role === 'from' &&
      all.some(
        ({ role, before, isBack }) =>
          role === 'to' && !isBack && before >= one.end && before - one.end < 60 && !/[.;\n]/.test(body.text.slice(one.end, before)),
      );
    const isSecond = one.isBack ? 1 : one.strength;
    return { ...one, strength: isPair || hasTo ? (one.isBack ? 1 : 3) : isSecond };
  });
  const [lists, singles] = [
    pairs.filter(({ role }) => role === 'via' || role === 'pickUp'),
    pairs.filter(({ role }) => role !== 'via' && role !== 'pickUp'),
  ];
  return [...singles, ...lists.flatMap((one) => withMore(one, body, taken, hasCapitals))];
}

/** "Hotel Colón de Barcelona": a small word between two names within a sentence connects them. */
function isWithinName(text: string, at: number): boolean {
  return /(?:[\p{Ll},] )\p{Lu}\S+ $/u.test(text.slice(Math.max(0, at - 60), at)) && /^(?:de|du|del|van|of|d')\b/.test(text.slice(at));
}

/** On the way back the two ends swap. */
function turned(role: PlaceRole): PlaceRole {
  return role === 'from' ? 'to' : role === 'to' ? 'from' : role;
}

/** "via Gent, Brugge and Ypres" */
function withMore(one: Found, body: Body, taken: readonly Span[], hasCapitals: boolean): readonly Found[] {
  const joined = /^\s*(?:,|und|and|en|et|y)\s+(?=\S)/.exec(body.folded.slice(one.end));
  if (joined === null || !hasCapitals) return [one];
  const next = readPhrase(body, one.end + joined[0].length, taken, { isLabel: false, hasCapitals });
  return next === null || next.start > one.end + joined[0].length + 1
    ? [one]
    : [one, ...withMore({ ...one, ...next }, body, taken, hasCapitals)];
}

const longestPlace = 100;
const word = /[^\s,;()!?\n]+/y;
/** A comma belongs to a place if a street, a number or a house is next to it. */
const address =
  /\d|str\.|stra(?:ss|ß)e|platz|weg\b|schule|gymnasium|hotel|bahnhof|school|college|station|airport|street|road|avenue|laan|straat|plein|rue|gare|lycee|hostel|stadion|stadium|museum|calle|avenida|plaza|colegio|instituto|estacion/i;

/** Words in lower case that may start a place. */
const house =
  /^(?:aeroport|aeropuerto|gare|estacion|station|airport|hotel|lycee|college|ecole|colegio|instituto|museo|musee|chateau|castillo|abbaye|universidad|universite|luchthaven|kasteel|parc|parque|plaza|place|puerto|port)$/;

type Manner = { readonly isLabel: boolean; readonly hasCapitals: boolean };

/** One word of a text with its folded form, without closing punctuation. */
type Word = { readonly at: number; readonly found: string; readonly small: string; readonly gap: string; readonly before: string };
type Context = Manner & { readonly body: Body; readonly taken: readonly Span[] };

/** The words of a place from a position on; null if there is none. */
function readPhrase(body: Body, from: number, taken: readonly Span[], manner: Manner): Omit<Found, 'role' | 'strength'> | null {
  const { text } = body;
  const start = skipArticle(text, from, manner);
  let end = start;
  while (end - start < longestPlace) {
    const next = nextWord(body, start, end);
    if (next === null || endsBefore(next, { ...manner, body, taken })) break;
    end = next.at + next.found.replace(/[.:"”“»]+$/, '').length;
    if (endsAfter(next.found)) break;
  }
  const value = text.slice(start, end).replace(/[\s,]+$/, '');
  return value.length < 2 || !/\p{L}/u.test(value) ? null : { start, end: start + value.length, value };
}

function skipArticle(text: string, from: number, { isLabel, hasCapitals }: Manner): number {
  const at = from + (/^[ \t"'“„«]*/.exec(text.slice(from))?.[0].length ?? 0);
  const article = hasCapitals || isLabel ? startWords.exec(text.slice(at)) : null;
  return at + (article?.[0].length ?? 0);
}

function nextWord({ text, folded }: Body, start: number, end: number): Word | null {
  const gap = end === start ? '' : (/^(?:[ \t]+|,[ \t]*)/.exec(text.slice(end))?.[0] ?? '');
  if (end > start && gap === '') return null;
  word.lastIndex = end + gap.length;
  const found = word.exec(text)?.[0];
  if (found === undefined) return null;
  const at = end + gap.length;
  return { at, found, small: folded.slice(at, at + found.length).replace(/[.:"”“»]+$/, ''), gap, before: text.slice(start, end) };
}

/** Whether a place ends before this word. */
function endsBefore(next: Word, context: Context): boolean {
  const { at, found, small, before } = next;
  const { hasCapitals, taken } = context;
  if (taken.some((span) => at < span.end && span.start < at + found.length)) return true;
  const isCapital = /^["“„«(]?(?:\p{Lu}|\d)/u.test(found);
  const isConnector = before !== '' && connects(next, context);
  const isArticle = hasCapitals && isCapital && /^(?:a|el|la|le|les|los|las|de|den|der|o|the|sur|van)$/.test(small);
  if (!isConnector && !isArticle && endOfPlace.words.test(small)) return true;
  if (hasCapitals && !isCapital && !isConnector && !isSmallPart(next)) return true;
  return endsAtComma(next, context, isCapital);
}

function connects({ at, found, small }: Word, { body: { text }, taken }: Context): boolean {
  const after = at + found.length;
  const isBeforeDay = taken.some(({ start }) => start >= after && start - after <= 5);
  return !isBeforeDay && endOfPlace.connectors.test(small) && /^\s+(?:[a-z]{2,4}\s+)?\p{Lu}/u.test(text.slice(after));
}

/** Words in lower case that occur within names. */
function isSmallPart({ found, small, before }: Word): boolean {
  if (before === '') return /^d'\p{Lu}|^l'\p{Lu}|^'t|^'s-/u.test(found) || house.test(small);
  return (
    address.test(small) || /^(?:hbf|zoo|zob|cs|sur|sous|les|upon|op|bij|aan|bei|vor|der|the|of|de|la|del|los|las|el|d'|l')/.test(small)
  );
}

function endsAtComma({ gap, found, before }: Word, { isLabel }: Manner, isCapital: boolean): boolean {
  return gap.startsWith(',') && !isLabel && !(isCapital && (address.test(before) || /^\d{4,5}$/.test(found)));
}

/** A full stop ends a place, unless the word is an abbreviation. */
function endsAfter(found: string): boolean {
  return /[.:]$/.test(found) && !/^(?:st|str|ste|sta|pl|av|dr|prof|bd)\.$/i.test(found) && found.length > 2;
}
