import { inTransaction } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { line } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { nameOfState } from '#domain/trip/states.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listTaskOwners } from '#operations/tasks/trip-tasks.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import type { ApplyContext, NotApplied } from '#operations/trips/apply.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { declineForCustomer } from './decline.ts';
import { saveFollowUp, saveLoss } from './follow-up-store.ts';
import type { LossReason } from './rules/follow-up.ts';

type OnQuote = { readonly reference: string; readonly staff: StaffMember; readonly note: string };

export type Calling = OnQuote & {
  /** The day of the next call, `YYYY-MM-DD`. */
  readonly nextOn: string;
  /** The person who calls; empty for anybody. */
  readonly owner: string;
  /** Percent; null if unknown. */
  readonly chance: number | null;
  readonly isCall: boolean;
};

export type NotFollowed = { readonly why: 'quote-closed' | 'day-over' | 'no-such-person' };

const noteField = { note: line(textLimits.reason) };

/** Records a call about a quote, or only its plan: who calls again and when, and how likely an order is. */
export async function followUpQuote(
  context: ApplyContext,
  { reference, staff, note, nextOn, owner, chance, isCall }: Calling,
): Promise<Result<true, NotFollowed | Mistyped | NotApplied>> {
  return await actOnTrip<true, NotFollowed | Mistyped>(
    context,
    { reference, staff, right: 'price-trips', act: isCall ? 'call-about-quote' : 'plan-call' },
    async ({ tx, trip, now }) => {
      const read = readTyped(noteField, { note });
      if (!read.ok) return read;
      if (nameOfState(trip) !== 'quote') return failure({ why: 'quote-closed' });
      if (nextOn < todayIn(planningZone, now)) return failure({ why: 'day-over' });
      if (owner !== '' && !(await listTaskOwners(tx)).some(({ id }) => id === owner)) return failure({ why: 'no-such-person' });
      const who = { tripId: trip.id, memberId: owner === '' ? null : owner, by: nameInAudit(staff) };
      await saveFollowUp(tx, { ...who, nextOn, chance, note: read.value.note, isCall });
      return success(true);
    },
  );
}

/** Records why a quote was lost, and declines it for its customer, who then gets no more reminders. */
export async function loseQuote(
  context: ApplyContext,
  { reference, staff, note, reason }: OnQuote & { readonly reason: LossReason },
): Promise<Result<true, NotFollowed | readonly Refusal[] | Mistyped | NotApplied>> {
  if (!staff.rights.includes('price-trips')) return failure({ why: 'no-right' });
  const read = readTyped(noteField, { note });
  if (!read.ok) return read;
  return await inTransaction<Result<true, NotFollowed | readonly Refusal[] | NotApplied>>(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' });
    if (nameOfState(trip) !== 'quote') return failure({ why: 'quote-closed' });
    const declined = await declineForCustomer({ ...context, db: tx }, { reference, staff, version: trip.version, reason: read.value.note });
    if (!declined.ok) return declined;
    await saveLoss(tx, { tripId: trip.id, reason, note: read.value.note });
    return success(true);
  });
}
