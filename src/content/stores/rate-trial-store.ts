import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** The effects of rates with this hash; null if they were not computed. */
export async function findRateTrial(db: Database, print: string): Promise<{ readonly madeAt: string; readonly outcome: unknown } | null> {
  const { rows } = await sql<{ madeAt: string; outcome: unknown }>`
    select made_at as "madeAt", outcome from rate_trials where print = ${print}`.execute(db);
  return rows[0] ?? null;
}

/** Saves it, and deletes results that nobody needs any more. */
export async function saveRateTrial(
  db: Database,
  { print, outcome }: { readonly print: string; readonly outcome: unknown },
): Promise<void> {
  await sql`
    with old as (delete from rate_trials where made_at < now() - interval '30 days' and print <> ${print})
    insert into rate_trials (print, outcome) values (${print}, ${JSON.stringify(outcome)}::json)
    on conflict (print) do update set outcome = excluded.outcome, made_at = now()`.execute(db);
}
