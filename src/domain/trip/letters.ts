import { isBooked, nameOfState } from './states.ts';
import type { Trip } from './trip.ts';

/** What a letter to a customer may begin with; `own` with nothing. */
export const letterKeys = ['own', 'ask-fact', 'about-bus', 'bus-later', 'payment-reminder', 'thanks'] as const;
export type LetterKey = (typeof letterKeys)[number];

/** Where a letter waits for what only its writer knows. */
const gap = '[…]';

/** Whether something in it is still to be filled in. */
export function hasGap(text: string): boolean {
  return text.includes(gap);
}

/** Which letters fit the trip now: about a payment only where one is due, about the crew only where it is known. */
export function lettersFor(trip: Trip, { isPaymentAskedFor }: { readonly isPaymentAskedFor: boolean }): readonly LetterKey[] {
  const offered: Readonly<Record<LetterKey, boolean>> = {
    own: true,
    'ask-fact': ['request', 'quote', 'booked'].some((state) => state === nameOfState(trip)),
    'about-bus': isBooked(trip) && trip.assignment !== null,
    'bus-later': isBooked(trip) && trip.assignment === null,
    'payment-reminder': isPaymentAskedFor,
    thanks: nameOfState(trip) === 'done',
  };
  return letterKeys.filter((key) => offered[key]);
}
