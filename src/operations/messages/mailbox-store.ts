import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** How far a mailbox was read. `readSince`: the day before it was last read to the end; null if never. */
export type MailboxPosition = { readonly uidValidity: string; readonly lastUid: number; readonly readSince: string | null };

type Lease = { readonly name: string; readonly owner: string; readonly seconds: number };

/** Takes or renews the lease of a mailbox; null if another worker has it. */
export async function leaseMailbox(db: Database, { name, owner, seconds }: Lease): Promise<MailboxPosition | null> {
  await sql`insert into mailboxes (name) values (${name}) on conflict do nothing`.execute(db);
  const { rows } = await sql<MailboxPosition>`
    update mailboxes set lease_owner = ${owner}, lease_until = now() + make_interval(secs => ${seconds})
    where name = ${name} and (lease_owner is null or lease_owner = ${owner} or lease_until < now())
    returning uid_validity as "uidValidity", last_uid::float8 as "lastUid",
      to_char((read_at - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD') as "readSince"`.execute(db);
  return rows[0] ?? null;
}

type Reached = { readonly name: string; readonly uidValidity: string; readonly lastUid: number };

/** Records that all mails up to a number are stored. */
export async function setMailboxPosition(tx: Database, { name, uidValidity, lastUid }: Reached): Promise<void> {
  await sql`update mailboxes set last_uid = case when uid_validity = ${uidValidity} then greatest(last_uid, ${lastUid}) else ${lastUid} end,
    uid_validity = ${uidValidity} where name = ${name}`.execute(tx);
}

/** Records that the connection broke while reading a mail. Returns how often that happened with this mail. */
export async function noteStuck(db: Database, { name, uid }: { readonly name: string; readonly uid: number }): Promise<number> {
  const { rows } = await sql<{ times: number }>`
    update mailboxes set stuck_times = case when stuck_uid = ${uid} then stuck_times + 1 else 1 end, stuck_uid = ${uid}
    where name = ${name} returning stuck_times as times`.execute(db);
  return rows[0]?.times ?? 0;
}

/** Records that it was read to the end, and releases the lease. */
export async function releaseMailbox(db: Database, { name, owner, isRead }: Omit<Lease, 'seconds'> & { readonly isRead: boolean }) {
  await sql`update mailboxes set lease_owner = null, lease_until = null, read_at = case when ${isRead} then now() else read_at end
    where name = ${name} and lease_owner = ${owner}`.execute(db);
}

/** The secret part of the reply address of a trip; it never changes. */
export async function saveReplyToken(
  db: Database,
  { tripId, token }: { readonly tripId: string; readonly token: string },
): Promise<string> {
  await sql`insert into reply_tokens (token, trip_id) values (${token}, ${tripId}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ token: string }>`select token from reply_tokens where trip_id = ${tripId}`.execute(db);
  return rows[0]?.token ?? token;
}

/** The trip of the first token that is ours. */
export async function findTripIdByToken(db: Database, tokens: readonly string[]): Promise<string | null> {
  if (tokens.length === 0) return null;
  const { rows } = await sql<{ tripId: string }>`
    select trip_id as "tripId" from reply_tokens where token = any(${[...tokens]}::text[]) limit 1`.execute(db);
  return rows[0]?.tripId ?? null;
}

type Followed = { readonly threadId: string | null; readonly tripId: string | null /** Whether we sent it. */; readonly isOurs: boolean };

/** The conversation and trip of the mails that a new one replies to; `ids` are nearest first. */
export async function findFollowed(db: Database, ids: readonly string[]): Promise<Followed> {
  const none = { threadId: null, tripId: null, isOurs: false };
  if (ids.length === 0) return none;
  const { rows } = await sql<Followed>`
    select found."threadId", found."tripId", found."isOurs" from unnest(${[...ids]}::text[]) with ordinality as asked (id, place)
    cross join lateral (
      select thread_id as "threadId", trip_id as "tripId", direction = 'out' or channel <> 'mail' as "isOurs", 1 as rank from messages where message_id = asked.id
      union all select null, trip_id, true, 2 from outbox where message_id = asked.id
      union all select null, trip_id, true, 3 from sent_mails where message_id = asked.id
    ) found
    order by asked.place, found.rank limit 1`.execute(db);
  return rows[0] ?? none;
}

/** Marks an address as bouncing. */
export async function markUndeliverable(tx: DatabaseTransaction, { email, status }: { readonly email: string; readonly status: string }) {
  await sql`insert into undeliverable_addresses (email, status) values (lower(${email}), ${status})
    on conflict (email) do update set status = excluded.status, bounced_at = now()`.execute(tx);
}

/** Whether mails to the address bounce. */
export async function isUndeliverable(db: Database, email: string): Promise<boolean> {
  if (email === '') return false;
  const { rows } = await sql`select 1 from undeliverable_addresses where email = lower(${email})`.execute(db);
  return rows.length > 0;
}

/** Removes the mark, because a person wrote from the address. */
export async function forgetUndeliverable(tx: DatabaseTransaction, email: string): Promise<void> {
  await sql`delete from undeliverable_addresses where email = lower(${email})`.execute(tx);
}

/** Deletes old marks: after a year an address may belong to somebody else. */
export async function deleteOldMailMarks(db: Database): Promise<void> {
  await sql`delete from undeliverable_addresses where bounced_at < now() - interval '365 days'`.execute(db);
}
