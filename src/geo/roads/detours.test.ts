import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { loadPlaceRecords } from '../gazetteer/place-records.ts';
import { parseNumber, parseTable } from '../gazetteer/table.ts';
import { getSharedRouter } from '../testing/shared-geo.ts';
import { loadWaterMask } from '../water/water-mask.ts';
import { createBarriers } from './barriers.ts';
import { judgeLeg } from './testing/judge-leg.ts';
import { foundDetourRows, otherDetourRows } from './testing/known-detours.ts';
import { mainRoadRows } from './testing/known-main-roads.ts';
import { createPairPicker } from './testing/town-pairs.ts';

const router = getSharedRouter();
const summer = { from: '2027-07-01', until: '2027-07-02' };
const winter = { from: '2027-01-30', until: '2027-02-06' };

function readPoint(cell: string): Coordinates {
  const [latitude = '', longitude = ''] = cell.split(' ');
  return { latitude: parseNumber(latitude), longitude: parseNumber(longitude) };
}

async function findLeg(from: Coordinates, to: Coordinates, days = summer) {
  const route = await router.findRoute([from, to], days);
  return route.ok ? (route.value.legs[0] ?? null) : null;
}

const rows = (table: string) =>
  parseTable(table, 5).map(([from = '', start = '', to = '', end = '', known = '']) => ({
    ...{ name: `${from}–${to}`, from: readPoint(start), to: readPoint(end), known: parseNumber(known) },
  }));
const found = rows(foundDetourRows);
const others = rows(otherDetourRows);

describe('between two places with water or a crest between them', () => {
  it.each([...found, ...others])('$name is $known km within 15 %, or a person prices it', async ({ from, to, known }) => {
    const leg = await findLeg(from, to);
    if (leg === null || leg.hasFerry) return;
    expect(Math.abs(leg.kilometres / known - 1)).toBeLessThanOrEqual(0.15);
  });

  it('few are left to a person: those with a ferry that shortens the way by far', async () => {
    const legs = await Promise.all([...found, ...others].map(async ({ name, from, to }) => ({ name, leg: await findLeg(from, to) })));
    const left = legs.filter(({ leg }) => leg === null || leg.hasFerry).map(({ name }) => name);
    expect(left).toEqual(['Royan–Soulac-sur-Mer', 'Glückstadt–Wischhafen', 'Setúbal–Tróia']);
  });

  it('names the ferry that it takes', async () => {
    const keyOf = async (...cells: [string, string]) =>
      (await findLeg(readPoint(cells[0]), readPoint(cells[1])))?.crossings.map(({ key }) => key);
    expect(await keyOf('56.036 12.614', '56.047 12.694')).toEqual(['helsingor-helsingborg']);
    expect(await keyOf('53.789 9.426', '53.783 9.317')).toEqual(['glueckstadt-wischhafen']);
    expect(await keyOf('59.417 10.483', '59.434 10.658')).toEqual(['moss-horten']);
  });

  it('crosses rivers in towns by their bridges', async () => {
    for (const [from, to, most] of [
      ['50.941 6.958', '50.937 6.975', 3],
      ['52.374 4.89', '52.4 4.915', 6],
      ['51.924 4.478', '51.895 4.49', 6],
      ['44.84 -0.58', '44.841 -0.55', 5],
      ['48.203 16.37', '48.233 16.41', 7],
      ['38.717 -9.133', '38.68 -9.157', 15],
    ] as const) {
      expect((await findLeg(readPoint(from), readPoint(to)))?.kilometres).toBeLessThan(most);
    }
  });
});

describe('between two towns whose main road the network lacks', () => {
  const measureErrors = () =>
    Promise.all(
      rows(mainRoadRows).map(async ({ name, from, to, known }) => {
        const leg = await findLeg(from, to);
        if (leg === null) throw new Error(`no leg: ${name}`);
        return { name: `${name} ${leg.kilometres}`, error: leg.kilometres / known - 1 };
      }),
    );

  it('the kilometres are 10 % off on average, no way is a fifth too short, and none more than a third too long', async () => {
    const errors = await measureErrors();
    expect(errors.length).toBeGreaterThan(90);
    expect(errors.reduce((sum, { error }) => sum + Math.abs(error), 0) / errors.length).toBeLessThan(0.11);
    expect(errors.filter(({ error }) => error < -0.2 || error > 0.34)).toEqual([]);
  });

  it('a river without a bridge is driven round: the Lek between Krimpen and Vianen', async () => {
    const leg = await findLeg(readPoint('52.088 4.886'), readPoint('51.837 4.972'));
    expect(leg?.kilometres).toBeGreaterThan(45);
  });
});

