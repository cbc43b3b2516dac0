import { sql } from 'kysely';
import { inTransaction } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { line } from '#domain/input/fields.ts';
import { readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { isBooked } from '#domain/trip/states.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { runOf } from '#operations/duties/place-crew.ts';
import { placeDuties } from '#operations/duties/placement-store.ts';
import { announceCrew, lockWithDuties } from '#operations/duties/trip-duties.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { ApplyContext, LockedTrip } from '#operations/trips/apply.ts';
import { settleCounter } from './counters/counter-store.ts';
import { insertJob } from './job-store.ts';
import { answerOffer, endOffer, findOfferByKey, type Recipient, type StoredOffer } from './offer-store.ts';
import { mailPartner } from './partner-mail.ts';
import { findPartner } from './partner-store.ts';
import { findEligibilityProblems } from './rules/eligibility.ts';
import { type OfferStanding, standingOf } from './rules/offer.ts';
import type { Clash } from './rules/stock.ts';
import { judgedJourney } from './send-offer.ts';
import { goOn } from './send-round.ts';
import { findClashOf } from './supply/find-clash.ts';

/**
 * The result of an answer. `papers`: the partner is no longer eligible. `clash`: other jobs of ours already take what the partner has then, and
 * it has not said yet that it has another vehicle. `price`: the price is another than the page showed. Null for an invalid link.
 */
export type Answered = OfferStanding | 'papers' | 'clash' | 'price' | 'too-long' | null;

/** An offer to one partner, with its trip locked. */
export type LockedOffer = {
  readonly locked: LockedTrip;
  readonly offer: StoredOffer;
  readonly recipient: Recipient;
  readonly standing: OfferStanding;
};

/** Locks the trip of an offer, so that concurrent answers are handled one after another. */
export async function withOffer<Value>(
  context: ApplyContext,
  key: string,
  work: (found: LockedOffer) => Promise<Value>,
): Promise<Value | null> {
  const found = isTripKey(key) ? await findOfferByKey(context.db, key) : null;
  if (found === null) return null;
  return await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { id: found.tripId, actor: { kind: 'partner' } });
    const offer = await findOfferByKey(tx, key);
    const recipient = offer?.recipients.find((each) => each.key === key);
    if (locked === null || offer === null || recipient === undefined) return null;
    const standing = standingOf({ offerState: offer.state, answer: recipient.answer, deadline: recipient.deadline }, locked.now);
    return await work({ locked, offer, recipient, standing });
  });
}

/** What the partner saw: the price (null: whatever it is), and whether it knows that the job clashes with others of ours. */
export type Seen = { readonly priceCents?: number | null; readonly knowsClash?: boolean };

/** A partner accepts the job. The first one gets it; the others are informed in the same transaction. */
export async function acceptOffer(context: ApplyContext, key: string, { priceCents = null, ...seen }: Seen = {}): Promise<Answered> {
  return await withOffer(context, key, async (found): Promise<Answered> => {
    if (found.standing !== 'open') return found.standing;
    return priceCents !== null && priceCents !== found.recipient.priceCents ? 'price' : await takeOffer(found, seen);
  });
}

type Taking = Pick<Seen, 'knowsClash'> & { /** The person who accepted the price, if not the partner. */ readonly by?: string };

/** Gives a partner the job that it was offered, at the price of `recipient`. Nothing is written where the answer is not `accepted`. */
export async function takeOffer(found: LockedOffer, { knowsClash = false, by = found.recipient.name }: Taking): Promise<Answered> {
  const { locked, offer, recipient } = found;
  const { tx, trip, now } = locked;
  const run = runOf(await listDuties(tx, trip.id), { vehicleIndex: offer.vehicleIndex, now });
  if (!isBooked(trip) || run.length === 0) return 'withdrawn';
  const partner = await findPartner(tx, recipient.operatorId);
  const problems = partner === null ? null : findEligibilityProblems(partner, judgedJourney(run), todayIn(planningZone, now));
  if (partner === null || problems === null || problems.length > 0) return 'papers';
  if ((await lockAndFindClash(found)) !== null && !knowsClash) return 'clash';
  await answerOffer(tx, { recipientId: recipient.id, answer: 'accepted', reason: '' });
  const turn = recipient.counters.find(({ outcome }) => outcome === null);
  if (turn !== undefined) {
    await settleCounter(tx, { id: turn.id, outcome: turn.priceCents === recipient.priceCents ? 'accepted' : 'replaced', by });
  }
  await endOffer(tx, { offerId: offer.id, state: 'won' });
  const { operatorId, priceCents } = recipient;
  const { vehicleIndex, startsAt, endsAt } = offer;
  const job = { recipientId: recipient.id, tripId: trip.id, vehicleIndex, operatorId, priceCents, startsAt, endsAt };
  const jobId = await insertJob(tx, job);
  const { name } = partner.operator;
  const outside = { driverName: '', driverPhone: '', vehicle: '', operator: name };
  await placeDuties(tx, run, { crew: { outside, jobId }, judged: [], overrideReason: '', by: name });
  await insertAudit(tx, { memberId: null, memberName: name, act: 'accept-offer', subject: trip.reference, detail: { priceCents } });
  const written = await announceCrew(locked);
  const mail = { job: offer.contents, event: offer.id };
  await mailPartner(written, { ...mail, occasion: 'won', recipient, reference: trip.reference });
  for (const other of offer.recipients.filter(({ id, sentAt, answer }) => id !== recipient.id && sentAt !== null && answer === null)) {
    await mailPartner(written, { ...mail, occasion: 'taken', recipient: other, reference: '' });
  }
  return 'accepted';
}

/** Locks the partner, so that two jobs which it accepts at once are counted one after another. */
async function lockAndFindClash({ locked: { tx }, offer, recipient: { operatorId } }: LockedOffer): Promise<Clash | null> {
  await sql`select operator_id from partners where operator_id = ${operatorId} for update`.execute(tx);
  return await findClashOf(tx, { operatorId, offer });
}

const declineFields = { reason: line(textLimits.partnerReason) };

/** A partner declines. If it was the last of its round, the next round starts at once. */
export async function declineOffer(context: ApplyContext, key: string, reason: string): Promise<Answered> {
  return await withOffer(context, key, async ({ locked, offer, recipient, standing }): Promise<Answered> => {
    if (standing !== 'open') return standing;
    const read = readTyped(declineFields, { reason });
    if (!read.ok) return 'too-long';
    await answerOffer(locked.tx, { recipientId: recipient.id, answer: 'declined', ...read.value });
    const isWaiting = offer.recipients.some(({ id, round, answer }) => id !== recipient.id && round === offer.round && answer === null);
    if (!isWaiting) await goOn(locked, offer);
    return 'declined';
  });
}
