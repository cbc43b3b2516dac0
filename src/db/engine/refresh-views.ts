import { sql } from 'kysely';
import { createDatabase, createPool } from './pool.ts';
import type { Database } from './tables.ts';

/** Aggregates over all trips take longer than a page may, so they are materialized and refreshed once they are this many minutes old. */
const storedViews = { search_words: 60, week_figures: 15 } as const;
type StoredView = keyof typeof storedViews;

const isStoredView = (name: string): name is StoredView => name in storedViews;

/** Milliseconds. A million trips take seconds. */
const longest = 120_000;

/** Refreshes what has become old, one worker at a time, on a connection of its own whose statements may take long. */
export async function refreshViews(url: string, isPooled: boolean): Promise<number> {
  const db = createDatabase(createPool(url, { size: 1, statementMilliseconds: longest, isPooled }));
  try {
    let refreshed = 0;
    for (const name of Object.keys(storedViews)) if (isStoredView(name) && (await refreshView(db, name))) refreshed += 1;
    return refreshed;
  } finally {
    await db.destroy();
  }
}

async function refreshView(db: Database, name: StoredView): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      select name from view_refreshes
      where name = ${name} and refreshed_at < now() - ${storedViews[name]} * interval '1 minute' for update skip locked`.execute(tx);
    if (rows.length === 0) return false;
    // Readers keep the old data until the new data is complete.
    await sql`refresh materialized view concurrently ${sql.table(name)}`.execute(tx);
    await sql`update view_refreshes set refreshed_at = now() where name = ${name}`.execute(tx);
    return true;
  });
}
