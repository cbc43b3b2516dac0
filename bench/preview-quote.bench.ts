import { createExecutor } from '#api/run/executor.ts';
import { schema } from '#api/schema.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { addDays } from '#domain/calendar/date.ts';
import { createGeo } from '#geo/create-geo.ts';
import { PreviewQuoteDocument } from '../src/site/api/generated/operations.ts';
import { report, shareOf } from './goals.ts';

/** The panel beside the form as the site requests it, in process: places, roads, price, crew, suggestions, picture. Issue 3, "Speed". */

const context = createTestContext(createGeo());
const execute = createExecutor({ schema, context });
const firstDay = addDays(new Date().toISOString().slice(0, 10), 60);

const towns = ['Utrecht', 'Amsterdam', 'Rotterdam', 'Eindhoven', 'Antwerpen', 'Gent', 'Brugge', 'Lille', 'Amiens', 'Rouen', 'Caen'];
const farther = ['Le Havre', 'Dieppe', 'Abbeville', 'Arras', 'Kortrijk', 'Mechelen', 'Leuven', 'Breda', 'Utrecht'];

type Trial = {
  readonly name: string;
  readonly bar: number;
  readonly passengers: number;
  readonly type?: string;
  readonly stops: readonly { readonly place: string; readonly day: number; readonly time: string }[];
};

function stopsOf(places: readonly string[], { aDay, from = 8, hours = 10 }: { aDay: number; from?: number; hours?: number }) {
  return places.map((place, index) => {
    const [day, turn] = [Math.floor(index / aDay), index % aDay];
    const minute = from * 60 + Math.floor((turn * hours * 60) / aDay);
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return { place, day, time };
  });
}

const six = ['Utrecht', 'Amsterdam', 'Haarlem', 'Leiden', 'Den Haag', 'Utrecht'];
/** Eight drives over the same road with waits between: two drivers, and a shorter wait saves one (worked example 9). */
const shuttles = Array.from({ length: 10 }, (_, index) => {
  const minute = 7 * 60 + 15 + index * 105;
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return { place: index % 2 === 0 ? 'Utrecht' : 'Amersfoort', day: 0, time };
});

const trials: readonly Trial[] = [
  { name: '6 stops in a day', bar: 10, passengers: 48, stops: stopsOf(six, { aDay: 6 }) },
  { name: '6 stops in a long day for two drivers', bar: 10, passengers: 48, stops: stopsOf(six, { aDay: 6, from: 6, hours: 18 }) },
  { name: '6 stops in a night', bar: 10, passengers: 48, stops: stopsOf(six, { aDay: 6, from: 15, hours: 8 }) },
  {
    name: '6 stops that nobody may drive',
    bar: 10,
    passengers: 48,
    stops: stopsOf(['Utrecht', 'Parijs', 'Berlijn', 'Wenen', 'Rome', 'Madrid'], { aDay: 3 }),
  },
  { name: '9 shuttles for two drivers', bar: 25, passengers: 48, stops: shuttles },
  { name: '20 stops over 14 days', bar: 25, passengers: 48, stops: stopsOf([...towns, ...farther], { aDay: 1.5, from: 9, hours: 6 }) },
  {
    name: '20 stops over 14 days for 500',
    bar: 25,
    passengers: 500,
    stops: stopsOf([...towns, ...farther], { aDay: 1.5, from: 9, hours: 6 }),
  },
];

const runs = 150;

async function askOnce({ stops, passengers, type = 'tour' }: Trial, run: number) {
  const typed = stops.map(({ place, day, time }, index) =>
    index === stops.length - 1 ? { placeText: place } : { placeText: place, date: addDays(firstDay, day), time },
  );
  const itinerary = { type, stops: typed, passengers: String(passengers - (run % 2)), luggage: 'case' };
  return await execute(String(PreviewQuoteDocument), { itinerary, domain: 'NL', language: 'nl' });
}

function summarise({ data, errors }: Awaited<ReturnType<typeof askOnce>>): string {
  if (errors) return JSON.stringify(errors);
  const { preview, errors: issues } = Object(data).previewQuote;
  if (preview === null) return JSON.stringify(issues);
  const [cheapest] = preview.quotes;
  const price = cheapest ? `${cheapest.crew.drivers} drivers, ${cheapest.totalCents / 100} EUR` : preview.personReasons.join(', ');
  return `${price}, ${preview.suggestions.length} suggestions`;
}

/**
 * At the median, at the 99th percentile and at worst (50 ms at most); on a busy machine only the thread's own processor time is meaningful.
 */
function shares(times: readonly number[] = []): string {
  const sorted = times.toSorted((first, second) => first - second);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

for (const trial of trials) {
  for (let run = 0; run < 30; run += 1) await askOnce(trial, run);
  const [wall, own]: number[][] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const [started, used] = [performance.now(), process.threadCpuUsage()];
    await askOnce(trial, run);
    wall?.push(performance.now() - started);
    const { user, system } = process.threadCpuUsage(used);
    own?.push((user + system) / 1_000);
  }
  const said = summarise(await askOnce(trial, 0));
  const note = `${shares(own)}; with waiting ${shares(wall)}; ${said}`;
  report({
    name: `previewQuote, ${trial.name}, p99`,
    value: shareOf(own ?? [], 0.99),
    unit: 'ms of a processor',
    bar: { most: trial.bar },
    note,
  });
}
await context.db.destroy();
