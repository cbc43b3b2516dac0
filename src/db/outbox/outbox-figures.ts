import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';

export type OutboxFigures = {
  readonly mails: readonly { readonly priority: 'urgent' | 'other'; readonly waiting: number; readonly oldestSeconds: number }[];
};

type Row = { readonly isUrgent: boolean; readonly waiting: number; readonly oldestSeconds: number };

/** How many jobs wait in the outbox and for how long the oldest has been due, by the database's clock. */
export async function readOutboxFigures(db: Database): Promise<OutboxFigures> {
  const { rows } = await sql<Row>`
    select priority = 0 as "isUrgent", count(*)::int as waiting, extract(epoch from now() - min(run_after))::float8 as "oldestSeconds"
    from outbox where kind = 'mail' and done_at is null and failed_at is null and run_after <= now() group by 1`.execute(db);
  const mails = (['urgent', 'other'] as const).map((priority) => {
    const row = rows.find(({ isUrgent }) => isUrgent === (priority === 'urgent'));
    return { priority, waiting: row?.waiting ?? 0, oldestSeconds: row?.oldestSeconds ?? 0 };
  });
  return { mails };
}
