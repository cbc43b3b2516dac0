import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { createStates, isInOtherState, isInState, type States } from '../states.ts';
import { splitCountry } from './text-resolver.ts';

/** No state of ours has a longer name. */
const mostWords = 4;

let states: States | null = null;

/**
 * A town with its province, Land or département, "Bergen (NH)", "Halle Westfalen", "Valence, Drôme": the towns of that name in it, and no
 * street called Westfalen in another. Empty for every other text.
 */
export function readInState(source: TypedSource, typed: TypedText): readonly Candidate[] {
  const { head } = splitCountry(typed.text, source.countryNames);
  const words = head.split(/[\s,/()]+/).filter((word) => word !== '');
  states ??= createStates();
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const named = states.get(foldName(words.slice(-count).join(' ')));
    if (named === undefined) continue;
    const town = words.slice(0, -count).filter((word, at, all) => at < all.length - 1 || !linking.has(word.toLowerCase()));
    const isThere = ({ place }: Candidate) => {
      const record = source.table.getRecord(place);
      return record?.kind === 'town' && isInState(named, record);
    };
    const called = { ...typed, text: town.join(' ') };
    const all = states;
    const isElsewhere = ({ place }: Candidate) => {
      const record = source.table.getRecord(place);
      return record !== undefined && isInOtherState(all, named, record);
    };
    const found = listExact(source, called).filter((town) => isThere(town) && !isElsewhere(town));
    // "Bergen (L)" is a village; two towns elsewhere have the same name.
    const code = postCodes.get(foldName(words.slice(-count).join(' '))) ?? '';
    const there = found.length > 0 ? found : listVillages(source, { ...called, text: `${called.text} ${code}`.trim() }).filter(isThere);
    if (there.length > 0) return there;
  }
  return [];
}

/** "Waterloo, Merseyside": the text ends with a county or Land that the town is not in. */
export function isOutsideState({ text }: TypedText, town: PlaceRecord): boolean {
  states ??= createStates();
  const [, name = ''] = /[,(]\s*([^,()\d]+)\)?\s*$/u.exec(text) ?? [];
  const named = states.get(foldName(name));
  if (named === undefined) return false;
  // "Toronto, Co Durham" is not in the town of Durham.
  const called = foldName(town.name);
  return !isInState(named, town) || (foldName(name).split(' ').includes(called) && !foldName(text).startsWith(`${called} `));
}

/** As the Dutch post writes a province after a village name that is not unique: "Bergen L". */
const postCodes: ReadonlyMap<string, string> = new Map([
  ['limburg', 'L'],
  ['gelderland', 'Gld'],
  ['noord holland', 'NH'],
  ['noord brabant', 'NB'],
  ['groningen', 'Gn'],
  ['utrecht', 'Ut'],
]);

/** Between a town and its region: "Halle in Westfalen", "Bergen in Noord-Holland". */
const linking: ReadonlySet<string> = new Set(['in', 'i.', 'en', 'dans', 'im']);
