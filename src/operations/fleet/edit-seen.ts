import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { failure, type Result } from '#domain/result.ts';
import { findChangedSince, insertChange, lockSubject } from '#operations/audit/change-store.ts';
import { describeDifference } from '#operations/audit/rules/describe-difference.ts';
import type { Planner } from './context.ts';
import type { Refused } from './refusal.ts';

type Editing = {
  readonly by: Planner;
  /** `driver <id>`, `away <id>`, `papers <id>`, …: what is edited, and refused, as a unit. */
  readonly subject: string;
  /** The version that the page showed; null if no page was loaded. */
  readonly seen: number | null;
  readonly act: string;
  /** The state of the subject, in values that everybody who may edit it may see. */
  readonly stateOf: () => Promise<Readonly<Record<string, unknown>>>;
};

/**
 * Edits one thing unless a colleague changed it since the page was loaded, and stores the differences. Runs in the transaction of the edit.
 */
export async function editSeen<Value>(
  tx: DatabaseTransaction,
  { by, subject, seen, act, stateOf }: Editing,
  work: () => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused>> {
  await lockSubject(tx, subject);
  const changed = await findChangedSince(tx, subject, seen);
  if (changed !== null) return failure(changed);
  const before = await stateOf();
  const done = await work();
  // If a part of it needs a second person, the rest is stored.
  if (!done.ok && done.failure.why !== 'second-person') return done;
  const difference = describeDifference(before, await stateOf());
  if (difference.before !== difference.after) await insertChange(tx, { subject, act, ...difference, reason: '', by: by.name });
  return done;
}

/** Periods of absence as colleagues see them, without the reason. */
export function describePeriods(periods: readonly { readonly id: string; readonly from: string; readonly until: string | null }[]) {
  const minute = (instant: string) => instant.slice(0, 16).replace('T', ' ');
  return Object.fromEntries(periods.map(({ id, from, until }) => [id, `${minute(from)} – ${until === null ? '…' : minute(until)} UTC`]));
}
