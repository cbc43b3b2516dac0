import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';

export type RateLimit = {
  /** What is counted, such as an operation and a hash of the address; never the address itself. */
  readonly bucket: string;
  readonly limit: number;
  readonly windowSeconds: number;
};

export type RateVerdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts one use of the bucket in the current window of the database's clock and answers whether it is within the limit. */
export async function countUse(db: Database, { bucket, limit, windowSeconds }: RateLimit): Promise<RateVerdict> {
  const { rows } = await sql<{ count: number; left: number }>`
    insert into rate_limits (bucket, window_start, count)
    values (${bucket}, to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int) * ${windowSeconds}::int), 1)
    on conflict (bucket, window_start) do update set count = rate_limits.count + 1
    returning count, ceil(extract(epoch from window_start) + ${windowSeconds}::int - extract(epoch from now())) as left`.execute(db);
  const row = rows[0];
  if (row === undefined || row.count <= limit) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, row.left) };
}

/** Drops the counts of windows that began longer ago than any limit looks back. */
export async function deleteOldUses(db: Database, olderThanSeconds: number): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - ${olderThanSeconds} * interval '1 second'`.execute(db);
}
