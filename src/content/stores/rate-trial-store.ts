import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** What rates with this print would have changed; null where it was not worked out. */
export async function findRateTrial(db: Database, print: string): Promise<{ readonly madeAt: string; readonly outcome: unknown } | null> {
  const { rows } = await sql<{ madeAt: string; outcome: unknown }>`
    select made_at as "madeAt", outcome from rate_trials where print = ${print}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps it, and forgets those that nobody will ask for again. */
export async function saveRateTrial(
  db: Database,
  { print, outcome }: { readonly print: string; readonly outcome: unknown },
): Promise<void> {
  await sql`
    with old as (delete from rate_trials where made_at < now() - interval '30 days' and print <> ${print})
    insert into rate_trials (print, outcome) values (${print}, ${JSON.stringify(outcome)}::json)
    on conflict (print) do update set outcome = excluded.outcome, made_at = now()`.execute(db);
}
