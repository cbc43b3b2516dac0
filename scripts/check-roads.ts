import { loadAtlas } from '../src/geo/countries/atlas.ts';
import { createCountryIndex } from '../src/geo/countries/country-index.ts';
import { loadPlaceRecords } from '../src/geo/gazetteer/place-records.ts';
import { createBarriers } from '../src/geo/roads/barriers.ts';
import { createSkeletonRouter } from '../src/geo/roads/skeleton-router.ts';
import { judgeLeg } from '../src/geo/roads/testing/judge-leg.ts';
import { createPairPicker } from '../src/geo/roads/testing/town-pairs.ts';
import { loadWaterMask } from '../src/geo/water/water-mask.ts';

/**
 * `npm run check:roads [pairs] [seed]`: the roads between this many pairs of towns under 60 km apart (20,000 by default), judged by the map
 * of waters and the crests alone. Lists the implausible ones; a road that is too short fails it. A minute for 10,000.
 */
const [, , pairs = '20000', seed = '20261122'] = process.argv;
const water = loadWaterMask();
const barriers = createBarriers(water);
const router = createSkeletonRouter(createCountryIndex(loadAtlas()), water);
const pickPair = createPairPicker(loadPlaceRecords());
const summer = { from: '2027-07-01', until: '2027-07-02' };
const counts = { right: 0, short: 0, long: 0, ferry: 0, none: 0 };
let state = Number(seed);

for (let at = 0; at < Number(pairs); at++) {
  const { from, to } = pickPair(draw(), draw());
  const route = await router.findRoute([from, to], summer);
  const leg = route.ok ? route.value.legs[0] : undefined;
  const verdict =
    leg === undefined ? 'none' : leg.hasFerry ? 'ferry' : (judgeLeg(barriers, { from, to, kilometres: leg.kilometres }) ?? 'right');
  counts[verdict]++;
  if (verdict === 'short' || verdict === 'long') {
    process.stdout.write(
      `${verdict}: ${from.name} (${from.countryCode})–${to.name} (${to.countryCode}), ${leg?.kilometres.toFixed(1)} km\n`,
    );
  }
}
process.stdout.write(
  `${Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}\n`,
);
process.exitCode = counts.short > 0 ? 1 : 0;

/** The next number of a sequence that starts from the seed (mulberry32). */
function draw(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
