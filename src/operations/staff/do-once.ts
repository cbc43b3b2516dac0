import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { type Result, success } from '#domain/result.ts';

/** How long an identical press of the same person is taken for the same press. */
const sameForSeconds = 120;

export type Press<Answer> = {
  readonly memberId: string;
  /** Names the act, and never changes. */
  readonly act: string;
  readonly typed: unknown;
  readonly answer: v.GenericSchema<unknown, Answer>;
};

/**
 * Does the work in one transaction, and at most once for the same press: a person who lost the answer and presses again within two minutes gets
 * the first answer. What was refused is judged anew. Two presses at one moment wait for each other.
 */
export async function doOnce<Answer, Reason>(
  db: Database,
  { memberId, act, typed, answer: schema }: Press<Answer>,
  work: (tx: DatabaseTransaction) => Promise<Result<Answer, Reason>>,
): Promise<Result<Answer, Reason>> {
  const print = createHash('sha256')
    .update(JSON.stringify([memberId, act, typed]))
    .digest();
  return await inTransaction(db, async (tx) => {
    const known = v.safeParse(schema, await claim(tx, print));
    if (known.success) return success(known.output);
    const outcome = await work(tx);
    if (outcome.ok) await sql`update staff_repeats set answer = ${JSON.stringify(outcome.value)}::jsonb where print = ${print}`.execute(tx);
    else await sql`delete from staff_repeats where print = ${print}`.execute(tx);
    return outcome;
  });
}

/** Claims a press; returns the answer that it already had, else undefined. */
async function claim(tx: DatabaseTransaction, print: Buffer): Promise<unknown> {
  const stale = sql`now() - ${sameForSeconds} * interval '1 second'`;
  const { rows: claimed } = await sql`
    insert into staff_repeats (print) values (${print})
    on conflict (print) do update set at = now(), answer = null where staff_repeats.at < ${stale}
    returning 1`.execute(tx);
  if (claimed.length > 0) return undefined;
  const { rows } = await sql<{ answer: unknown }>`select answer from staff_repeats where print = ${print}`.execute(tx);
  return rows[0]?.answer;
}
