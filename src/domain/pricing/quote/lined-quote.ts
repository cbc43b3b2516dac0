import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import { sumLines } from '#domain/pricing/lines/price-lines.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findValidUntil, vatAdderOf } from './hand-quote.ts';
import type { OptionKey, Quote, QuoteOption } from './quote.ts';

/** A line as staff want it, net in cents: one of the engine's lines (by index), or an own line. */
export type LineChange = { readonly line: number | null; readonly text: string; readonly netCents: number };

export type LinedPrice = {
  readonly trip: Pick<Trip, 'itinerary' | 'group'>;
  readonly routed: RoutedItinerary | null;
  /** The engine's own price, whose lines are the starting point. */
  readonly draft: Quote;
  readonly choice: OptionKey;
  /** Engine lines that are absent here are removed. */
  readonly lines: readonly LineChange[];
  readonly now: string;
  readonly validDays: number;
};

export type NoLinedQuote = 'no-such-choice' | 'no-such-line' | 'text-needed' | 'nothing-left' | 'vat-unknown' | 'too-late';

/** A price with changed lines, compared with the engine's own; both net. */
export type MadeOfLines = { readonly quote: Quote; readonly option: QuoteOption; readonly engineNetCents: number };

/**
 * A price that staff made from the engine's lines. Vehicles, crew and lawful plan stay those of the engine; amounts are changed, added and
 * removed. VAT is split over the countries like any other price.
 */
export function makeLinedQuote(price: LinedPrice): Result<MadeOfLines, NoLinedQuote> {
  const { draft, choice, now } = price;
  const engine = draft.options.find(({ key }) => key === choice);
  if (engine === undefined) return failure('no-such-choice');
  const validUntil = findValidUntil(price);
  if (compareInstants(validUntil, now) <= 0) return failure('too-late');
  const changed = price.lines.map((change) => changeLine(change, engine));
  const refused = changed.find((line) => typeof line === 'string');
  if (typeof refused === 'string') return failure(refused);
  const lines = [...changed.filter((line) => typeof line !== 'string'), ...engine.lines.filter(({ included }) => !included)];
  const netCents = sumLines(lines);
  if (netCents <= 0) return failure('nothing-left');
  const split = vatAdderOf(price)?.(netCents);
  if (split === undefined) return failure('vat-unknown');
  const option: QuoteOption = { ...engine, ...split, key: 'cheapest', lines };
  const quote: Quote = { ...draft, options: [option], chosen: option.key, madeAt: now, validUntil, rateCard: 'office' };
  return success({ quote, option, engineNetCents: engine.netCents });
}

function changeLine({ line, text, netCents }: LineChange, engine: QuoteOption): PriceLine | 'no-such-line' | 'text-needed' {
  if (line === null) return text === '' ? 'text-needed' : byHand(text, netCents);
  const known = engine.lines[line];
  if (known === undefined || !known.included) return 'no-such-line';
  if (known.amountCents === netCents) return known;
  const { kind, vehicle } = known;
  const ofGroup = known.group === undefined ? {} : { group: known.group };
  return { kind, vehicle, ...ofGroup, quantity: 1, unit: 'piece', unitCents: netCents, amountCents: netCents, included: true };
}

/** A negative amount is a discount. */
function byHand(text: string, netCents: number): PriceLine {
  const kind = netCents < 0 ? 'discount' : 'agreed';
  const amount = { quantity: 1, unit: 'piece', unitCents: netCents, amountCents: netCents } as const;
  return { kind, vehicle: null, ...amount, included: true, reason: { key: 'by-hand', values: { text } } };
}

type ApprovalRule = Dated & { readonly mostBelowPercent: number; readonly mostAbovePercent: number };

const approvalRules: readonly ApprovalRule[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'Estimate of the house: nobody keeps yet what a trip costs us, so the engine’s own price stands for it; a tenth below it is more than one person gives away, and what is three times as much may be a slip of the decimal point',
    mostBelowPercent: 10,
    mostAbovePercent: 200,
  },
];

/** How many per cent a net price is below the engine's; negative if it is above. */
export function percentBelow({ netCents, engineNetCents }: { readonly netCents: number; readonly engineNetCents: number }): number {
  return engineNetCents === 0 ? 0 : ((engineNetCents - netCents) / engineNetCents) * 100;
}

/**
 * Whether a second person must approve a price that is far below or above the engine's, before a customer gets it. `date`: the day of the
 * price, `YYYY-MM-DD`.
 */
export function needsSecondPerson(price: { readonly netCents: number; readonly engineNetCents: number }, date: string): boolean {
  const { mostBelowPercent, mostAbovePercent } = getInForce(approvalRules, date);
  const below = percentBelow(price);
  return below > mostBelowPercent || -below > mostAbovePercent;
}
