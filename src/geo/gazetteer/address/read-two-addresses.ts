import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import type { Reading } from './address-reading.ts';
import { tidyText } from './typed-text.ts';

/** Words between two stops in one field, whatever the stops are. */
const between =
  /\s*;\s*|\s*(?:→|⇒|➔|➜|-+>|=+>)\s*|,?\s(?:und |and |en |et |y )?(?:dann|danach|anschließend|then|afterwards|daarna|vervolgens|puis|ensuite|luego|después)(?:\s(?:nach|to|naar|à|a))?\s|,?\s(?:oder|or|ou(?: bien)?|of anders|o bien)\s/iu;
/** Words that occur as often within one name: "Berg en Dal", "Rue Paul et Virginie". */
const maybeBetween = /\s\/\s|\s(?:und|and|en|et|y|e|of|o|&|\+)\s/giu;
const mostParts = 4;

/** A smaller town beside such a word may be part of a name. */
const knownTown = 5_000;
/** Closer together, two towns are one address or its surroundings. */
const apartKilometres = 8;
const samePlaceKilometres = 2;

type Part = { readonly candidate: Candidate; readonly isNumbered: boolean };

/**
 * Two or more addresses in one field: "Amsterdam, daarna Rotterdam", "Hauptstr. 1, Fulda und Bahnhofstr. 3, Erfurt". One candidate of each;
 * empty for a text that is one address. `read` reads a part of it.
 */
export function readTwoAddresses(source: TypedSource, typed: TypedText, read: (typed: TypedText) => Reading): Candidate[] {
  const parts = typed.text.split(between).filter((part) => /[\p{L}\d]/u.test(part));
  const readPart = (text: string) => readOne(source, { ...typed, text: tidyText(text) }, read);
  if (parts.length > 1 && parts.length <= mostParts) {
    const found = parts.flatMap((part) => readPart(part) ?? readLoosely(read({ ...typed, text: tidyText(part) })) ?? []);
    return found.length === parts.length && areApart(found, samePlaceKilometres) ? found.map(({ candidate }) => candidate) : [];
  }
  for (const { index, 0: word } of typed.text.matchAll(maybeBetween)) {
    const [one, other] = [readPart(typed.text.slice(0, index)), readPart(typed.text.slice(index + word.length))];
    if (one === null || other === null || listExact(source, typed).length > 0) continue;
    const isKnown = ({ candidate, isNumbered }: Part) =>
      isNumbered || isStation(source, candidate) || (source.table.getRecord(candidate.place)?.population ?? 0) >= knownTown;
    const areNumbered = one.isNumbered && other.isNumbered;
    if (isKnown(one) && isKnown(other) && (areNumbered || areApart([one, other], apartKilometres))) return [one.candidate, other.candidate];
  }
  return [];
}

/** A part that is a stop by itself: a place by its name, or an address with a number; null for other words. */
function readOne(source: TypedSource, typed: TypedText, read: (typed: TypedText) => Reading): Part | null {
  if (typed.text === '') return null;
  const { candidates, doubt, isRegion = false } = read(typed);
  const [candidate] = candidates.toSorted((one, other) => other.points - one.points);
  if (candidate === undefined || candidate.isGuessed === true || doubt !== null || isRegion) return null;
  const isNumbered = candidate.address !== undefined && /\d/.test(typed.text);
  const isNamed = candidate.address === undefined && (listExact(source, typed).length > 0 || isStation(source, candidate));
  return isNumbered || isNamed ? { candidate, isNumbered } : null;
}

/** "Ulm Hbf" is one without being its name to the letter. */
function isStation({ table }: TypedSource, { place }: Candidate): boolean {
  const kind = table.getRecord(place)?.kind;
  return kind === 'station' || kind === 'airport';
}

/** Between words that only separate, a part need not be a name to the letter: "Beekse Bergen". */
function readLoosely({ candidates }: Reading): Part | null {
  const [candidate] = candidates.toSorted((one, other) => other.points - one.points);
  return candidate === undefined || candidate.isGuessed === true ? null : { candidate, isNumbered: false };
}

function areApart(parts: readonly Part[], kilometres: number): boolean {
  return parts.every(({ candidate, isNumbered }, at) =>
    parts
      .slice(0, at)
      .every(
        (other) =>
          (isNumbered && other.isNumbered) || getGreatCircleKilometres(candidate.coordinates, other.candidate.coordinates) > kilometres,
      ),
  );
}
