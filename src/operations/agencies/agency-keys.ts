import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';

/** As it is sent: programs that look for secrets in code know it by its beginning. */
const shape = /^cva_[A-Za-z0-9_-]{27}$/;

/** One in use, and one to change to. */
const mostKeys = 2;

export function createAgencyKey(randomBytes: (count: number) => Uint8Array): string {
  return `cva_${keyFromBytes(randomBytes(20))}`;
}

/** The key is random and long, so a plain hash suffices. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

const keySchema = v.object({
  id: v.string(),
  hint: v.string(),
  createdBy: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  endedBy: v.string(),
});

/** The keys of an agency, those in use first. */
export async function listKeys(db: Database, agencyId: string) {
  const { rows } = await sql`
    select id, hint, created_by as "createdBy", created_at as "createdAt", last_used_at as "lastUsedAt", ended_at as "endedAt",
      ended_by as "endedBy"
    from agency_keys where agency_id = ${agencyId}::uuid order by ended_at is not null, created_at desc limit 20`.execute(db);
  return rows.map((row) => parseStored(keySchema, row, 'key of an agency'));
}

type NewKey = { readonly id: string; readonly agencyId: string; readonly key: string; readonly by: string };

/** False where the agency has as many keys in use as it may. The transaction has locked the agency. */
export async function insertKey(tx: DatabaseTransaction, { id, agencyId, key, by }: NewKey): Promise<boolean> {
  const { rows } = await sql`
    insert into agency_keys (id, agency_id, hash, hint, created_by)
    select ${id}, ${agencyId}, ${hashKey(key)}, ${key.slice(-4)}, ${by}
    where (select count(*) from agency_keys where agency_id = ${agencyId}::uuid and ended_at is null) < ${mostKeys}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** The hint of the key that ended; null where there is no such key in use. */
export async function endKey(
  tx: DatabaseTransaction,
  { id, agencyId, by }: { readonly id: string; readonly agencyId: string; readonly by: string },
): Promise<string | null> {
  const { rows } = await sql<{ hint: string }>`
    update agency_keys set ended_at = now(), ended_by = ${by}
    where id = ${id}::uuid and agency_id = ${agencyId}::uuid and ended_at is null returning hint`.execute(tx);
  return rows[0]?.hint ?? null;
}

/** `wait`: seconds until the agency's next minute begins. */
export type Admission = { readonly agencyId: string } | { readonly wait: number } | null;

type Counted = { agencyId: string; requests: number; most: number; wait: number };

/**
 * Lets a request with a key in, counted against its agency's minute for all processes together; null for a key that is unknown or has
 * ended. A refused request counts too, so that a client that never waits stays outside.
 */
export async function admitKey(db: Database, key: string): Promise<Admission> {
  if (!shape.test(key)) return null;
  const { rows } = await sql<Counted>`
    with known as (
      select agency_keys.id, agency_keys.agency_id, last_used_at, requests_per_minute as most
      from agency_keys join agencies on agencies.id = agency_keys.agency_id
      where hash = ${hashKey(key)} and agency_keys.ended_at is null and agencies.ended_at is null
    ), used as (
      update agency_keys set last_used_at = now() from known
      where agency_keys.id = known.id and (known.last_used_at is null or known.last_used_at < now() - interval '1 minute')
    ), counted as (
      insert into agency_minutes as minute (agency_id, began_at, requests) select agency_id, now(), 1 from known
      on conflict (agency_id) do update set
        requests = case when minute.began_at <= now() - interval '1 minute' then 1 else minute.requests + 1 end,
        began_at = case when minute.began_at <= now() - interval '1 minute' then now() else minute.began_at end
      returning agency_id, requests, began_at
    )
    select known.agency_id as "agencyId", counted.requests, known.most,
      greatest(1, ceil(extract(epoch from counted.began_at + interval '1 minute' - now())))::int as wait
    from known join counted on counted.agency_id = known.agency_id`.execute(db);
  const [counted] = rows;
  if (counted === undefined) return null;
  return counted.requests > counted.most ? { wait: counted.wait } : { agencyId: counted.agencyId };
}
