import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { shareOf } from './vat-share.ts';

/**
 * Reduces the price of a booking by a refund (cents incl. VAT), with a line that gives the reason. In each country its share at the same
 * rate, to the cent. `too-much` if nothing would be left, because that is a cancellation.
 */
export function reducePrice(
  option: QuoteOption,
  { creditCents, text }: { readonly creditCents: number; readonly text: string },
): Result<QuoteOption, 'too-much'> {
  if (creditCents < 0) throw new RangeError(`Nothing is given back by ${creditCents}`);
  if (creditCents === 0) return success(option);
  if (creditCents >= option.totalCents) return failure('too-much');
  const amounts = shareOf(option.vat, option.totalCents - creditCents);
  const netCents = amounts.netCents - option.netCents;
  const amount = { quantity: 1, unit: 'piece', unitCents: netCents, amountCents: netCents } as const;
  const line = { kind: 'discount', vehicle: null, ...amount, included: true, reason: { key: 'by-hand', values: { text } } } as const;
  return success({ ...option, ...amounts, vat: [...amounts.vat], lines: [...option.lines, line] });
}
