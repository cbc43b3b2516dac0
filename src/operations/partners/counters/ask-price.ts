import { cleanText } from '#domain/input/clean-text.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { tagOf } from '#domain/sites/language.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { insertNote } from '#operations/trips/note-store.ts';
import { type LockedOffer, withOffer } from '../answer-offer.ts';
import { counterDeadline, typedCounter } from '../rules/counter.ts';
import { insertCounter, settleCounter } from './counter-store.ts';

/** Why a counter-offer was not made. `over`: the offer is no longer open, as the page says. */
export type NotAsked = { readonly why: 'gone' | 'over' } | { readonly why: 'fields'; readonly issues: readonly FieldIssue[] };

/**
 * A partner asks for another price, with a reason and a time for which it holds. An earlier turn of its own is replaced. The offer stays as
 * it is meanwhile: the partner may still accept it, and so may others. The sender of the offer finds a note on Today.
 */
export async function askPrice(context: ApplyContext, key: string, typed: unknown): Promise<Result<true, NotAsked>> {
  const read = readFields(typedCounter, typed);
  const done = await withOffer(context, key, async (found): Promise<Result<true, NotAsked>> => {
    if (found.standing !== 'open') return failure({ why: 'over' });
    if (!read.ok) return failure({ why: 'fields', issues: read.failure });
    const { locked, offer, recipient } = found;
    const open = recipient.counters.find(({ outcome }) => outcome === null);
    // The desk's own turn is the offer as it stands now.
    if (open !== undefined) {
      await settleCounter(locked.tx, { id: open.id, outcome: open.side === 'desk' ? 'answered' : 'replaced', by: recipient.name });
    }
    const { price: priceCents, hours, reason } = read.value;
    const deadline = counterDeadline({ now: locked.now, hours, startsAt: offer.startsAt });
    await insertCounter(locked.tx, { offer, recipient, side: 'partner', priceCents, reason, deadline, madeBy: recipient.name });
    await notifySender(found, { priceCents, reason });
    const detail = { priceCents, offeredCents: recipient.priceCents };
    await insertAudit(locked.tx, { memberId: null, memberName: recipient.name, act: 'ask-price', subject: offer.reference, detail });
    return success(true as const);
  });
  return done ?? failure({ why: 'gone' });
}

/** A note for the sender of the offer, which stays on Today until confirmed. */
async function notifySender(
  { locked: { tx, trip }, offer, recipient }: LockedOffer,
  { priceCents, reason }: { readonly priceCents: number; readonly reason: string },
): Promise<void> {
  const sender = (await listMembers(tx)).find(({ name, closedAt }) => name === offer.createdBy && closedAt === null);
  const money = (cents: number) => formatCents(cents, tagOf(sender?.language ?? 'nl'));
  const text = cleanText(
    `${sender === undefined ? '' : `@${sender.name} `}${money(recipient.priceCents)} → ${money(priceCents)}: ${reason}`,
  );
  const mentions = sender === undefined ? [] : [sender.id];
  await insertNote(tx, { tripId: trip.id, memberId: null, memberName: recipient.name, text, mentions });
}
