import { PreviewLinesDocument } from '../api/generated/operations.ts';
import type { DeskRequest } from '../desk-request.ts';
import type { TypedValues } from './journey-values.ts';
import { readLines } from './line-values.ts';
import { createSalesWords } from './sales-words.ts';

type NameAndValue = readonly [name: string, value: string];

/** What came of the lines of a price, with all that was typed. */
export type PriceAnswer = {
  readonly typed: TypedValues;
  readonly problem: string | null;
  readonly shown: ShownPrice | null;
};

export type ShownPrice = {
  readonly toldCents: number;
  readonly total: string;
  readonly sums: readonly NameAndValue[];
  /** How it stands to the engine's own price. */
  readonly margin: string;
  readonly isBelowFloor: boolean;
};

export type LinesAsked = { readonly reference: string; readonly choice: string; readonly typed: TypedValues };

/** How many days are meant. */
export function readDays({ validDays }: TypedValues): number | null {
  return /^\d{1,2}$/.test(validDays ?? '') ? Number(validDays) : null;
}

/** Works out what the lines come to. */
export async function showPrice(desk: DeskRequest, { reference, choice, typed }: LinesAsked): Promise<PriceAnswer> {
  const [lines, validDays] = [readLines(typed), readDays(typed)];
  if (lines === null || validDays === null) return { typed, problem: 'not-a-number', shown: null };
  const { previewLines: made } = await desk.execute(PreviewLinesDocument, { reference, choice, lines: [...lines], validDays });
  if (made.choice === null) return { typed, problem: made.problem, shown: null };
  const { sales, travel, countryName } = createSalesWords(desk);
  const { money, number } = travel;
  const { netCents, totalCents, vat } = made.choice;
  const engineNetCents = Math.round(netCents / (1 - made.percentBelow / 100));
  const margin = { percent: number(Math.abs(Math.round(made.percentBelow * 10) / 10)), net: money(engineNetCents) };
  const vatRows = vat.map(
    ({ countryCode, ratePercent, vatCents }): NameAndValue => [
      sales('price.vat', { country: countryName(countryCode), rate: number(ratePercent) }),
      money(vatCents),
    ],
  );
  return {
    typed,
    problem: null,
    shown: {
      ...{ toldCents: totalCents, total: money(totalCents), isBelowFloor: made.isBelowFloor },
      sums: [[sales('price.net'), money(netCents)], ...vatRows, [sales('price.total'), money(totalCents)]],
      margin: made.percentBelow === 0 ? sales('byLines.same') : sales(made.percentBelow > 0 ? 'byLines.margin' : 'byLines.above', margin),
    },
  };
}
