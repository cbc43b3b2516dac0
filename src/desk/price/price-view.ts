import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { TypedValues } from '../sales/journey-values.ts';

export type PriceDraft = NonNullable<Awaited<ReturnType<DeskQueries['prices']['draft']>>>;
export type PricedLines = NonNullable<Awaited<ReturnType<DeskQueries['prices']['preview']>>['priced']>;

/** The quote as its customer reads it, in the language of the trip. */
export type ShownLetter = {
  readonly heading: string;
  readonly route: string;
  readonly facts: string;
  readonly total: string;
  readonly perPerson: string;
  readonly valid: string;
  readonly lines: readonly { readonly what: string; readonly amount: string }[];
  readonly button: string;
};

/** The outcome of the lines of a price, with everything that was typed. */
export type PriceAnswer = {
  readonly typed: TypedValues;
  readonly problem: string | null;
  readonly shown: ShownPrice | null;
};

export type ShownPrice = Pick<PricedLines, 'totalCents' | 'margin' | 'isBelowFloor' | 'percentBelow'> & { readonly letter: ShownLetter };
