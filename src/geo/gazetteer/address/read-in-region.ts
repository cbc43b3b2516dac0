import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { splitCountry } from './text-resolver.ts';

/** No region of ours has a longer name. */
const mostWords = 4;

/**
 * A town with its region or island, "Den Burg, Texel", "Westerland Sylt", "Texel, Den Burg": that town, and no street called Texel in it.
 */
export function readInRegion(source: TypedSource, typed: TypedText): readonly Candidate[] {
  // "Kempten (Allgäu)" is a town's own name.
  if (listExact(source, typed).length > 0) return [];
  const words = splitCountry(typed.text, source.countryNames)
    .head.split(/[\s,()]+/)
    .filter((word) => word !== '');
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const last = { region: words.slice(-count), town: words.slice(0, -count) };
    const first = { region: words.slice(0, count), town: words.slice(count) };
    for (const { region: name, town } of [last, first]) {
      const region = source.getRegions().find(foldName(name.join(' ')));
      const named = region === null ? [] : listExact(source, { ...typed, text: town.join(' ') });
      const found = named.filter(({ place }) => region?.places.includes(place));
      if (found.length > 0) return found;
    }
  }
  return [];
}
