import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { type Dated, getInForce } from '#domain/driving-time/in-force.ts';
import { percentOf } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/trip/trip.ts';

type PaymentTerms = Dated & {
  readonly depositPercent: number;
  /** Days after the booking within which the deposit, or the whole, is paid. */
  readonly daysAfterBooking: number;
  readonly balanceDaysBefore: number;
  /** Days after the end of the trip within which an invoice afterwards is paid. */
  readonly daysAfterTrip: number;
};

const paymentTerms: readonly PaymentTerms[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'field-notes.md "Cancellation and law": deposit 25 %, balance 14 days before departure (E); 7 days for a transfer, 14 after the trip (E)',
    depositPercent: 25,
    daysAfterBooking: 7,
    balanceDaysBefore: 14,
    daysAfterTrip: 14,
  },
];

export type InstalmentKind = 'deposit' | 'balance' | 'whole' | 'afterwards';

/** What is paid until the end of a date (`YYYY-MM-DD`, local to the trip). */
export type Instalment = { readonly kind: InstalmentKind; readonly cents: number; readonly dueDate: string };

export type PaymentQuestion = {
  /** VAT included. */
  readonly totalCents: number;
  /** Instants, ISO 8601 UTC. */
  readonly bookedAt: string;
  readonly departure: string;
  /** The end of the trip where it is known; else it ends on the day of the departure. */
  readonly end?: string;
  /** IANA zone of the trip's first stop. */
  readonly timeZone: string;
  readonly paymentMethod: PaymentMethod;
};

/**
 * When a booking is paid: a deposit and the balance, by transfer; the whole at once where the balance would be due before the deposit,
 * always by the day before departure, and never before the day of the booking; one invoice after the trip for who pays so. The
 * instalments add up to the total; a total of nothing has none. Throws a RangeError for a negative total.
 */
export function createPaymentSchedule(question: PaymentQuestion): Instalment[] {
  const { totalCents, bookedAt, departure, end = departure, timeZone, paymentMethod } = question;
  if (totalCents < 0) throw new RangeError(`Nothing to pay: ${totalCents}`);
  if (totalCents === 0) return [];
  const dateOf = (instant: string) => toLocal(instant, timeZone).date;
  const booked = dateOf(bookedAt);
  const terms = getInForce(paymentTerms, booked);
  if (paymentMethod === 'invoice-afterwards') {
    return [{ kind: 'afterwards', cents: totalCents, dueDate: addDays(dateOf(end), terms.daysAfterTrip) }];
  }
  const first = addDays(booked, terms.daysAfterBooking);
  const balanceDate = addDays(dateOf(departure), -terms.balanceDaysBefore);
  if (balanceDate <= first) {
    return [{ kind: 'whole', cents: totalCents, dueDate: latest(booked, earliest(first, addDays(dateOf(departure), -1))) }];
  }
  const deposit = percentOf(totalCents, terms.depositPercent);
  const instalments: Instalment[] = [
    { kind: 'deposit', cents: deposit, dueDate: first },
    { kind: 'balance', cents: totalCents - deposit, dueDate: balanceDate },
  ];
  return instalments.filter(({ cents }) => cents > 0);
}

function earliest(first: string, second: string): string {
  return first < second ? first : second;
}

function latest(first: string, second: string): string {
  return first < second ? second : first;
}
