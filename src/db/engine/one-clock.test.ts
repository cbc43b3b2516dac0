import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** PostgreSQL's time functions other than `now()` and `clock_timestamp()`, which a demo sets. */
const otherClocks =
  /\b(?:current_date|current_time|current_timestamp|localtime|localtimestamp|statement_timestamp|transaction_timestamp|pg_catalog\.(?:now|clock_timestamp))\b/i;
const folder = join(import.meta.dirname, '../..');
/** The clock of the demo itself, which must read the real time. */
const ownOnes = ['server/demo/clock/database-clock.ts'];

it('asks the database for the time in one way, so that a demo can set it', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.(?:ts|tsx|sql)$/.test(name));
  const others = files.filter((name) => !ownOnes.includes(name) && otherClocks.test(readFileSync(join(folder, name), 'utf8')));
  expect(files.length).toBeGreaterThan(1_000);
  expect(others).toEqual([]);
});
