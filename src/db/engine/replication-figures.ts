import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** A standby of this database. */
export type ReplicaFigure = { readonly name: string; readonly lagSeconds: number };

/**
 * The standbys of this database, and the replication delay of each. Empty if there are none, or if this role lacks `pg_monitor`, which it
 * needs to see them.
 */
export async function readReplicas(db: Database): Promise<readonly ReplicaFigure[]> {
  const { rows } = await sql<ReplicaFigure>`
    select application_name as name, max(coalesce(extract(epoch from replay_lag), 0))::float8 as "lagSeconds"
    from pg_stat_replication where state is not null group by 1`.execute(db);
  return rows;
}
