import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { refineLine } from '../distance.ts';
import type { CountryIndex } from './country-index.ts';

/** Close enough for the atlas, whose borders are accurate to about 1.5 km. */
const sampleKilometres = 1.5;
const longestSampleCount = 1200;

/**
 * Kilometres in each country along a line, in tenths, summing to `kilometres`. Samples over water (bridges, tunnels, roughly drawn coasts)
 * count for the country before them. No land at all: an empty object.
 */
export function splitByCountry(
  countries: CountryIndex,
  { line, kilometres }: { line: readonly Coordinates[]; kilometres: number },
): Record<string, number> {
  const step = Math.max(sampleKilometres, kilometres / longestSampleCount);
  const samples = refineLine(line, step).map((point) => countries.findCountry(point));
  const counts = countSamples(samples);
  const tenths = shareOut(Math.round(kilometres * 10), counts);
  return Object.fromEntries([...tenths].map(([code, share]) => [code, share / 10]));
}

function countSamples(samples: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  let current = samples.find((code) => code !== null) ?? null;
  for (const code of samples) {
    current = code ?? current;
    if (current !== null) {
      counts.set(current, (counts.get(current) ?? 0) + 1);
    }
  }
  return counts;
}

/** Integer shares in proportion to the counts that add up to the total: the largest remainders get the rest. */
function shareOut(total: number, counts: ReadonlyMap<string, number>): Map<string, number> {
  const sum = [...counts.values()].reduce((all, count) => all + count, 0);
  const exact = [...counts].map(([code, count]) => ({ code, share: (total * count) / sum }));
  const shares = new Map(exact.map(({ code, share }) => [code, Math.floor(share)]));
  let left = total - [...shares.values()].reduce((all, share) => all + share, 0);
  for (const { code } of exact.sort((a, b) => (b.share % 1) - (a.share % 1))) {
    if (left <= 0) break;
    shares.set(code, (shares.get(code) ?? 0) + 1);
    left--;
  }
  return shares;
}
