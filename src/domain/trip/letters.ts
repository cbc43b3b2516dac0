import { isBooked, nameOfState } from './states.ts';
import type { Trip } from './trip.ts';

/** The templates of a letter to a customer; `own` is empty. */
export const letterKeys = ['own', 'ask-fact', 'about-bus', 'bus-later', 'payment-reminder', 'thanks'] as const;
export type LetterKey = (typeof letterKeys)[number];

/** Marks a gap in a letter that its author must fill in. */
const gap = '[…]';

/** Whether a gap is left to fill in. */
export function hasGap(text: string): boolean {
  return text.includes(gap);
}

/** The letters that fit the trip now: about a payment only if one is due, about the crew only if it is known. */
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
