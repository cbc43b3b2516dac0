import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { Logger } from './log.ts';

/** Beyond this offset, pages (which use this machine's clock) may disagree with acts (which use the database's). */
const mostSeconds = 5;
const lookEvery = 300_000;

/** The offset in seconds from two readings of this machine's clock around one of the database's; positive if this machine is ahead. */
export function offsetOf({ before, after, database }: Readonly<Record<'before' | 'after' | 'database', number>>): number {
  return ((before + after) / 2 - database) / 1_000;
}

/** How far this machine's clock is from the database's. */
async function readOffset(db: Database, clock: () => number): Promise<number> {
  const before = clock();
  const { rows } = await sql<{ readonly ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return offsetOf({ before, after: clock(), database: rows[0]?.ms ?? before });
}

type Watching = { readonly db: Database; readonly log: Pick<Logger, 'warn'>; readonly clock?: () => number };

/** Checks once and warns if this machine's clock is off. An unreachable database is handled elsewhere. */
export async function checkClock({ db, log, clock = Date.now }: Watching): Promise<void> {
  const seconds = await readOffset(db, clock).catch(() => 0);
  if (Math.abs(seconds) <= mostSeconds) return;
  log.warn({ offsetSeconds: Math.round(seconds * 10) / 10 }, 'The clock of this machine is not that of the database');
}

/** Checks now and every five minutes, and stops nothing. Returns a function that ends the checks. */
export function watchClock(watching: Watching): () => void {
  void checkClock(watching);
  const timer = setInterval(() => void checkClock(watching), lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}
