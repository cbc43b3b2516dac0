import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { parseNumber, parseTable } from '../gazetteer/table.ts';
import { getSharedRouter } from '../testing/shared-geo.ts';
import { cityPairRows, knownRoadRows, knownTownRows, otherPairRows } from './testing/known-roads.ts';

const router = getSharedRouter();

const towns = new Map(
  parseTable(knownTownRows, 3).map(([name = '', latitude = '', longitude = '']) => [
    name,
    { latitude: parseNumber(latitude), longitude: parseNumber(longitude) },
  ]),
);

function at(name: string): Coordinates {
  const point = towns.get(name);
  if (point === undefined) throw new Error(`no town ${name}`);
  return point;
}

async function findLeg(from: Coordinates, to: Coordinates): Promise<RoadLeg> {
  const route = await router.findRoute([from, to]);
  const leg = route.ok ? route.value.legs[0] : undefined;
  if (leg === undefined) throw new Error(`no leg to ${JSON.stringify(to)}`);
  return leg;
}

const findTownLeg = (from: string, to: string) => findLeg(at(from), at(to));
const keysOf = ({ crossings }: RoadLeg) => crossings.map(({ key }) => key);

/** The errors, the greatest first, each with its pair. */
async function measure(rows: string): Promise<{ mean: number; worst: number; beyond: (share: number) => string[] }> {
  const found = await Promise.all(
    parseTable(rows, 3).map(async ([from = '', to = '', known = '']) => {
      const { kilometres } = await findTownLeg(from, to);
      return { pair: `${from} ${to} ${kilometres}`, error: Math.abs(kilometres / parseNumber(known) - 1) };
    }),
  );
  const sorted = found.sort((left, right) => right.error - left.error);
  const mean = sorted.reduce((sum, { error }) => sum + error, 0) / sorted.length;
  return { mean, worst: sorted[0]?.error ?? 1, beyond: (share) => sorted.filter(({ error }) => error > share).map(({ pair }) => pair) };
}

describe('distances', () => {
  it('between thirty pairs of cities are 2 % off on average, 5 % at worst', async () => {
    const { mean, beyond } = await measure(cityPairRows);
    expect(parseTable(cityPairRows, 3)).toHaveLength(30);
    expect(beyond(0.05)).toEqual([]);
    expect(mean).toBeLessThan(0.02);
  });

  it('between others, short, alpine, coastal, on islands, to no hub at all, are 3 % off on average, 10 % at worst', async () => {
    const { mean, beyond } = await measure(otherPairRows);
    expect(parseTable(otherPairRows, 3).length).toBeGreaterThan(120);
    expect(beyond(0.1)).toEqual([]);
    expect(mean).toBeLessThan(0.03);
  });

  it('between the pairs that the first estimate was held to are 2 % off on average', async () => {
    const { mean, worst } = await measure(knownRoadRows);
    expect(parseTable(knownRoadRows, 3)).toHaveLength(62);
    expect(mean).toBeLessThan(0.02);
    expect(worst).toBeLessThan(0.06);
  });

  it('are the same in both directions', async () => {
    const pairs = parseTable(cityPairRows, 3);
    for (const [from = '', to = ''] of pairs) {
      expect((await findTownLeg(to, from)).kilometres).toBeCloseTo((await findTownLeg(from, to)).kilometres, 0);
    }
  });

  it('go round fjords, bays and mountains', async () => {
    expect((await findTownLeg('bergen', 'flam')).kilometres).toBeGreaterThan(155);
    expect((await findTownLeg('lisboa', 'setubal')).kilometres).toBeLessThan(65);
    expect((await findTownLeg('interlaken', 'sion')).kilometres).toBeGreaterThan(140);
    expect((await findTownLeg('aldeburgh', 'walton')).kilometres).toBeGreaterThan(55);
  });
});

describe('a leg', () => {
  it('has coach minutes by the speed bands, with traffic', async () => {
    const leg = await findTownLeg('utrecht', 'amsterdam');
    expect(leg.minutes).toBeGreaterThan(40);
    expect(leg.minutes).toBeLessThan(56);
  });

  it('has its kilometres by country, in the order driven', async () => {
    const leg = await findTownLeg('amsterdam', 'paris');
    expect(Object.keys(leg.kilometresByCountry)).toEqual(['NL', 'BE', 'FR']);
    expect(leg.kilometresByCountry.BE).toBeGreaterThan(120);
    expect(leg.kilometresByCountry.BE).toBeLessThan(180);
  });

  it.each([
    ['amsterdam', 'paris', 'FR', 130, 200],
    ['paris', 'lyon', 'FR', 370, 440],
    ['milano', 'roma', 'IT', 450, 560],
    ['lisboa', 'porto', 'PT', 240, 300],
    ['zagreb', 'split', 'HR', 320, 400],
    ['wien', 'salzburg', 'AT', 250, 310],
  ])('from %s to %s has toll kilometres in %s', async (from, to, country, least, most) => {
    const { tollKilometresByCountry } = await findTownLeg(from, to);
    expect(tollKilometresByCountry[country]).toBeGreaterThan(least);
    expect(tollKilometresByCountry[country]).toBeLessThan(most);
  });

  it('has none where coaches drive free', async () => {
    expect((await findTownLeg('utrecht', 'koeln')).tollKilometresByCountry).toEqual({});
    expect((await findTownLeg('madrid', 'valencia')).tollKilometresByCountry).toEqual({});
  });

  it('follows the hubs from the one end to the other', async () => {
    const leg = await findTownLeg('barcelona', 'roma');
    expect(leg.line[0]).toEqual(at('barcelona'));
    expect(leg.line.at(-1)).toEqual(at('roma'));
    expect(leg.line.length).toBeGreaterThan(15);
    expect(leg.line.every((point) => Object.keys(point).length === 2)).toBe(true);
  });

  it('may have equal ends', async () => {
    const route = await router.findRoute([at('utrecht'), at('utrecht')]);
    const leg = { kilometres: 0, minutes: 0, kilometresByCountry: {}, crossings: [], hasFerry: false };
    expect(route).toMatchObject({ ok: true, value: { legs: [leg], estimated: true } });
  });
});

