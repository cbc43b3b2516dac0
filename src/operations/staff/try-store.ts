import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { signInTries } from './rules/sign-in.ts';

/** The subject of a limit: an account id or a network address. */
export type Trier = { readonly kind: keyof typeof signInTries; readonly of: string };

/**
 * Counts one more try and returns whether it is allowed, in one statement, so that concurrent tries are counted one by one. The first try
 * after the period of {@link signInTries} starts a new count.
 */
export async function countTry(db: Database, { kind, of }: Trier, share = 1): Promise<boolean> {
  const { most, minutes } = signInTries[kind];
  const isOver = sql`sign_in_tries.since <= now() - ${minutes} * interval '1 minute'`;
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_tries (subject, tries, since) values (${`${kind} ${of}`}, 1, now())
    on conflict (subject) do update set
      tries = case when ${isOver} then 1 else sign_in_tries.tries + 1 end,
      since = case when ${isOver} then now() else sign_in_tries.since end
    returning tries`.execute(db);
  return (rows[0]?.tries ?? 0) <= most * share;
}

/** Whether an account may try again, without counting: a right answer does not use up a try. */
export async function mayTry(db: Database, { kind, of }: Trier): Promise<boolean> {
  const { most, minutes } = signInTries[kind];
  const { rows } = await sql`
    select from sign_in_tries where subject = ${`${kind} ${of}`} and tries >= ${most} and since > now() - ${minutes} * interval '1 minute'`.execute(
    db,
  );
  return rows.length === 0;
}
