import { failure, type Result, success } from '#domain/result.ts';
import { readReason } from '#domain/trip/reason.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';

export type FeeWaiver = StaffsAct & {
  /** The remaining cancellation fee, in cents incl. VAT; less than before. */
  readonly feeCents: number;
  readonly reason: string;
};

export type NotWaived = { readonly why: 'reason-needed' } | { readonly why: 'fee-not-lower'; readonly values: { readonly fee: string } };

/**
 * Waives part or all of a cancellation fee: issues a credit note and informs the customer. An overpayment becomes a refund, which staff
 * must order.
 */
export async function waiveFee(
  context: ApplyContext,
  { feeCents, reason: typed, ...act }: FeeWaiver,
): Promise<Result<Applied, readonly Refusal[] | NotWaived | NotApplied>> {
  const read = readReason(typed);
  if (!read.ok) return failure(read.failure.issues);
  const reason = read.value;
  return await applyByReference<readonly Refusal[] | NotWaived>(context, {
    ...act,
    event: 'waive-fee',
    plan: ({ cancelation }) => {
      if (reason === '') return failure({ why: 'reason-needed' });
      const beforeCents = cancelation?.feeCents ?? 0;
      if (cancelation === null || feeCents >= beforeCents) {
        return failure({ why: 'fee-not-lower', values: { fee: (beforeCents / 100).toFixed(2) } });
      }
      return success({
        event: 'waive-fee',
        set: { cancelation: { ...cancelation, feeCents } },
        detail: { beforeCents, feeCents, reason },
        mail: { kind: 'booking-cancelled' },
        billing: 'waiver',
      });
    },
  });
}