describe('crossings', () => {
  it.each([
    ['kobenhavn', 'malmo', 'oresund-bridge'],
    ['odense', 'kobenhavn', 'great-belt-bridge'],
    ['hamburg', 'kobenhavn', 'great-belt-bridge'],
    ['geneve', 'torino', 'mont-blanc-tunnel'],
    ['lyon', 'torino', 'frejus-tunnel'],
    ['ljubljana', 'villach', 'karawanken-tunnel'],
    ['bolzano', 'innsbruck', 'brenner-motorway'],
    ['salzburg', 'villach', 'tauern-tunnel'],
  ])('from %s to %s by road: %s', async (from, to, key) => {
    const leg = await findTownLeg(from, to);
    expect(keysOf(leg)).toContain(key);
    expect(leg.hasFerry).toBe(false);
    expect(leg.crossings.every(({ minutesOnBoard }) => minutesOnBoard === 0)).toBe(true);
  });

  it.each([
    ['calais', 'dover', 'eurotunnel', 40],
    ['amsterdam', 'london', 'eurotunnel', 560],
    ['paris', 'london', 'eurotunnel', 480],
    ['london', 'dublin', 'holyhead-dublin', 480],
    ['barcelona', 'palma', 'barcelona-palma', 20],
    ['amsterdam', 'texel', 'texel-ferry', 110],
    ['reggio', 'messina', 'villa-san-giovanni-messina', 25],
    ['roma', 'palermo', 'villa-san-giovanni-messina', 960],
    ['helsinki', 'tallinn', 'helsinki-tallinn', 10],
    ['malaga', 'ceuta', 'algeciras-ceuta', 160],
    ['stavanger', 'bergen', 'arsvagen-mortavika', 220],
    ['genova', 'bastia', 'livorno-bastia', 210],
    ['split', 'hvar', 'split-hvar', 30],
  ])('from %s to %s by %s, the sea not counted', async (from, to, key, most) => {
    const leg = await findTownLeg(from, to);
    expect(keysOf(leg)).toContain(key);
    expect(leg.hasFerry).toBe(true);
    expect(leg.crossings.find((crossing) => crossing.key === key)?.minutesOnBoard).toBeGreaterThanOrEqual(10);
    expect(leg.kilometres).toBeLessThanOrEqual(most);
  });

  it('leave the ferry where a road costs little more', async () => {
    for (const [from = '', to = ''] of [
      ['kobenhavn', 'hannover'],
      ['stockholm', 'malmo'],
      ['barcelona', 'roma'],
      ['split', 'roma'],
    ]) {
      expect((await findTownLeg(from, to)).hasFerry).toBe(false);
    }
  });
});

describe('where no road leads', () => {
  it.each([
    ['lisboa', 'funchal', 'no-ferry'],
    ['lisboa', 'mid-atlantic', 'water'],
    ['athina', 'paphos', 'no-ferry'],
    ['napoli', 'capri', 'no-ferry'],
    ['utrecht', 'vlieland', 'no-ferry'],
  ])('%s to %s: %s', async (from, to, failure) => {
    expect(await router.findRoute([at(from), at(to)])).toEqual({ ok: false, failure });
  });

  it.each([
    ['palma', 'alcudia', 'ES'],
    ['dublin', 'cork', 'IE'],
    ['las-palmas', 'maspalomas', 'ES'],
    ['london', 'dover', 'GB'],
    ['nicosia', 'paphos', 'CY'],
    ['funchal', 'machico', 'PT'],
  ])('but there is a road on the island from %s to %s', async (from, to, countryCode) => {
    const leg = await findTownLeg(from, to);
    expect(Object.keys(leg.kilometresByCountry)).toEqual([countryCode]);
    expect(leg.hasFerry).toBe(false);
  });

  it('reports it for the whole route', async () => {
    expect(await router.findRoute([at('utrecht'), at('vlieland'), at('utrecht')])).toEqual({ ok: false, failure: 'no-ferry' });
    expect(await router.findRoute([at('napoli'), at('capri'), at('napoli')])).toEqual({ ok: false, failure: 'no-ferry' });
    expect(await router.findRoute([at('napoli'), at('mid-atlantic'), at('capri')])).toEqual({ ok: false, failure: 'water' });
  });
});
