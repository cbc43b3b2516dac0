import { isViolationOf } from '#db/engine/database-errors.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { runOf } from '#operations/duties/place-crew.ts';
import { listPlacements } from '#operations/duties/placement-store.ts';
import { lockWithDuties } from '#operations/duties/trip-duties.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { type LockedOffer, takeOffer } from '../answer-offer.ts';
import { askOwners } from '../ask-owners.ts';
import { type Counter, listOffersOfTrip } from '../offer-store.ts';
import { mailPartner } from '../partner-mail.ts';
import { counterDeadline } from '../rules/counter.ts';
import { saleOf } from '../rules/measure-run.ts';
import { marginPercent } from '../rules/offer.ts';
import { judgePrice, type NotOffered } from '../send-offer.ts';
import { agreeOn, insertCounter, reofferTo, settleCounter } from './counter-store.ts';

/** A press at the desk about a partner's turn. `id`: the turn that the page showed. */
type AnswerByDesk = { readonly staff: StaffMember; readonly reference: string; readonly id: string };

/** `counter-settled`: a colleague was first, or the partner asked anew. `papers`: the partner may not carry this journey any more. */
export type NotSettled =
  | { readonly why: 'counter-settled'; readonly values: { readonly name: string } }
  | { readonly why: 'counter-over' | 'papers' }
  | Exclude<NotOffered, { readonly why: 'gate' }>;

type Turn = LockedOffer & { readonly counter: Counter };
type Settled = Result<true, NotSettled>;

/** Accepts what the partner asked for: the partner has the job at that price. Below the floor it needs a reason and the right. */
export async function acceptCounter(context: ApplyContext, pressed: AnswerByDesk & { readonly floorReason: string }): Promise<Settled> {
  return await withCounter(context, pressed, async (turn) => {
    const { locked, recipient, counter } = turn;
    const { staff, floorReason: reason } = pressed;
    const { priceCents } = counter;
    const refused = await refuseBelowFloor(turn, { staff, reason, priceCents });
    if (refused !== null) return failure(refused);
    // The partner asked for it, so that it knows what else it drives at that time.
    const taken = await takeOffer({ ...turn, recipient: { ...recipient, priceCents } }, { knowsClash: true, by: nameInAudit(staff) });
    if (taken !== 'accepted') return failure({ why: taken === 'papers' ? 'papers' : 'counter-over' });
    await agreeOn(locked.tx, recipient.id, priceCents);
    await note(turn, {
      staff,
      act: 'accept-price',
      detail: { priceCents, offeredCents: recipient.priceCents, to: recipient.name, reason },
    });
    return success(true);
  });
}

/** Keeps to the offered price. The partner may still accept it until its deadline. */
export async function refuseCounter(context: ApplyContext, pressed: AnswerByDesk & { readonly reason: string }): Promise<Settled> {
  return await withCounter(context, pressed, async (turn) => {
    const { locked, offer, recipient, counter } = turn;
    const { staff, reason } = pressed;
    await settleCounter(locked.tx, { id: counter.id, outcome: 'refused', by: nameInAudit(staff), reason });
    await mailPartner(locked, { occasion: 'price-refused', recipient, job: offer.contents, reference: '', event: counter.id });
    await note(turn, { staff, act: 'refuse-price', detail: { priceCents: counter.priceCents, to: recipient.name, reason } });
    return success(true);
  });
}

/** `reason` is for the partner, `floorReason` for us. */
type Answer = { readonly price: number; readonly hours: number; readonly reason: string; readonly floorReason: string };

