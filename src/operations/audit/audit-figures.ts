import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** What somebody who guesses, or who takes data away, leaves in the audit. */
export type AuditFigures = {
  /** Attempts to sign in that failed within a quarter of an hour. */
  readonly failedSignIns: number;
  /** Files of trips or people that were taken within a day. */
  readonly exports: number;
};

export async function readAuditFigures(db: Database): Promise<AuditFigures> {
  const { rows } = await sql<AuditFigures>`
    select count(*) filter (where act = 'sign-in-failed' and at > now() - interval '15 minutes')::int as "failedSignIns",
      count(*) filter (where act like 'export-%')::int as exports
    from staff_audit where at > now() - interval '1 day'`.execute(db);
  return rows[0] ?? { failedSignIns: 0, exports: 0 };
}
