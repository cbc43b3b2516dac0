import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** A secret that a person receives and may use once. */
export const proofKinds = ['link', 'invitation', 'sign-in-challenge', 'passkey-challenge', 'first-owner'] as const;
export type ProofKind = (typeof proofKinds)[number];

type NewProof = { readonly tokenHash: Buffer; readonly kind: ProofKind; readonly memberId: string | null; readonly minutes: number };

export async function insertProof(db: Database, { tokenHash, kind, memberId, minutes }: NewProof): Promise<void> {
  await sql`
    insert into staff_proofs (token_hash, kind, member_id, expires_at)
    values (${tokenHash}, ${kind}, ${memberId}, now() + ${minutes} * interval '1 minute')`.execute(db);
}

/** Uses a proof: of several concurrent uses exactly one succeeds. Null if it was used, expired or never existed. */
export async function takeProof(
  db: Database,
  { tokenHash, kind }: Pick<NewProof, 'tokenHash' | 'kind'>,
): Promise<{ readonly memberId: string | null } | null> {
  const { rows } = await sql<{ member_id: string | null }>`
    delete from staff_proofs where token_hash = ${tokenHash} and kind = ${kind} and expires_at > now() returning member_id`.execute(db);
  return rows[0] === undefined ? null : { memberId: rows[0].member_id };
}

/** Ends earlier proofs of a kind for a person, because only one invitation is valid at a time. */
export async function deleteProofs(
  db: Database,
  { memberId, kind }: { readonly memberId: string; readonly kind: ProofKind },
): Promise<void> {
  await db.deleteFrom('staff_proofs').where('member_id', '=', memberId).where('kind', '=', kind).execute();
}
