import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { createStates, isInState, type States } from '../states.ts';
import { splitCountry } from './text-resolver.ts';

/** No state of ours is called by more. */
const mostWords = 4;

let states: States | null = null;

/**
 * A town with its province, Land or département, "Bergen (NH)", "Halle Westfalen", "Valence, Drôme": of the towns of that name those that lie
 * there, and no street called Westfalen in another. Empty for every other text.
 */
export function readInState(source: TypedSource, typed: TypedText): readonly Candidate[] {
  const { head } = splitCountry(typed.text, source.countryNames);
  const words = head.split(/[\s,/()]+/).filter((word) => word !== '');
  states ??= createStates();
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const named = states.get(foldName(words.slice(-count).join(' ')));
    if (named === undefined) continue;
    const town = words.slice(0, -count).filter((word, at, all) => at < all.length - 1 || !linking.has(word.toLowerCase()));
    const found = listExact(source, { ...typed, text: town.join(' ') }).filter(({ place }) => {
      const record = source.table.getRecord(place);
      return record?.kind === 'town' && isInState(named, record);
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Between a town and where it lies: "Halle in Westfalen", "Bergen in Noord-Holland". */
const linking: ReadonlySet<string> = new Set(['in', 'i.', 'en', 'dans', 'im']);
