import type { TravelQuery } from '../../../../api/generated/operations.ts';

/** A trip as its pages show it. */
export type Travel = Omit<FoundTravel, 'choice'>;
/** With the vehicle choice that is looked at. */
export type FoundTravel = NonNullable<TravelQuery['getTravel']>;
/** One vehicle choice of a quote, with its whole price. */
export type Choice = NonNullable<FoundTravel['choice']>;
export type PriceLine = Choice['lines'][number];
export type VatLine = Choice['vatLines'][number];
export type FeeStep = Travel['cancellationSteps'][number];
export type TravelStop = Travel['stops'][number];

/** The key of a choice where it is not the quote's own: only then must the address carry it on. */
export function optionToCarry({ quotes }: Pick<Travel, 'quotes'>, choice: Choice | null): string | null {
  return choice === null || choice.isChosen || quotes.length < 2 ? null : choice.key;
}

/** Both names in one, without the spaces of an empty one. */
export function fullNameOf({ firstName, lastName }: Pick<Travel['customer'], 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((name) => name !== '').join(' ');
}

/** True where the contact details that an order needs are there. */
export function hasContactDetails({ invoice, customer }: Pick<Travel, 'invoice' | 'customer'>): boolean {
  return invoice !== null && customer.phone !== '';
}

/** The step of the cancellation table that holds at an instant; null for a table without steps. */
export function findFeeStep(steps: readonly FeeStep[], now: string): FeeStep | null {
  return steps.find(({ until }) => until === null || Date.parse(now) <= Date.parse(until)) ?? null;
}
