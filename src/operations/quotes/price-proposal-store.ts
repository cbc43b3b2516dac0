import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { optionKeys } from '#domain/pricing/quote/quote.ts';

const proposedPrice = v.object({
  choice: v.picklist(optionKeys),
  lines: v.array(v.object({ line: v.nullable(v.number()), text: v.string(), netCents: v.number() })),
  validDays: v.number(),
});

/** A price that waits for a second person. Amounts in cents; `engineNetCents` is the engine's own net price. */
export type PriceProposal = {
  readonly tripId: string;
  /** The version of the trip that it was made for. */
  readonly version: number;
  readonly memberId: string;
  readonly memberName: string;
  readonly price: v.InferOutput<typeof proposedPrice>;
  readonly netCents: number;
  readonly engineNetCents: number;
  readonly totalCents: number;
  readonly reason: string;
  readonly at: string;
};

/** A new proposal replaces the trip's previous one. */
export async function savePriceProposal(tx: DatabaseTransaction, proposal: Omit<PriceProposal, 'at'>): Promise<void> {
  const { tripId, version, memberId, memberName, price, netCents, engineNetCents, totalCents, reason } = proposal;
  await sql`
    insert into price_proposals (trip_id, version, member_id, member_name, price, net_cents, engine_net_cents, total_cents, reason)
    values (${tripId}, ${version}, ${memberId}, ${memberName}, ${JSON.stringify(price)}::jsonb, ${netCents}, ${engineNetCents}, ${totalCents}, ${reason})
    on conflict (trip_id) do update set version = excluded.version, member_id = excluded.member_id, member_name = excluded.member_name,
      price = excluded.price, net_cents = excluded.net_cents, engine_net_cents = excluded.engine_net_cents,
      total_cents = excluded.total_cents, reason = excluded.reason, at = now()`.execute(tx);
}

/** The proposal of a trip, as long as the trip has not changed since. */
export async function findPriceProposal(db: Database, tripId: string): Promise<PriceProposal | null> {
  const [found] = await listWhere(db, sql`p.trip_id = ${tripId}`);
  return found ?? null;
}

/** Pending proposals, oldest first. A proposal is no longer pending once its trip has changed. */
export async function listPriceProposals(db: Database): Promise<readonly (PriceProposal & { readonly reference: string })[]> {
  return await listWhere(db, sql`true`);
}

async function listWhere(db: Database, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<PriceProposal & { readonly reference: string }>`
    select p.trip_id as "tripId", p.version, p.member_id as "memberId", p.member_name as "memberName", p.price, p.net_cents as "netCents",
      p.engine_net_cents as "engineNetCents", p.total_cents as "totalCents", p.reason, p.at, t.reference
    from price_proposals p join trips t on t.id = p.trip_id and t.version = p.version where ${condition} order by p.at`.execute(db);
  return rows.map((row) => ({ ...row, price: parseStored(proposedPrice, row.price, 'proposed price') }));
}

/** False if none is pending. */
export async function deletePriceProposal(tx: DatabaseTransaction, tripId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('price_proposals').where('trip_id', '=', tripId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