/** Offers the partner another price, which it may accept until the new deadline. `price` in cents. */
export async function answerCounter(context: ApplyContext, pressed: AnswerByDesk & Answer): Promise<Settled> {
  return await withCounter(context, pressed, async (turn) => {
    const { locked, offer, recipient, counter } = turn;
    const { staff, price: priceCents, hours, reason, floorReason } = pressed;
    const refused = await refuseBelowFloor(turn, { staff, reason: floorReason, priceCents });
    if (refused !== null) return failure(refused);
    const deadline = counterDeadline({ now: locked.now, hours, startsAt: offer.startsAt });
    const by = nameInAudit(staff);
    await settleCounter(locked.tx, { id: counter.id, outcome: 'answered', by });
    await insertCounter(locked.tx, { offer, recipient, side: 'desk', priceCents, reason, deadline, madeBy: by });
    await reofferTo(locked.tx, { offer, recipient, priceCents, deadline });
    const answered = { ...recipient, priceCents, deadline };
    await mailPartner(locked, { occasion: 'price-answered', recipient: answered, job: offer.contents, reference: '', event: counter.id });
    await note(turn, {
      staff,
      act: 'answer-price',
      detail: { priceCents, askedCents: counter.priceCents, to: recipient.name, reason: floorReason },
    });
    return success(true);
  });
}

/** Locks the trip of a turn, and refuses where the turn, the offer or the duties are no longer as the page showed them. */
async function withCounter(
  context: ApplyContext,
  { staff, reference, id }: AnswerByDesk,
  work: (turn: Turn) => Promise<Settled>,
): Promise<Settled> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  try {
    return await inTransaction(context.db, async (tx) => {
      const locked = await lockWithDuties(context, tx, { reference, actor: staff });
      if (locked === null) return failure({ why: 'no-such-trip' as const });
      const offers = await listOffersOfTrip(tx, locked.trip.id);
      const offer = offers.find(({ recipients }) => recipients.some(({ counters }) => counters.some((each) => each.id === id)));
      const recipient = offer?.recipients.find(({ counters }) => counters.some((each) => each.id === id));
      const counter = recipient?.counters.find((each) => each.id === id);
      if (offer === undefined || recipient === undefined || counter === undefined) return failure({ why: 'gone' as const });
      if (counter.outcome !== null)
        return failure({ why: 'counter-settled' as const, values: { name: counter.settledBy || recipient.name } });
      const turn = { locked, offer, recipient, counter, standing: 'open' } as const;
      return (await refuseOver(turn, offers)) ?? (await work(turn));
    });
  } catch (error) {
    // Another offer of the same run was sent between the two.
    if (isViolationOf(error, 'job_offers_open')) return failure({ why: 'offered' });
    throw error;
  }
}

async function refuseOver({ locked: { tx, trip, now }, offer, recipient, counter }: Turn, offers: readonly LockedOffer['offer'][]) {
  const isOver = compareInstants(now, counter.deadline) >= 0 || compareInstants(now, offer.startsAt) >= 0;
  const isLeft = offer.state === 'open' || offer.state === 'unanswered';
  if (isOver || !isLeft || recipient.answer !== null) return failure({ why: 'counter-over' as const });
  if (offers.some(({ id, state, vehicleIndex }) => id !== offer.id && state === 'open' && vehicleIndex === offer.vehicleIndex)) {
    return failure({ why: 'offered' as const });
  }
  if (!stateAfter(trip, 'assign', 'staff').ok) return failure({ why: 'state' as const });
  const run = runOf(await listDuties(tx, trip.id), { vehicleIndex: offer.vehicleIndex, now });
  const placements = await listPlacements(tx, trip.id);
  const isPlaced = placements.some(({ dutyId }) => run.some(({ id }) => id === dutyId));
  return isPlaced ? failure({ why: 'placed' as const }) : null;
}

type Priced = { readonly staff: StaffMember; readonly priceCents: number; readonly reason: string };

async function refuseBelowFloor({ locked, offer }: Turn, priced: Priced) {
  const { vehicleIndex } = offer;
  const refused = judgePrice(locked.trip, { ...priced, vehicleIndex });
  if (refused?.why === 'may-not-go-below') {
    const saleCents = saleOf(locked.trip, vehicleIndex);
    await askOwners(locked, { ...priced, percent: marginPercent({ saleCents, priceCents: priced.priceCents }) });
  }
  return refused;
}

type Note = { readonly staff: StaffMember; readonly act: string; readonly detail: Readonly<Record<string, string | number>> };

async function note({ locked: { tx, trip } }: Turn, { staff, act, detail }: Note): Promise<void> {
  await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act, subject: trip.reference, detail });
}
