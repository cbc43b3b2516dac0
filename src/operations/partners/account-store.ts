import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { siteLanguages } from '#domain/sites/keys.ts';

const accountSchema = v.object({
  operatorId: v.string(),
  name: v.string(),
  contactName: v.string(),
  country: v.string(),
  email: v.string(),
  language: v.picklist(siteLanguages),
});
/** A partner whose people may sign in. */
export type PartnerAccount = v.InferOutput<typeof accountSchema>;

const columns = sql`operators.id as "operatorId", operators.name, partners.contact_name as "contactName", operators.country,
  lower(operators.email) as email, partners.language`;
/** Former partners, and partners whose account staff closed, may not sign in. */
const open = sql`operators.kind = 'partner' and operators.ended_at is null and partners.state <> 'ended' and partners.account_closed_at is null`;
const accounts = sql`operators join partners on partners.operator_id = operators.id`;

function parseAccounts(rows: readonly unknown[]): readonly PartnerAccount[] {
  return rows.map((row) => parseStored(accountSchema, row, 'account of a partner'));
}

/** The partners with this mailbox (lower case) on file. */
export async function listAccountsOf(db: Database, email: string): Promise<readonly PartnerAccount[]> {
  const { rows } = await sql`select ${columns} from ${accounts} where ${open} and operators.email <> ''
    and lower(operators.email) = ${email} order by operators.name, operators.id`.execute(db);
  return parseAccounts(rows);
}

type NewProof = {
  readonly tokenHash: Buffer;
  /** Null: nobody's. */
  readonly operatorId: string | null;
  readonly email: string;
  readonly minutes: number;
};

export async function insertPartnerProof(db: Database, { tokenHash, operatorId, email, minutes }: NewProof): Promise<void> {
  await sql`insert into partner_proofs (token_hash, operator_id, email, expires_at)
    values (${tokenHash}, ${operatorId}, ${email}, now() + ${minutes} * interval '1 minute')`.execute(db);
}

/**
 * Uses a sign-in link; only one of several concurrent requests succeeds. Null if it was used, has expired, or the partner may no longer
 * sign in.
 */
export async function takePartnerProof(db: Database, tokenHash: Buffer): Promise<PartnerAccount | null> {
  const { rows } = await sql`with taken as (
      delete from partner_proofs where token_hash = ${tokenHash} and expires_at > now() returning operator_id, email)
    select ${columns} from taken join ${accounts} on operators.id = taken.operator_id
    where ${open} and lower(operators.email) = taken.email`.execute(db);
  return parseAccounts(rows)[0] ?? null;
}

type NewSession = NewProof & { readonly operatorId: string; readonly browser: string };

export async function insertPartnerSession(db: Database, session: NewSession): Promise<void> {
  const { tokenHash, operatorId, email, browser, minutes } = session;
  await sql`insert into partner_sessions (id, token_hash, operator_id, email, browser, expires_at)
    values (${createId()}, ${tokenHash}, ${operatorId}, ${email}, ${browser}, now() + ${minutes} * interval '1 minute')`.execute(db);
}

/** The partner of a session; null if it ended, has expired, or the partner's address has changed. */
export async function findPartnerSession(db: Database, tokenHash: Buffer): Promise<PartnerAccount | null> {
  const { rows } = await sql`select ${columns} from partner_sessions as sessions join ${accounts} on operators.id = sessions.operator_id
    where sessions.token_hash = ${tokenHash} and sessions.expires_at > now() and ${open} and lower(operators.email) = sessions.email`.execute(
    db,
  );
  if (rows.length > 0) {
    await sql`update partner_sessions set seen_at = now()
      where token_hash = ${tokenHash} and seen_at < now() - interval '1 minute'`.execute(db);
  }
  return parseAccounts(rows)[0] ?? null;
}

/** Ends one session. */
export async function deletePartnerSession(db: Database, tokenHash: Buffer): Promise<void> {
  await sql`delete from partner_sessions where token_hash = ${tokenHash}`.execute(db);
}

/** Ends every session of the partner whose session this is. */
export async function deletePartnerSessions(db: Database, tokenHash: Buffer): Promise<void> {
  await sql`delete from partner_sessions
    where operator_id = (select operator_id from partner_sessions where token_hash = ${tokenHash})`.execute(db);
}

const standingSchema = v.object({ closedAt: v.nullable(v.string()), sessions: v.number(), seenAt: v.nullable(v.string()) });
/** Whether a partner's people may sign in, how many are signed in, and when one was last active. */
export type AccountStanding = v.InferOutput<typeof standingSchema>;

export async function readAccountStanding(db: Database, operatorId: string): Promise<AccountStanding> {
  const { rows } =
    await sql`select partners.account_closed_at as "closedAt", count(sessions.id)::integer as sessions, max(sessions.seen_at) as "seenAt"
    from partners left join partner_sessions as sessions on sessions.operator_id = partners.operator_id and sessions.expires_at > now()
    where partners.operator_id = ${operatorId} group by partners.operator_id`.execute(db);
  return parseStored(standingSchema, rows[0] ?? { closedAt: null, sessions: 0, seenAt: null }, 'account of a partner');
}

/** Closes a partner's account and ends its sessions, or reopens it. */
export async function closeAccount(db: Database, operatorId: string, isClosed: boolean): Promise<void> {
  const at = isClosed ? sql`now()` : sql`null`;
  await sql`update partners set account_closed_at = ${at} where operator_id = ${operatorId}`.execute(db);
  if (!isClosed) return;
  await sql`delete from partner_sessions where operator_id = ${operatorId}`.execute(db);
  await sql`delete from partner_proofs where operator_id = ${operatorId}`.execute(db);
}
