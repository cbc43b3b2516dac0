import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { noteBeside } from '#db/engine/note-beside.ts';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { parseMember, type StaffMember } from './member-store.ts';
import { signInMinutes } from './rules/sign-in.ts';

const sessionSchema = v.object({
  id: v.string(),
  memberId: v.string(),
  scope: v.picklist(['whole', 'code', 'enrol']),
  proof: v.picklist(['mail', 'mail-and-code', 'passkey', 'company']),
  /** The shortened user agent: it lets people recognise sessions that are not theirs, and end them. */
  browser: v.string(),
  provedAt: v.string(),
  createdAt: v.string(),
  seenAt: v.string(),
  expiresAt: v.string(),
  /** When the means that opened the session was set up; null if it is not one of ours. */
  meansSince: v.nullable(v.string()),
  /** Network address that opened it; empty if unknown. */
  address: v.string(),
});
export type StaffSession = v.InferOutput<typeof sessionSchema>;

export type NewSession = Pick<StaffSession, 'memberId' | 'scope' | 'proof' | 'browser'> & {
  readonly tokenHash: Buffer;
  readonly minutes: number;
  readonly meansSince?: string | null;
  readonly address?: string;
  /** Absent: now. */
  readonly provedAt?: string;
};

const columns = sql`id, member_id as "memberId", scope, proof, browser, proved_at as "provedAt", created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt",
  means_since as "meansSince", address`;

export async function insertSession(db: Database, session: NewSession): Promise<StaffSession> {
  const { rows } = await sql`
    insert into staff_sessions (id, token_hash, member_id, scope, proof, browser, address, means_since, proved_at, expires_at)
    values (${createId()}, ${session.tokenHash}, ${session.memberId}, ${session.scope}, ${session.proof}, ${session.browser},
      ${session.address ?? ''}, ${session.meansSince ?? null},
      coalesce(${session.provedAt ?? null}::timestamptz, now()), now() + ${session.minutes} * interval '1 minute')
    returning ${columns}`.execute(db);
  return parseSession(rows[0]);
}

const sessionAsJson = sql`json_build_object('id', s.id, 'memberId', s.member_id, 'scope', s.scope, 'proof', s.proof, 'browser', s.browser,
  'provedAt', s.proved_at, 'createdAt', s.created_at, 'seenAt', s.seen_at, 'expiresAt', s.expires_at,
  'meansSince', s.means_since, 'address', s.address)`;

/** Whether a session (`s`) is still valid: neither expired nor inactive for too long. */
const holds = sql`s.expires_at > now() and s.seen_at > now() - case when s.proof = 'passkey'
  then ${sql.lit(signInMinutes.idleByPasskey)} else ${sql.lit(signInMinutes.idle)} end * interval '1 minute'`;

export type SignedIn = { readonly session: StaffSession; readonly member: StaffMember };

/** How often the last activity of a session is saved. */
const seenSeconds = 60;

/**
 * The session of a token; null if it ended, expired, was inactive for too long, or its person left. `isUse`: the request shows activity and
 * keeps the session open. On a read-only database the session still works for reading.
 */
export async function findSession(db: Database, tokenHash: Buffer, { isUse }: { readonly isUse: boolean }): Promise<SignedIn | null> {
  const { rows } = await sql<{ session: unknown; member: Parameters<typeof parseMember>[0]; isLongUnseen: boolean }>`
    select ${sessionAsJson} as session, to_json(m) as member, s.seen_at < now() - ${seenSeconds} * interval '1 second' as "isLongUnseen"
    from staff_sessions s join staff_members m on m.id = s.member_id
    where s.token_hash = ${tokenHash} and ${holds} and m.closed_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const session = parseSession(row.session);
  if (row.isLongUnseen && isUse) await noteUse(db, session.id);
  return { session, member: parseMember(row.member) };
}

async function noteUse(db: Database, id: string): Promise<void> {
  await noteBeside(async () => void (await sql`update staff_sessions set seen_at = now() where id = ${id}`.execute(db)), undefined);
}

/** Which of these sessions are valid, each with the current data of its person. */
export async function findStanding(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, SignedIn>> {
  const { rows } = await sql<{ session: unknown; member: Parameters<typeof parseMember>[0] }>`
    select ${sessionAsJson} as session, to_json(m) as member
    from staff_sessions s join staff_members m on m.id = s.member_id
    where s.id = any(${[...ids]}::uuid[]) and ${holds} and m.closed_at is null`.execute(db);
  return new Map(
    rows.map(({ session: row, member }) => {
      const session = parseSession(row);
      return [session.id, { session, member: parseMember(member) }];
    }),
  );
}

/** The valid sessions of a person, last active first. */
export async function listSessions(db: Database, memberId: string): Promise<readonly StaffSession[]> {
  const { rows } = await sql`
    select ${columns} from staff_sessions s where member_id = ${memberId} and ${holds} order by seen_at desc, id`.execute(db);
  return rows.map(parseSession);
}

/** Ends one session of a person; false if it does not belong to the person. */
export async function deleteSession(db: Database, { id, memberId }: Pick<StaffSession, 'id' | 'memberId'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a person except the current one. */
export async function deleteOtherSessions(db: Database, { id, memberId }: Pick<StaffSession, 'id' | 'memberId'>): Promise<void> {
  await db.deleteFrom('staff_sessions').where('member_id', '=', memberId).where('id', '!=', id).execute();
}

/** Ends all sessions of a person. */
export async function deleteSessionsOf(db: Database, memberId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('member_id', '=', memberId).execute();
}

type Widening = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly proof: StaffSession['proof'];
  /** When the means used was set up; absent: now. */
  readonly meansSince?: string;
};

/**
 * Extends the scope of a session after further authentication, under a new token, because the old one may have been seen. A partial session
 * gets the full lifetime; a full one keeps its end.
 */
export async function widenSession(db: Database, { id, tokenHash, proof, meansSince }: Widening): Promise<void> {
  await sql`
    update staff_sessions set token_hash = ${tokenHash}, scope = 'whole', proof = ${proof}, proved_at = now(), seen_at = now(),
      means_since = coalesce(${meansSince ?? null}::timestamptz, now()),
      expires_at = case when scope = 'whole' then expires_at else now() + ${signInMinutes.session} * interval '1 minute' end
    where id = ${id}`.execute(db);
}

/** Only replaces the token of a session. */
export async function renewToken(db: Database, { id, tokenHash }: Pick<Widening, 'id' | 'tokenHash'>): Promise<void> {
  await db.updateTable('staff_sessions').set({ token_hash: tokenHash }).where('id', '=', id).execute();
}

function parseSession(row: unknown): StaffSession {
  return parseStored(sessionSchema, row, 'session of the staff');
}
