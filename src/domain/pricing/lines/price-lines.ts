import { sumCents } from '#domain/money/money.ts';
import type { LineReason, LineReasonKey, PriceLine, PriceLineKind } from '#domain/pricing/lines/price-line.ts';

/** A price line before its vehicle is known. */
export type Line = Omit<PriceLine, 'vehicle'>;

type Units = { readonly quantity: number; readonly unit: PriceLine['unit']; readonly unitCents: number; readonly reason: LineReason };

/** A number of units at a unit price, rounded to the cent. */
export function unitLine(kind: PriceLineKind, { quantity, unit, unitCents, reason }: Units): Line {
  return { kind, quantity, unit, unitCents, amountCents: Math.round(quantity * unitCents), included: true, reason };
}

/** A percentage of the lines before it. */
export function percentLine(
  kind: PriceLineKind,
  { percent, amountCents, reason }: { readonly percent: number; readonly amountCents: number; readonly reason: LineReason },
): Line {
  return { kind, quantity: percent, unit: 'percent', unitCents: null, amountCents, included: true, reason };
}

/** A reason with the values for its text. */
export function reasonOf(key: LineReasonKey, values: LineReason['values'] = {}): LineReason {
  return { key, values };
}

/** The net sum of lines, in cents. */
export function sumLines(lines: readonly Pick<PriceLine, 'amountCents'>[]): number {
  return sumCents(lines.map(({ amountCents }) => amountCents));
}
