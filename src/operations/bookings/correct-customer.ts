import { failure, type Result, success } from '#domain/result.ts';
import { parseCustomer } from '#domain/trip/input/trip-input.ts';
import type { Customer } from '#domain/trip/trip.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';

export type CustomerCorrection = StaffsAct & {
  /** What is left out stays. */ readonly typed: Readonly<Partial<Record<keyof Customer, string>>>;
};

const customerParts = ['firstName', 'lastName', 'email', 'phone', 'organisation'] as const satisfies readonly (keyof Customer)[];

/** Nothing of it differs from what is known. */
export type NothingNew = { readonly why: 'nothing-new' };

/**
 * Corrects whom a trip is for, for a customer who calls: a misspelt address gets no mail. The history says which parts changed, not what they
 * were: who wants to be forgotten is not to be found there.
 */
export async function correctCustomer(
  context: ApplyContext,
  { typed, ...act }: CustomerCorrection,
): Promise<Result<Applied, readonly Refusal[] | NothingNew | NotApplied>> {
  return await applyByReference<readonly Refusal[] | NothingNew>(context, {
    ...act,
    event: 'correct-customer',
    plan: (trip) => {
      const parsed = parseCustomer({ ...trip.customer, ...typed });
      if (!parsed.ok) return parsed;
      const customer = parsed.value;
      const changed = customerParts.filter((part) => customer[part] !== trip.customer[part]);
      if (changed.length === 0) return failure({ why: 'nothing-new' });
      return success(quietly('correct-customer', { set: { customer }, detail: { changed: changed.join(', ') } }));
    },
  });
}
