import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import type { Counter, Recipient, StoredOffer } from '../offer-store.ts';
import type { CounterOutcome } from '../rules/counter.ts';

type NewCounter = Pick<Counter, 'side' | 'priceCents' | 'reason' | 'deadline' | 'madeBy'> & {
  readonly offer: StoredOffer;
  readonly recipient: Recipient;
};

/** Saves the next turn. Throws with `offer_counters_open` if another one still waits. */
export async function insertCounter(tx: DatabaseTransaction, { offer, recipient, ...turn }: NewCounter): Promise<void> {
  const of = { recipient_id: recipient.id, offer_id: offer.id, operator_id: recipient.operatorId };
  const made = { price_cents: turn.priceCents, reason: turn.reason, deadline: turn.deadline, made_by: turn.madeBy };
  await tx
    .insertInto('offer_counters')
    .values({ id: createId(), ...of, turn: recipient.counters.length + 1, side: turn.side, ...made })
    .execute();
}

type Settled = { readonly id: string; readonly outcome: CounterOutcome; readonly by: string; readonly reason?: string };

/** Settles a turn once. */
export async function settleCounter(tx: DatabaseTransaction, { id, outcome, by, reason = '' }: Settled): Promise<void> {
  await sql`update offer_counters set outcome = ${outcome}, settled_at = now(), settled_by = ${by}, settled_reason = ${reason}
    where id = ${id} and outcome is null`.execute(tx);
}

/** Offers a recipient another price until another moment, also where the rounds are over. */
export async function reofferTo(
  tx: DatabaseTransaction,
  {
    offer,
    recipient,
    priceCents,
    deadline,
  }: { readonly offer: StoredOffer; readonly recipient: Recipient; readonly priceCents: number; readonly deadline: string },
): Promise<void> {
  await sql`update offer_recipients set price_cents = ${priceCents}, deadline = ${deadline} where id = ${recipient.id}`.execute(tx);
  await sql`update job_offers set state = 'open', ended_at = null, deadline = greatest(coalesce(deadline, ${deadline}::timestamptz), ${deadline})
    where id = ${offer.id} and state in ('open', 'unanswered')`.execute(tx);
}

/** Sets the price that a recipient and the desk agreed on. */
export async function agreeOn(tx: DatabaseTransaction, recipientId: string, priceCents: number): Promise<void> {
  await sql`update offer_recipients set price_cents = ${priceCents} where id = ${recipientId}`.execute(tx);
}
