import { findVenueKind } from '../../address/address-words.ts';
import type { Candidate, TypedAddress } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { countBrandWords } from './name-words.ts';

export type Word = { readonly text: string; readonly folded: string /** A comma stands before it. */; readonly isAfterBreak: boolean };

/** Some of the words: the first, and the one after the last. */
export type Span = { readonly from: number; readonly to: number };

export function splitWords(text: string): Word[] {
  return text.split(/[,;|]/).flatMap((segment, at) =>
    segment
      .split(/[\s()"“”„]+|(?<=\p{L}{3})\/|\s[-–]\s/u)
      .filter((word) => foldName(word) !== '')
      .map((word, index) => ({ text: word, folded: foldName(word), isAfterBreak: at > 0 && index === 0 })),
  );
}

/** For each word whether it is part of the name of a chain. */
export function markBrands(folded: readonly string[]): boolean[] {
  const whole = folded.flatMap((word, at) => word.split(' ').map((part) => ({ part, at })));
  const parts = whole.map(({ part }) => part);
  const marked = folded.map(() => false);
  for (let at = 0; at < parts.length; at += 1) {
    for (let more = countBrandWords(parts, at) - 1; more >= 0; more -= 1) marked[whole[at + more]?.at ?? -1] = true;
  }
  return marked;
}

export function joinWords(words: readonly Word[]): string {
  return words.map(({ text, isAfterBreak }, at) => (at === 0 ? text : isAfterBreak ? `, ${text}` : ` ${text}`)).join('');
}

/** The words beside those of a town. */
export function leaveOut(words: readonly Word[], { from, to }: Span): string {
  return joinWords([...words.slice(0, from), ...words.slice(to)]);
}

/** No address key is longer. */
const longestVenue = 110;

function toAddress(venue: string): TypedAddress {
  const name = venue.replaceAll('|', ' ').slice(0, longestVenue).trim();
  return { venue: name, street: '', houseNumber: '', zip: '', kind: findVenueKind(foldName(name)) ?? 'venue' };
}

/** A house of this name in each of the towns. */
export function withVenue<Town extends Candidate>(towns: readonly Town[], venue: string): Candidate[] {
  return towns.map((town) => (venue === '' ? town : { ...town, address: toAddress(venue) }));
}
