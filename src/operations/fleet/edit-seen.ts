import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { failure, type Result } from '#domain/result.ts';
import { findChangedSince, insertChange, lockSubject } from '#operations/audit/change-store.ts';
import { describeDifference } from '#operations/audit/rules/describe-difference.ts';
import type { Planner } from './context.ts';
import type { Refused } from './refusal.ts';

type Editing = {
  readonly by: Planner;
  /** `driver <id>`, `away <id>`, `papers <id>`, …: what is edited together, and refused together. */
  readonly subject: string;
  /** The version that the page showed; null where no page was read. */
  readonly seen: number | null;
  readonly act: string;
  /** The state of the subject, in values that may be shown to everybody who may edit it. */
  readonly stateOf: () => Promise<Readonly<Record<string, unknown>>>;
};

/** Edits one thing unless a colleague has since the page was read, and stores what changed of it. In the transaction of the edit. */
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
  // Where a second person must agree to a part of it, the rest is stored.
  if (!done.ok && done.failure.why !== 'second-person') return done;
  const difference = describeDifference(before, await stateOf());
  if (difference.before !== difference.after) await insertChange(tx, { subject, act, ...difference, reason: '', by: by.name });
  return done;
}

/** Periods in which somebody or something is away, as colleagues read them; why is nobody else's business. */
export function describePeriods(periods: readonly { readonly id: string; readonly from: string; readonly until: string | null }[]) {
  const minute = (instant: string) => instant.slice(0, 16).replace('T', ' ');
  return Object.fromEntries(periods.map(({ id, from, until }) => [id, `${minute(from)} – ${until === null ? '…' : minute(until)} UTC`]));
}
