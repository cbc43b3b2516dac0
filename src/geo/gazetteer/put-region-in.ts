import type { TypedText } from '../ports.ts';
import { splitCountry } from './address/text-resolver.ts';
import { isMeantBesideRegion, type Region } from './regions.ts';
import { foldName } from './search/fold.ts';
import type { TypedSource } from './search/list-exact.ts';

type Found = TypedText & { readonly places: readonly number[] };

/** How many names may precede the towns of a region of which only the beginning was typed. */
const namesBefore = 2;

/**
 * Found places with the towns of the region that the text names: after the towns with exactly that name, before all with a similar one;
 * after the first names if only the region's beginning was typed.
 */
export function putRegionIn(source: TypedSource, { text, places }: Found): readonly number[] {
  const folded = foldName(splitCountry(text, source.countryNames).head);
  const regions = source.getRegions();
  const whole = regions.find(folded);
  const region = whole ?? regions.findUnder(folded);
  if (region === null) return places;
  const before = whole === null ? places.slice(0, namesBefore) : places.filter((place) => isNamesake(source, { place, folded, region }));
  return [...new Set([...before, ...region.places, ...places])];
}

type Input = { readonly place: number; readonly folded: string; readonly region: Region };

function isNamesake({ table }: TypedSource, { place, folded, region }: Input): boolean {
  const record = table.getRecord(place);
  if (record === undefined || !isMeantBesideRegion({ place, ...record }, region)) return false;
  return [record.name, ...Object.values(record.details?.names ?? {})].some((name) => foldName(name) === folded);
}
