import { createGazetteer } from '#geo/gazetteer/gazetteer.ts';
import { type Answer, bars, judgeReading, type Verdict, verdicts } from '../src/geo/gazetteer/testing/places/judge-reading.ts';
import { listPlaceRows } from '../src/geo/gazetteer/testing/places/place-rows.ts';
import { createRowReader } from '../src/geo/gazetteer/testing/places/read-row.ts';

/**
 * `npm run check:places [verdict]`: resolves typical typed places as the price does, and compares them with their real positions. Prints
 * the rows of one verdict, or of all but the right ones. Fails if a bar is missed.
 */
const [, , shown] = process.argv;
const gazetteer = createGazetteer();
const read = createRowReader(gazetteer);
const rows = listPlaceRows();
const counts = new Map<Verdict, number>(verdicts.map((verdict) => [verdict, 0]));

for (const row of rows) {
  const answer = await read(row);
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

function printAnswer({ reading, proposed }: Answer): string {
  if (reading.kind === 'place') {
    const { label, coordinates, accuracy } = reading.place;
    return `${label} ${coordinates.latitude.toFixed(3)},${coordinates.longitude.toFixed(3)} ±${accuracy?.spreadKilometres ?? 0}`;
  }
  const offered = reading.kind === 'unknown' ? proposed : reading.places;
  return `${reading.kind} [${offered.map(({ label }) => label).join(' | ')}]`;
}
