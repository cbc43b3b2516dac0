import type { DeskRequest } from '../desk-request.ts';
import type { TypedValues } from '../sales/journey-values.ts';
import { describeLetter } from './describe-letter.ts';
import { readLines } from './line-values.ts';
import type { PriceAnswer, PriceDraft } from './price-view.ts';

export type LinesAsked = { readonly reference: string; readonly draft: PriceDraft; readonly typed: TypedValues };

/** The number of days that the form means. */
function readDays({ validDays }: TypedValues): string | null {
  return /^\d{1,3}$/.test(validDays ?? '') ? (validDays ?? null) : null;
}

/** Works out the total of the lines, and the letter that would go out. */
export async function showPrice(desk: DeskRequest, { reference, draft, typed }: LinesAsked): Promise<PriceAnswer> {
  const [lines, validDays] = [readLines(typed), readDays(typed)];
  if (lines === null || validDays === null) return { typed, problem: 'not-a-number', shown: null };
  const choice = typed.choice ?? '';
  const { problem, priced } = await desk.queries.prices.preview({ reference, choice, lines: [...lines], validDays });
  if (priced === null) return { typed, problem, shown: null };
  const { totalCents, margin, isBelowFloor, percentBelow } = priced;
  const letter = describeLetter({ draft, priced }, desk.textsIn);
  return { typed, problem: null, shown: { totalCents, margin, isBelowFloor, percentBelow, letter } };
}

/** Sends the quote of the typed lines, or returns the reason with the present total. Null: it was sent, or waits for a second person. */
export async function sendPrice(desk: DeskRequest, asked: LinesAsked): Promise<PriceAnswer | null> {
  const { reference, typed, draft } = asked;
  const [lines, validDays] = [readLines(typed), readDays(typed)];
  if (lines === null || validDays === null) return { typed, problem: 'not-a-number', shown: null };
  const price = { choice: typed.choice ?? '', lines: [...lines], validDays, toldCents: Number(typed.toldCents) || 0 };
  const sent = await desk.acts.prices.fromLines({ reference, version: typed.version ?? '', reason: typed.reason ?? '', ...price });
  if (sent.isDone) return null;
  const shown = await showPrice(desk, asked);
  // Sending again after a refusal accepts the colleague's change, which the page has shown.
  const isMoved = sent.problem === 'changed-meanwhile';
  return { ...shown, problem: sent.problem, typed: isMoved ? { ...typed, version: String(draft.version) } : typed };
}
