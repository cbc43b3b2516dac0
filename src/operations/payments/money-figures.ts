import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** Money that waits for a person, by kind of case; `unmatched`: lines of the bank's statements that belong to no trip yet. */
export type MoneyFigure = { readonly kind: string; readonly open: number; readonly oldestSeconds: number };

/** How much money waits for a person, and for how long the oldest has, by the database's clock. */
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