describe('in winter', () => {
  const trips = [
    ['Bourg-Saint-Maurice–La Thuile over the Little St Bernard', '45.615 6.768', '45.714 6.951', 44, 120],
    ['Brig–Andermatt over the Furka', '46.317 7.983', '46.636 8.594', 90, 150],
    ['Chur–Andermatt over the Oberalp', '46.85 9.533', '46.636 8.594', 90, 150],
    ['Val-d’Isère–Modane over the Iseran', '45.448 6.98', '45.2 6.669', 77, 120],
    ['Laruns–Argelès-Gazost over the Aubisque', '42.988 -0.425', '43.003 -0.1', 48, 80],
  ] as const;

  it.each(trips)('no route uses %s', async (_, start, end, open, least) => {
    const [from, to] = [readPoint(start), readPoint(end)];
    const [inSummer, inWinter, undated] = [await findLeg(from, to), await findLeg(from, to, winter), await router.findRoute([from, to])];
    expect(inSummer?.kilometres).toBeLessThan(open * 1.05);
    expect(inWinter === null || inWinter.hasFerry || inWinter.kilometres > least).toBe(true);
    expect(undated.ok && undated.value.legs[0]).toEqual(inWinter);
  });

  it('routes use the passes that are kept open', async () => {
    const leg = await findLeg(readPoint('46.85 9.533'), readPoint('46.498 9.839'), winter);
    expect(leg?.kilometres).toBeLessThan(80);
  });
});

describe('whatever two towns under 60 km apart', () => {
  const pickPair = createPairPicker(loadPlaceRecords());
  const pair = fc.tuple(fc.nat(), fc.nat()).map(([first, second]) => pickPair(first, second));

  it('the road is no shorter than the straight line, nor than a third of the way over land, and the same way back', {
    timeout: 60_000,
  }, async () => {
    const barriers = createBarriers(loadWaterMask());
    await fc.assert(
      fc.asyncProperty(pair, async ({ from, to }) => {
        const [leg, back] = [await findLeg(from, to), await findLeg(to, from)];
        expect(leg === null).toBe(back === null);
        if (leg === null || back === null || leg.hasFerry || back.hasFerry) return;
        expect(judgeLeg(barriers, { from, to, kilometres: leg.kilometres })).not.toBe('short');
        expect(Math.abs(leg.kilometres - back.kilometres)).toBeLessThan(2 + 0.1 * leg.kilometres);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['London', '51.509 -0.126', 'Camden Town', '51.541 -0.143'],
    ['Archway', '51.566 -0.134', 'Brixton', '51.463 -0.115'],
    ['Bethnal Green', '51.527 -0.055', 'Westminster', '51.5 -0.137'],
  ])('in a city with a ring road round it: %s–%s', async (_, start, __, end) => {
    const [from, to] = [readPoint(start), readPoint(end)];
    expect((await findLeg(from, to))?.kilometres).toBeGreaterThanOrEqual(getGreatCircleKilometres(from, to));
  });

  it.each([
    ['Nairn', '57.587 -3.870', 'Elgin', '57.650 -3.315', 35],
    ['Chieming', '47.893 12.537', 'Waidring', '47.584 12.570', 52],
    ['Spilimbergo', '46.111 12.905', 'Chions', '45.845 12.711', 40],
    ['Uffing', '47.714 11.151', 'Icking', '47.953 11.433', 48],
    ['Bad Säckingen', '47.551 7.946', 'Wutöschingen', '47.661 8.369', 38],
    ['Hersonissos', '35.317 25.393', 'Ágios Nikólaos', '35.191 25.717', 38],
  ])('where the network lacks the road between two valleys, the way is not twice as long: %s–%s', async (_, start, __, end, known) => {
    const leg = await findLeg(readPoint(start), readPoint(end));
    expect(leg?.kilometres).toBeGreaterThan(known * 0.8);
    expect(leg?.kilometres).toBeLessThan(known * 2);
  });

  it.each([
    ['Juist', '53.679 6.997'],
    ['Capri', '40.551 14.243'],
    ['the North Sea', '55 3.5'],
  ])('%s stands on no land that a road of ours leads to', async (_, cell) => {
    expect(await findLeg(readPoint('52.09 5.12'), readPoint(cell))).toBeNull();
  });
});
