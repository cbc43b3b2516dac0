import { getGreatCircleKilometres } from '../distance.ts';
import { foldName } from './search/fold.ts';
import { findExact, type NameIndex } from './search/name-index.ts';

/** A town this many times as large as its next namesake is meant without further words. */
const leadWeight = Math.log10(3);
const leastLeaderWeight = Math.log10(20_000);
/** Towns of this size are well enough known to describe the location of others. */
const landmarkPopulation = 15_000;

/** Returns the larger town that distinguishes a place from its namesakes, or null if its name is enough. */
export type NamesakeFinder = { findLandmark(place: number): number | null };

export function createNamesakeFinder(index: NameIndex): NamesakeFinder {
  const landmarks = findLandmarks(index);
  const known = new Map<number, number | null>();
  return {
    findLandmark: (place) => {
      if (!known.has(place)) {
        known.set(place, distinguish(index, { place, landmarks }).get(place) ?? null);
      }
      return known.get(place) ?? null;
    },
  };
}

/** The large towns of each country. */
function findLandmarks({ records }: NameIndex): Map<string, number[]> {
  const byCountry = new Map<string, number[]>();
  records.forEach(({ countryCode, kind, isPart, population }, place) => {
    if (kind === 'town' && !isPart && population >= landmarkPopulation) {
      const towns = byCountry.get(countryCode);
      if (towns === undefined) byCountry.set(countryCode, [place]);
      else towns.push(place);
    }
  });
  return byCountry;
}

type Input = { readonly place: number; readonly landmarks: ReadonlyMap<string, readonly number[]> };

/** Each namesake in the country gets the nearest large town that no larger namesake has taken. */
function distinguish(index: NameIndex, { place, landmarks }: Input): Map<number, number | null> {
  const namesakes = findNamesakes(index, place);
  const distinctions = new Map<number, number | null>();
  if (namesakes.length < 2) {
    return distinctions.set(place, null);
  }
  const candidates = landmarks.get(index.records[place]?.countryCode ?? '') ?? [];
  namesakes.forEach((namesake, rank) => {
    const leads = rank === 0 && isLeader(index, namesakes);
    const taken = new Set([...distinctions.values(), ...namesakes]);
    distinctions.set(namesake, leads ? null : findNearest(index, { place: namesake, candidates, taken }));
  });
  return distinctions;
}

/** Towns of the same country with the place's name, the most important first. */
function findNamesakes(index: NameIndex, place: number): number[] {
  const { records, weights } = index;
  const record = records[place];
  if (record === undefined || record.kind !== 'town') {
    return [place];
  }
  return findExact(index, foldName(record.name))
    .filter((other) => records[other]?.kind === 'town' && records[other].countryCode === record.countryCode)
    .sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b);
}

function isLeader({ weights }: NameIndex, [first, second]: readonly number[]): boolean {
  const weight = weights[first ?? -1] ?? 0;
  return weight >= leastLeaderWeight && weight >= leadWeight + (weights[second ?? -1] ?? 0);
}

type Nearest = { readonly place: number; readonly candidates: readonly number[]; readonly taken: ReadonlySet<number | null> };

function findNearest({ records }: NameIndex, { place, candidates, taken }: Nearest): number | null {
  const record = records[place];
  let nearest: number | null = null;
  let least = Infinity;
  for (const candidate of candidates) {
    const other = records[candidate];
    if (record === undefined || other === undefined || taken.has(candidate)) continue;
    const kilometres = getGreatCircleKilometres(record, other);
    if (kilometres < least) {
      least = kilometres;
      nearest = candidate;
    }
  }
  return nearest;
}
