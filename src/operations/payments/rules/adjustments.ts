/**
 * What changes the balance of a trip without a document or a payment. `write-off`: an amount that we give up; `reminder-fee`: recovery costs
 * of a reminder that the customer paid.
 */
export const adjustmentKinds = ['write-off', 'reminder-fee'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** Above this amount a second person must approve a write-off. */
export const writeOffLimitCents = 25_000;

/** What was decided of a trip, in cents: the approved write-off, and the recovery costs that reminders asked for and nobody waived. */
export type Decided = { readonly writeOffCents: number; readonly askedFeeCents: number };

/** What counts of it now. */
export type Counted = { readonly writtenOffCents: number; readonly paidFeeCents: number };

export const nothingDecided: Decided = { writeOffCents: 0, askedFeeCents: 0 };

/**
 * How much of each adjustment counts. A write-off covers only what is not paid: money that comes in after all takes its place. A fee counts
 * as far as the customer paid more than the documents ask, so that a paid reminder is not an overpayment. `billedCents`: documents without
 * their credits. The database computes the same in `keep_adjustments`.
 */
export function countAdjustments(
  { writeOffCents, askedFeeCents }: Decided,
  { billedCents, paidCents }: { readonly billedCents: number; readonly paidCents: number },
): Counted {
  const balance = billedCents - paidCents;
  return {
    writtenOffCents: Math.min(writeOffCents, Math.max(balance, 0)),
    paidFeeCents: Math.min(askedFeeCents, Math.max(-balance, 0)),
  };
}

/** Whether a second person must approve a write-off of that amount. */
export function needsApproval(cents: number): boolean {
  return cents > writeOffLimitCents;
}
