import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { parseMember, type StaffMember } from './member-store.ts';

const sessionSchema = v.object({
  id: v.string(),
  memberId: v.string(),
  scope: v.picklist(['whole', 'code', 'enrol']),
  proof: v.picklist(['mail', 'mail-and-code', 'passkey', 'company']),
  /** As the browser names itself, shortened: people end the sessions that they do not know. */
  browser: v.string(),
  provedAt: v.string(),
  createdAt: v.string(),
  seenAt: v.string(),
  expiresAt: v.string(),
});
export type StaffSession = v.InferOutput<typeof sessionSchema>;

export type NewSession = Pick<StaffSession, 'memberId' | 'scope' | 'proof' | 'browser'> & {
  readonly tokenHash: Buffer;
  readonly minutes: number;
  /** Left out: now. */
  readonly provedAt?: string;
};

const columns = sql`id, member_id as "memberId", scope, proof, browser, proved_at as "provedAt", created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt"`;

export async function insertSession(db: Database, session: NewSession): Promise<StaffSession> {
  const { rows } = await sql`
    insert into staff_sessions (id, token_hash, member_id, scope, proof, browser, proved_at, expires_at)
    values (${createId()}, ${session.tokenHash}, ${session.memberId}, ${session.scope}, ${session.proof}, ${session.browser},
      coalesce(${session.provedAt ?? null}::timestamptz, now()), now() + ${session.minutes} * interval '1 minute')
    returning ${columns}`.execute(db);
  return parseSession(rows[0]);
}

const sessionAsJson = sql`json_build_object('id', s.id, 'memberId', s.member_id, 'scope', s.scope, 'proof', s.proof, 'browser', s.browser,
  'provedAt', s.proved_at, 'createdAt', s.created_at, 'seenAt', s.seen_at, 'expiresAt', s.expires_at)`;

export type SignedIn = { readonly session: StaffSession; readonly member: StaffMember };

/** How often the last sight of a session is written. */
const seenSeconds = 60;

/** Whose session this is; null where it ended, ran out, or its person left. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<SignedIn | null> {
  const { rows } = await sql<{ session: unknown; member: Parameters<typeof parseMember>[0]; isLongUnseen: boolean }>`
    select ${sessionAsJson} as session, to_json(m) as member, s.seen_at < now() - ${seenSeconds} * interval '1 second' as "isLongUnseen"
    from staff_sessions s join staff_members m on m.id = s.member_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and m.closed_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const session = parseSession(row.session);
  if (row.isLongUnseen) await sql`update staff_sessions set seen_at = now() where id = ${session.id}`.execute(db);
  return { session, member: parseMember(row.member) };
}

/** Of these sessions those that hold, each with its person as he is now. */
export async function findStanding(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, SignedIn>> {
  const { rows } = await sql<{ session: unknown; member: Parameters<typeof parseMember>[0] }>`
    select ${sessionAsJson} as session, to_json(m) as member
    from staff_sessions s join staff_members m on m.id = s.member_id
    where s.id = any(${[...ids]}::uuid[]) and s.expires_at > now() and m.closed_at is null`.execute(db);
  return new Map(
    rows.map(({ session: row, member }) => {
      const session = parseSession(row);
      return [session.id, { session, member: parseMember(member) }];
    }),
  );
}

/** The sessions of a person that still hold, the last seen first. */
export async function listSessions(db: Database, memberId: string): Promise<readonly StaffSession[]> {
  const { rows } = await sql`
    select ${columns} from staff_sessions where member_id = ${memberId} and expires_at > now() order by seen_at desc, id`.execute(db);
  return rows.map(parseSession);
}

/** Ends one session of a person; false where it is none of his. */
export async function deleteSession(db: Database, { id, memberId }: Pick<StaffSession, 'id' | 'memberId'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a person but the one that asks. */
export async function deleteOtherSessions(db: Database, { id, memberId }: Pick<StaffSession, 'id' | 'memberId'>): Promise<void> {
  await db.deleteFrom('staff_sessions').where('member_id', '=', memberId).where('id', '!=', id).execute();
}

/** Opens a session further, after its person has proved more, under a token of its own: the old one may have been seen. */
export async function widenSession(
  db: Database,
  { id, tokenHash, proof }: { readonly id: string; readonly tokenHash: Buffer; readonly proof: StaffSession['proof'] },
): Promise<void> {
  await sql`
    update staff_sessions set token_hash = ${tokenHash}, scope = 'whole', proof = ${proof}, proved_at = now() where id = ${id}`.execute(db);
}

function parseSession(row: unknown): StaffSession {
  return parseStored(sessionSchema, row, 'session of the staff');
}
