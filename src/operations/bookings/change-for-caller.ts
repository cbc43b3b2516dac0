import { databaseNow } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { forCaller, mayCause } from '#operations/trips/actor.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import { type Applied, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { type ChangePreview, type ChangingContext, planChange } from './change-itinerary.ts';
import { workOutChange } from './work-out-change.ts';

/** The itinerary as the caller wants it. */
export type CallersItinerary = StaffsAct & { readonly input: unknown };

/** What changing a trip for a caller would cost and mean, as the customer's own page says it; nothing is stored. */
export async function previewChangeForCaller(
  context: ChangingContext,
  { reference, staff, input }: Omit<CallersItinerary, 'version'>,
): Promise<Result<ChangePreview, readonly Refusal[] | NotApplied>> {
  if (!mayCause(staff, 'change-itinerary')) return failure({ why: 'no-right' });
  const trip = await findTripByReference(context.db, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  if (!stateAfter(trip, 'change-itinerary', staff.kind).ok) return failure({ why: 'state', trip });
  const worked = await workOutChange(context, { trip, input, now: await databaseNow(context.db), actor: staff.kind });
  return worked.ok ? success({ ...worked.value, trip }) : worked;
}

/** Changes a quote or a booking for a caller, at the total (incl. VAT, in cents) that he was told; else nothing happens. */
export async function changeForCaller(
  context: ChangingContext,
  { input, toldCents, ...act }: CallersItinerary & { readonly toldCents: number },
): Promise<Result<Applied, readonly Refusal[] | NotApplied>> {
  return await applyByReference<readonly Refusal[]>(context, {
    ...act,
    event: 'change-itinerary',
    plan: async (trip, now) => {
      const planned = await planChange(context, { trip, now, input, expectedTotalCents: toldCents, actor: act.staff.kind });
      return planned.ok ? success({ ...planned.value, detail: { ...planned.value.detail, ...forCaller } }) : planned;
    },
  });
}
