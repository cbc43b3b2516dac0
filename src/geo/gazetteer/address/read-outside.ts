import { unservedCountries } from '../../countries/european-countries.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import type { OutsideNames } from '../outside.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';

/** A town of ours of this size is known by its name, whatever else has it. */
const knownInhabitants = 20_000;
/** In the visitor's country a smaller town is too. */
const ownInhabitants = 1_000;
const mostNamesakes = 4;

/**
 * The places of ours that share the name of a place beyond our countries; empty if there is none. Null if the text names nothing there, or
 * a town of ours that is as well known.
 */
export function readOutside(source: TypedSource, names: OutsideNames, typed: TypedText): readonly Candidate[] | null {
  const segments = typed.text.split(',').map((segment) => foldName(segment));
  if (segments.length > 1 && names.isCountry(segments.at(-1) ?? '')) return [];
  if (segments.length > 1 || !names.isOutside(segments[0] ?? '')) return null;
  const named = listExact(source, typed).filter(({ place }) => !unservedCountries.has(source.table.getRecord(place)?.countryCode ?? ''));
  const isKnown = ({ place, isOwn }: Candidate) => {
    const { kind, population = 0 } = source.table.getRecord(place) ?? {};
    return kind === 'town' ? population >= (isOwn ? ownInhabitants : knownInhabitants) : isOwn;
  };
  if (named.some(isKnown)) return null;
  const known = new Set(named.map(({ place }) => place));
  const villages = listVillages(source, typed).filter(({ place }) => !known.has(place));
  return [...named, ...villages].toSorted((one, other) => other.points - one.points).slice(0, mostNamesakes);
}
