import type { SiteLanguage } from '#domain/sites/keys.ts';
import { createGazetteer } from '#geo/gazetteer/gazetteer.ts';
import { type Answer, judgeReading, type Verdict, verdicts } from '../test/places/judge-reading.ts';
import { listPlaceRows, type PlaceRow } from '../test/places/place-rows.ts';

/**
 * `npm run check:places [verdict]`: resolves typical typed places as the price does, and compares them with their real positions. Prints
 * the rows of one verdict, or of all but the right ones. Fails if a bar is missed.
 */
const bars: Readonly<Partial<Record<Verdict, number>>> = {
  'silently-wrong': 0,
  unasked: 0.01,
  'nothing-offered': 0.01,
  needless: 0.06,
};

const countries: Readonly<Record<SiteLanguage, string | null>> = {
  nl: 'NL',
  nlBE: 'BE',
  frBE: 'BE',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  en: null,
};

const [, , shown] = process.argv;
const gazetteer = createGazetteer();
const rows = listPlaceRows();
const counts = new Map<Verdict, number>(verdicts.map((verdict) => [verdict, 0]));

for (const row of rows) {
  const answer = await readRow(row);
  const verdict = judgeReading(row, answer);
  counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const isShown = shown === undefined ? verdict !== 'right' && verdict !== 'asked' : verdict === shown;
  if (isShown) process.stdout.write(`${verdict}: ${row.language} from ${row.from}: ${row.text}: ${printAnswer(answer)}\n`);
}
for (const [verdict, count] of counts) {
  const share = count / rows.length;
  const bar = bars[verdict];
  const isBroken = bar !== undefined && share > bar;
  if (isBroken) process.exitCode = 1;
  process.stdout.write(`${verdict}: ${count} of ${rows.length} (${(share * 100).toFixed(1)} %)${isBroken ? ', over the bar' : ''}\n`);
}

async function readRow({ language, from, text }: PlaceRow): Promise<Answer> {
  const about = { language, countryCode: countries[language] };
  const [origin = null] = await gazetteer.findPlacesByText({ ...about, texts: [from], known: [] });
  if (origin === null) throw new Error(`no place ${from}`);
  const [reading = { kind: 'unknown' as const }] = await gazetteer.readPlaces({ ...about, texts: [text], known: [origin.coordinates] });
  const proposed = reading.kind === 'unknown' ? await gazetteer.proposePlaces({ ...about, text, near: origin.coordinates, limit: 3 }) : [];
  return { reading, proposed };
}

function printAnswer({ reading, proposed }: Answer): string {
  if (reading.kind === 'place') {
    const { label, coordinates, accuracy } = reading.place;
    return `${label} ${coordinates.latitude.toFixed(3)},${coordinates.longitude.toFixed(3)} ±${accuracy?.spreadKilometres ?? 0}`;
  }
  const offered = reading.kind === 'unknown' ? proposed : reading.places;
  return `${reading.kind} [${offered.map(({ label }) => label).join(' | ')}]`;
}
