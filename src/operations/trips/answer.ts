import type { IssueCode } from '#domain/input/issues.ts';
import { failure, type Result } from '#domain/result.ts';
import type { RefusalReason } from '#domain/trip/allowed.ts';

/** Why an online payment is not begun. */
export type PaymentRefusal = 'not-offered' | 'nothing-due' | 'payment-over' | 'payment-refused';

/** Everything that a use case may answer instead of doing it. */
export type RefusalCode = IssueCode | RefusalReason | 'trip-not-found' | 'not-booked' | PaymentRefusal;

/** Why nothing was done. `field` is the path as forms name it; see `domain/input/issues.ts`. */
export type Refusal = {
  readonly field: string;
  readonly code: RefusalCode;
  readonly proposal?: string;
  /** Places that may be meant. */
  readonly choices?: readonly PlaceChoice[];
};

/** A place by the key under which a form names it, and as it is called. */
export type PlaceChoice = { readonly key: string; readonly label: string };

export type Answer<Thing> = Result<Thing, readonly Refusal[]>;

/** The one refusal that a trip of an unknown key is answered with; whoever may not see a trip gets the same. */
export const tripNotFound: Refusal = { field: 'id', code: 'trip-not-found' };

/** Refuses the whole of what was asked, with a reason. */
export function refuse(code: RefusalCode): Answer<never> {
  return failure([{ field: 'form', code }]);
}

/** Refuses because what the customer saw is no longer so; `now` is what would do. */
export function refuseChanged(field: string, now: number): Answer<never> {
  return failure([{ field, code: 'changed', proposal: String(now) }]);
}
