import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Coordinates } from '../src/domain/itinerary/itinerary.ts';
import { createGeo, type RouterSettings } from '../src/geo/create-geo.ts';
import { type ComparedRoad, compareRoutes, summarize } from '../src/geo/engines/compare-routes.ts';

/**
 * `ROUTER_URL=valhalla+http://… npm run compare:roads [-- file]`: the embedded network compared with a router, for pairs of places, one per
 * line ("Utrecht; Köln", or "52.09,5.12; 50.94,6.96"); a line with # is a comment. Exits with 1 if the router answered none.
 */
const usual = [
  'Utrecht; Köln',
  'Amsterdam; Paris',
  'Antwerpen; Efteling',
  'Groningen; Winterberg',
  'Gent; Lille',
  'Hamburg; Kopenhagen',
  'München; Innsbruck',
  'Lyon; Chamonix-Mont-Blanc',
  'Bordeaux; Bilbao',
  'Madrid; Toledo',
  'Barcelona; Andorra la Vella',
  'Den Helder; Leeuwarden',
  'Gorinchem; Woudrichem',
  'Saint-Nazaire; Saint-Brevin-les-Pins',
  'Como; Bellagio',
  'Sorrento; Amalfi',
  'Bergen; Voss',
  'London; Oxford',
];
const summer = { from: '2027-07-01', until: '2027-07-02' };
const [, , file] = process.argv;
const settings = readRouter(process.env.ROUTER_URL ?? '');
const lines = (file === undefined ? usual : readFileSync(file, 'utf8').split('\n')).map((line) => line.trim());
const embedded = createGeo();
let lastFailure = '';
const other = createGeo({
  router: settings,
  report: (_, { kind, detail }) => {
    lastFailure = `${kind}: ${detail}`;
  },
});

const off: { kilometres: number[]; minutes: number[] } = { kilometres: [], minutes: [] };
print(['pair', 'embedded', 'router', 'km', 'minutes']);
for (const line of lines.filter((each) => each !== '' && !each.startsWith('#'))) await comparePair(line);
for (const what of ['kilometres', 'minutes'] as const) {
  const found = summarize(off[what]);
  if (found === null) continue;
  const { median, mean, worst } = found;
  process.stdout.write(
    `${what}: median ${median.toFixed(1)} %, mean ${mean.toFixed(1)} %, worst ${worst.toFixed(1)} % of ${off[what].length}\n`,
  );
}
process.exitCode = off.kilometres.length === 0 ? 1 : 0;

async function comparePair(line: string): Promise<void> {
  const [from, to] = await Promise.all(line.split(';').map((text) => placeOf(text.trim())));
  if (!from || !to) return print([line, 'a place of it is unknown']);
  lastFailure = '';
  const [ours, theirs] = await Promise.all([embedded, other].map(({ roads }) => roads.findRoute([from, to], summer)));
  if (!ours || !theirs) return;
  const { kilometresPercent, minutesPercent, ...roads } = compareRoutes(ours, theirs);
  if (kilometresPercent !== null) off.kilometres.push(kilometresPercent);
  if (minutesPercent !== null) off.minutes.push(minutesPercent);
  print([
    line,
    say(roads.embedded),
    roads.router === null ? lastFailure || 'no road' : say(roads.router),
    percent(kilometresPercent),
    percent(minutesPercent),
  ]);
}

async function placeOf(text: string): Promise<Coordinates | null> {
  const point = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/.exec(text);
  if (point) return { latitude: Number(point[1]), longitude: Number(point[2]) };
  const [found] = await embedded.places.searchPlaces({ text, language: 'en', countryCode: null, near: null, limit: 1 });
  return found?.coordinates ?? null;
}

function say(road: ComparedRoad | null): string {
  if (road === null) return 'no road';
  return `${road.kilometres.toFixed(1)} km, ${Math.round(road.minutes)} min${road.hasFerry ? ', ferry' : ''}`;
}

function percent(value: number | null): string {
  return value === null ? '–' : `${value > 0 ? '+' : ''}${value.toFixed(1)} %`;
}

function print(columns: readonly string[]): void {
  process.stdout.write(
    `${columns
      .map((text, index) => text.padEnd(index === 0 ? 42 : 28))
      .join('')
      .trimEnd()}\n`,
  );
}

function readRouter(text: string): RouterSettings {
  const [, name, url] = /^(?:(valhalla|osrm)\+)?(https?:.*)$/i.exec(text) ?? [];
  if (!v.is(v.pipe(v.string(), v.url()), url)) {
    process.stderr.write('ROUTER_URL must be like valhalla+http://host:8002 or osrm+http://host:5000\n');
    process.exit(2);
  }
  return { engine: name?.toLowerCase() === 'osrm' ? 'osrm' : 'valhalla', url: url.replace(/\/$/, '') };
}
