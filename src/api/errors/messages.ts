import type { IssueCode } from '#domain/input/issues.ts';
import type { RefusalReason } from '#domain/trip/allowed.ts';

/** Everything that a mutation may answer instead of doing it. */
export type ErrorCode = IssueCode | RefusalReason | 'trip-not-found' | 'not-booked' | PaymentRefusal;

/** Why an online payment is not begun. */
export type PaymentRefusal = 'not-offered' | 'nothing-due' | 'payment-over' | 'payment-refused';

/** In English, for those who use the API; the site has texts of its own for each code. */
export const messages: Readonly<Record<ErrorCode, string>> = {
  required: 'This field is required.',
  invalid: 'This value cannot be read.',
  past: 'This moment has passed.',
  'too-soon': 'A coach cannot come this soon.',
  'too-far': 'This is further ahead than can be priced.',
  gap: 'The clocks change that night and this time does not exist.',
  'before-previous': 'This is not later than the departure before it.',
  'too-few-stops': 'A trip has two stops or more.',
  'too-many-stops': 'A trip has twenty stops at most.',
  'return-missing': 'A return trip needs a stop for the way back.',
  'same-place': 'This is the same place as the stop before.',
  'place-unknown': 'No such place was found.',
  'too-few': 'This number is too small.',
  'too-many': 'This number is too large.',
  email: 'This is not an e-mail address.',
  phone: 'This is not a telephone number.',
  'vat-number': 'This is not a VAT number of that country.',
  'too-long': 'This text is too long.',
  'must-accept': 'This must be accepted.',
  changed: 'What you saw has changed; the proposal is the new value.',
  'key-reused': 'This idempotency key came before with other input.',
  'already-booked': 'The trip is booked already.',
  declined: 'The quote was declined.',
  cancelled: 'The booking was cancelled.',
  done: 'The trip has been driven.',
  expired: 'The quote is no longer valid.',
  'not-priced': 'The trip has no price yet.',
  departed: 'The trip has departed.',
  'too-late': 'It is too close to departure to do this without a call.',
  'needs-person': 'A person must price this itinerary.',
  'moved-too-far': 'The new departure is too far from the booked one.',
  'shrinks-too-much': 'The price would fall too much for a change.',
  'not-driven': 'The trip has not been driven yet.',
  'already-reviewed': 'The trip has a review already.',
  'trip-not-found': 'There is no such trip.',
  'not-booked': 'The trip is not booked.',
  'not-offered': 'Payments are not taken here.',
  'nothing-due': 'Nothing is to be paid.',
  'payment-over': 'This payment has ended; begin another.',
  'payment-refused': 'The payment could not be begun.',
};
