import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** Open payment problems by kind; `unmatched`: bank lines without a trip. */
export type MoneyFigure = { readonly kind: string; readonly open: number; readonly oldestSeconds: number };

/** How many payment problems are open, and the age of the oldest, by the database's clock. */
export async function readMoneyFigures(db: Database): Promise<readonly MoneyFigure[]> {
  const { rows } = await sql<MoneyFigure>`
    select kind, count(*)::int as open, extract(epoch from now() - min(opened_at))::float8 as "oldestSeconds"
    from money_cases where done_at is null group by kind
    union all
    select 'unmatched', count(*)::int, coalesce(extract(epoch from now() - min(imported_at)), 0)::float8 from bank_lines where state = 'open'`.execute(
    db,
  );
  return rows;
}
