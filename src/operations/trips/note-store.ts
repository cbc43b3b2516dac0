import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** A note of a staff member on a trip, for colleagues only. */
export type TripNote = {
  readonly id: string;
  readonly memberName: string;
  readonly text: string;
  readonly at: string;
};

export type NewNote = {
  readonly tripId: string;
  readonly memberId: string | null;
  readonly memberName: string;
  readonly text: string;
  /** Members whom the note names. */
  readonly mentions: readonly string[];
};

export async function insertNote(tx: DatabaseTransaction, { tripId, memberId, memberName, text, mentions }: NewNote): Promise<void> {
  const id = createId();
  await tx.insertInto('trip_notes').values({ id, trip_id: tripId, member_id: memberId, member_name: memberName, text }).execute();
  if (mentions.length === 0) return;
  const named = mentions.map((member_id) => ({ note_id: id, member_id }));
  await tx.insertInto('trip_note_mentions').values(named).execute();
}

/** The notes of a trip, oldest first. */
export async function listNotes(db: Database, tripId: string): Promise<readonly TripNote[]> {
  const rows = await db.selectFrom('trip_notes').selectAll().where('trip_id', '=', tripId).orderBy('at').orderBy('id').execute();
  return rows.map(({ id, member_name, text, at }) => ({ id, memberName: member_name, text, at }));
}

/** A note that names a colleague who has not confirmed it yet. */
export type Mention = TripNote & { readonly reference: string };

export async function listMentions(db: Database, memberId: string): Promise<readonly Mention[]> {
  const { rows } = await sql<Mention>`
    select n.id, n.member_name as "memberName", n.text, n.at, t.reference
    from trip_note_mentions m join trip_notes n on n.id = m.note_id join trips t on t.id = n.trip_id
    where m.member_id = ${memberId} and m.seen_at is null order by n.at`.execute(db);
  return rows;
}

/** False if the note does not name the member, or the member has already seen it. */
export async function markMentionSeen(db: Database, { noteId, memberId }: { readonly noteId: string; readonly memberId: string }) {
  const { numAffectedRows = 0n } = await sql`
    update trip_note_mentions set seen_at = now()
    where note_id::text = ${noteId} and member_id = ${memberId} and seen_at is null`.execute(db);
  return numAffectedRows > 0n;
}

/** Reverts `markMentionSeen`; false if the note does not name the member or is not seen. */
export async function markMentionUnseen(db: Database, { noteId, memberId }: { readonly noteId: string; readonly memberId: string }) {
  const { numAffectedRows = 0n } = await sql`
    update trip_note_mentions set seen_at = null
    where note_id::text = ${noteId} and member_id = ${memberId} and seen_at is not null`.execute(db);
  return numAffectedRows > 0n;
}
