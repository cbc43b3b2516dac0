import { failure, type Result, success } from '#domain/result.ts';
import { parseCustomer, withCallablePhone } from '#domain/trip/input/trip-input.ts';
import { phoneCountriesOf } from '#domain/trip/phone-countries.ts';
import type { Customer } from '#domain/trip/trip.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';

export type CustomerCorrection = StaffsAct & {
  /** Absent fields stay as they are. */ readonly typed: Readonly<Partial<Record<keyof Customer, string>>>;
};

const customerParts = ['firstName', 'lastName', 'email', 'phone', 'organisation'] as const satisfies readonly (keyof Customer)[];

/** Nothing differs from the stored data. */
export type NothingNew = { readonly why: 'nothing-new' };

/**
 * Corrects customer data for a customer who calls, because a misspelt address gets no mail. The history says which fields changed, not
 * their old values, so that erased data are not found there.
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
      const customer = withCallablePhone(parsed.value, phoneCountriesOf(trip));
      const changed = customerParts.filter((part) => customer[part] !== trip.customer[part]);
      if (changed.length === 0) return failure({ why: 'nothing-new' });
      return success(quietly('correct-customer', { set: { customer }, detail: { changed: changed.join(', ') } }));
    },
  });
}
