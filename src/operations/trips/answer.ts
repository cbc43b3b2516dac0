import type { IssueCode } from '#domain/input/issues.ts';
import { failure, type Result } from '#domain/result.ts';
import type { RefusalReason } from '#domain/trip/allowed.ts';

/** Why an online payment does not start. */
export type PaymentRefusal = 'not-offered' | 'nothing-due' | 'payment-over' | 'payment-refused';

/** All problems that a use case may return. */
export type RefusalCode = IssueCode | RefusalReason | 'trip-not-found' | 'not-booked' | PaymentRefusal;

/** Why nothing was done. `field` is the path as forms name it; see `domain/input/issues.ts`. */
export type Refusal = {
  readonly field: string;
  readonly code: RefusalCode;
  readonly proposal?: string;
  /** Places that the text may mean. */
  readonly choices?: readonly PlaceChoice[];
};

/** A place with its form key and its name. */
export type PlaceChoice = { readonly key: string; readonly label: string };

export type Answer<Thing> = Result<Thing, readonly Refusal[]>;

/** The only refusal for an unknown key. A person who may not see the trip gets the same. */
export const tripNotFound: Refusal = { field: 'id', code: 'trip-not-found' };

/** Refuses the whole request, with a reason. */
export function refuse(code: RefusalCode): Answer<never> {
  return failure([{ field: 'form', code }]);
}

/** Refuses because the data that the customer saw is out of date; `now` is the current value. */
export function refuseChanged(field: string, now: number): Answer<never> {
  return failure([{ field, code: 'changed', proposal: String(now) }]);
}
