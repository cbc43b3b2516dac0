import { failure, type Result } from '#domain/result.ts';
import type { Travel } from '#operations/duties/travel.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import type { NotApplied } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { type QuoteRequest, requestQuote } from './request-quote.ts';

export type CallersRequest = Pick<QuoteRequest, 'idempotencyKey' | 'input' | 'visit' | 'known'> & {
  readonly staff: StaffMember;
  /** The total (incl. VAT, in cents) that the caller heard; null if a person must make the price. */
  readonly toldCents: number | null;
};

/**
 * Requests a quote for a customer who calls: priced, stored and mailed like any other. Only the customer accepts it, by the link in the
 * mail, because the order with an obligation to pay must be the customer's own act (Directive 2011/83 article 8(2)).
 */
export async function requestForCaller(
  context: BookingContext,
  { staff, toldCents, ...asked }: CallersRequest,
): Promise<Result<Travel, readonly Refusal[] | NotApplied>> {
  if (!staff.rights.includes('price-trips')) return failure({ why: 'no-right' });
  return await requestQuote(context, { ...asked, source: { utm: 'desk;phone;;;;', gclid: '' }, by: { staff, toldCents } });
}
