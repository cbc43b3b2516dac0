import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../../gazetteer.ts';
import { bars, judgeReading, type Verdict, verdicts } from './judge-reading.ts';
import { listPlaceRows, type PlaceRow } from './place-rows.ts';
import { createRowReader } from './read-row.ts';

/** Every row takes five times as long: `npm run check:places`. */
const everyNth = 5;
const read = createRowReader(createGazetteer());

async function judgeAll(rows: readonly PlaceRow[]): Promise<ReadonlyMap<Verdict, readonly string[]>> {
  const texts = new Map<Verdict, string[]>(verdicts.map((verdict) => [verdict, []]));
  for (const row of rows) texts.get(judgeReading(row, await read(row)))?.push(`${row.language} from ${row.from}: ${row.text}`);
  return texts;
}

describe('places as groups type them', () => {
  it('are not resolved wrongly, and are seldom asked about without need', async () => {
    const rows = listPlaceRows().filter((_, at) => at % everyNth === 0);
    const texts = await judgeAll(rows);
    for (const [verdict, share] of Object.entries(bars)) {
      const found = verdicts.filter((each) => each === verdict).flatMap((each) => texts.get(each) ?? []);
      expect(found.length / rows.length, `${verdict}: ${found.join('; ')}`).toBeLessThanOrEqual(share);
    }
    expect(rows.length).toBeGreaterThan(650);
  });
});
