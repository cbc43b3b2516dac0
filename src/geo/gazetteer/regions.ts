import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { regionRows } from './data/regions.ts';
import { foldName } from './search/fold.ts';
import { parseList, parseTable } from './table.ts';

/** A region, a lake or an island: not a place that a coach can go to, but its towns are. */
export type Region = { /** Folded, in every language. */ readonly names: readonly string[]; readonly places: readonly number[] };

export type Regions = {
  /** The region of this folded name. */
  find(folded: string): Region | null;
  /** The one region of which the folded text is the beginning; null if several begin so, or none. */
  findUnder(folded: string): Region | null;
};

/** A shorter beginning does not indicate a region yet. */
const shortestBeginning = 4;

/** `findPlace` returns the position of a key; a town that the gazetteer no longer has is left out. */
export function createRegions(findPlace: (key: string) => number | null): Regions {
  const regions = parseTable(regionRows, 8).map(([, en = '', nl = '', de = '', fr = '', es = '', others = '', towns = '']): Region => {
    const names = [en, nl, de, fr, es, ...parseList(others)].map(foldName);
    return { names: [...new Set(names)], places: parseList(towns).flatMap((key) => findPlace(key) ?? []) };
  });
  const byName = new Map(regions.flatMap((region) => region.names.map((name) => [name, region] as const)));
  return {
    find: (folded) => byName.get(folded) ?? null,
    findUnder: (folded) => {
      if (folded.length < shortestBeginning) return null;
      const [first, ...others] = regions.filter(({ names }) => names.some((name) => name.startsWith(folded)));
      return others.length === 0 ? (first ?? null) : null;
    },
  };
}

/** From this many inhabitants on, a name means the town, even if a region has the same name. */
const plainPopulation = 50_000;

type Named = { readonly place: number; readonly kind: PlaceKind; readonly population: number };

/** Whether a place of the region's name is meant rather than the region: Ibiza on Ibiza, but not a village in Austria called Malta. */
export function isMeantBesideRegion({ place, kind, population }: Named, { places }: Region): boolean {
  return places.includes(place) || (kind === 'town' && population >= plainPopulation);
}
