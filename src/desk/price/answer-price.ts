import type { DeskRequest } from '../desk-request.ts';
import type { TypedValues } from '../sales/journey-values.ts';
import { describeLetter } from './describe-letter.ts';
import { readLines } from './line-values.ts';
import type { PriceAnswer, PriceDraft } from './price-view.ts';

export type LinesAsked = { readonly reference: string; readonly draft: PriceDraft; readonly typed: TypedValues };

/** How many days are meant. */
function readDays({ validDays }: TypedValues): string | null {
  return /^\d{1,3}$/.test(validDays ?? '') ? (validDays ?? null) : null;
}

/** Works out what the lines come to, and the letter that would go out. */
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

/** Sends the quote of what was typed, or says why not with what it comes to now. Null: it was sent, or waits for a second person. */
export async function sendPrice(desk: DeskRequest, asked: LinesAsked): Promise<PriceAnswer | null> {
  const { reference, typed, draft } = asked;
  const [lines, validDays] = [readLines(typed), readDays(typed)];
  if (lines === null || validDays === null) return { typed, problem: 'not-a-number', shown: null };
  const price = { choice: typed.choice ?? '', lines: [...lines], validDays, toldCents: Number(typed.toldCents) || 0 };
  const sent = await desk.acts.prices.fromLines({ reference, version: typed.version ?? '', reason: typed.reason ?? '', ...price });
  if (sent.isDone) return null;
  const shown = await showPrice(desk, asked);
  // Whoever sends it again after somebody else's change knows of that change.
  const isMoved = sent.problem === 'changed-meanwhile';
  return { ...shown, problem: sent.problem, typed: isMoved ? { ...typed, version: String(draft.version) } : typed };
}
