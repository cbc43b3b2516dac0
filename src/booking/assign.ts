import { listNotices } from '#data/outbox/notice-store.ts';
import { type Result, success } from '#domain/result.ts';
import type { Assignment } from '#domain/trip/trip.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from './apply.ts';
import { quietly } from './trip-effect.ts';

export type Assigning = StaffsAct & { readonly assignment: Assignment };

/** `isTold`: the mail of the day before has gone out already, so the customer knows another driver or none. */
export type Assigned = Applied & { readonly isTold: boolean };

/** Says who drives a booking, and in what; the customer sees it from the day before departure. */
export async function assignDriver(context: ApplyContext, { assignment, ...act }: Assigning): Promise<Result<Assigned, NotApplied>> {
  const applied = await applyByReference<never>(context, {
    ...act,
    event: 'assign',
    plan: () => success(quietly('assign', { set: { assignment } })),
  });
  if (!applied.ok) return applied;
  const notices = await listNotices(context.db, applied.value.trip.id);
  return success({ ...applied.value, isTold: notices.some(({ kind }) => kind === 'day-before') });
}
