import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { departureMinutes } from '#domain/pricing/depot/returns-to-depot.ts';
import { makeQuote } from '#domain/pricing/quote/make-quote.ts';
import type { QuoteInput } from '#domain/pricing/quote/prepare-trip.ts';
import type { PersonReason, Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { getQuoteLimits } from '#domain/pricing/quote/quote-limits.ts';
import type { Result } from '#domain/result.ts';
import { type Change, listCrewChanges, listLongerChanges, listNightChanges } from './list-changes.ts';
import { changeWhole, findPartToChange } from './part-to-change.ts';
import { createTrials } from './plan-trials.ts';
import type { Suggestion, SuggestionGain } from './suggestion.ts';

export type SuggestionOptions = {
  /** The road without a stop (its index), null if there is none. Absent: no suggestion leaves a stop out. */
  readonly routedWithout?: ((stop: number) => RoutedItinerary | null) | undefined;
  /** The result of `makeQuote` for the question, if the caller already has it. */
  readonly made?: Result<Quote, readonly PersonReason[]> | undefined;
};

/** The most changes to price; a price takes about 0.3 ms. */
const mostPriced = 6;
export const mostSuggestions = 3;
/** The smallest saving worth a change of the trip. Our own rule, 2026 (E). */
export const leastSavedCents = 1_000;

/**
 * The smallest changes that save a driver, make an unlawful itinerary lawful, or avoid the night surcharge: leave later or earlier, wait
 * shorter or longer, return the next morning, leave out a stop; and a later return if the longer hire costs less. Each is proved by
 * planning and pricing the changed trip, passes `checkItinerary`, and moves one departure by 5 to 120 minutes (at the ends of the trip up
 * to 240) while all others stay as typed. Lawful ones first, then by saving, at most three; empty if nothing helps or another reason
 * requires a person. Takes at most 60 plans, 7 prices, and 3 prices of one vehicle.
 */
export function findSuggestions(
  asked: QuoteInput,
  { routedWithout, made = makeQuote(asked) }: SuggestionOptions = {},
): readonly Suggestion[] {
  if (!made.ok && made.failure.some((reason) => reason !== 'beyond-driving-rules')) return [];
  const before = made.ok ? (made.value.options[0] ?? null) : null;
  const question = before !== null && isPricedSeparately(before) ? asked : withoutSeparateTrips(asked);
  const proved: Suggestion[] = [];
  for (const change of listChangesOfAll(question, { before, routedWithout })) {
    const suggestion = proveChange(change, { question, before });
    if (suggestion) proved.push(suggestion);
  }
  return withoutDoubles(proved.sort(byWorth)).slice(0, mostSuggestions);
}

function isPricedSeparately({ lines }: QuoteOption): boolean {
  return lines.some(({ reason }) => reason?.key === 'separate-trips');
}

/**
 * Separate trips hardly get cheaper by a small change to the whole, so they are not compared here; the caller prices a proposal again
 * anyway.
 */
function withoutSeparateTrips({ routed: { separately: _separately, ...routed }, ...question }: QuoteInput): QuoteInput {
  return { ...question, routed };
}

type Before = { readonly before: QuoteOption | null };

/** For a group that boards or returns in parts: the changes that help the part with the worst plan, applied to the whole trip. */
function listChangesOfAll(question: QuoteInput, { before, routedWithout }: Before & Pick<SuggestionOptions, 'routedWithout'>): Change[] {
  const part = findPartToChange(question);
  if (part === null) return listChanges(question, { before, routedWithout });
  const made = makeQuote(part.question);
  const changes = listChanges(part.question, { before: made.ok ? (made.value.options[0] ?? null) : null, routedWithout: undefined });
  return changes.flatMap((change) => changeWhole(change, { whole: question, isLate: part.isLate }) ?? []);
}

function listChanges(question: QuoteInput, { before, routedWithout }: Before & Pick<SuggestionOptions, 'routedWithout'>): Change[] {
  const needsCrew = before === null || before.crew.drivers > before.vehicles.length;
  const hasNight = before !== null && nightCents(before) > 0;
  const mayShed = before?.lines.some(({ kind }) => shedByLonger.some((each) => each === kind)) ?? false;
  if (!needsCrew && !hasNight && !mayShed) return [];
  const { itinerary, routed, group, now, book } = question;
  const today = now.slice(0, 10);
  const { mostLateMinutes, mostBreakLateMinutes, longestTripDays } = getQuoteLimits(today);
  const trip = { itinerary, routed, departures: departureMinutes(itinerary) };
  // The smallest vehicle has the strictest rules: if a change saves its second driver, it saves those of the others.
  const seats = Math.min(...(before?.vehicleSeats ?? [group.passengers]));
  const rules = drivingRulesFor({ seats, date: itinerary.stops[0]?.departure?.date ?? today, country: routed.depot.countryCode });
  const trials = createTrials({ trip, rules, mostLateMinutes, mostBreakLateMinutes, longestTripMinutes: longestTripDays * 24 * 60 });
  const crew = needsCrew ? listCrewChanges({ trip, trials, routedWithout }) : [];
  const night = hasNight ? listNightChanges({ trip, trials }, book.card) : [];
  const longer = mayShed && before !== null ? findLonger(listLongerChanges(trip), { question, before }) : [];
  return withoutRepeated([...firstOfEachKind([...crew, ...night]).slice(0, mostPriced), ...longer]);
}

/** What a longer hire may avoid (docs/decisions/0077); if the trip pays none of these, no longer hire is cheaper. */
const shedByLonger = ['night-hours', 'holiday-hours', 'second-driver', 'overnight', 'day-room', 'standing'] as const;

/** The best of the longer hires by the price of the vehicle that was cheapest; pricing all vehicles would take five times as long. */
function findLonger(changes: readonly Change[], { question, before }: { question: QuoteInput; before: QuoteOption }): Change[] {
  const asked = question.asked ?? before.vehicles[0] ?? null;
  const priced = changes.flatMap((change) => {
    const made = makeQuote({ ...question, itinerary: change.itinerary, asked });
    const after = made.ok ? made.value.options[0] : undefined;
    return after && before.totalCents - after.totalCents >= leastSavedCents ? [{ change, totalCents: after.totalCents }] : [];
  });
  const [best] = priced.sort((first, second) => first.totalCents - second.totalCents);
  return best ? [best.change] : [];
}

function withoutRepeated(changes: readonly Change[]): Change[] {
  const isAlike = (first: Change, second: Change) =>
    first.kind === second.kind && first.stop === second.stop && first.minutes === second.minutes;
  return changes.filter((change, index) => changes.findIndex((other) => isAlike(other, change)) === index);
}

/** The smallest of each kind first, so that the few priced changes differ from each other. */
function firstOfEachKind(changes: readonly Change[]): Change[] {
  const first = changes.filter(({ kind }, index) => changes.findIndex((other) => other.kind === kind) === index);
  return [...first, ...changes.filter((change) => !first.includes(change))];
}

type Proof = Before & { readonly question: QuoteInput };

function proveChange({ routed, ...change }: Change, { question, before }: Proof): Suggestion | null {
  const changed = { ...question, routed, itinerary: change.itinerary };
  if (checkItinerary(changed).length > 0) return null;
  const made = makeQuote(changed);
  const after = made.ok ? made.value.options[0] : undefined;
  if (!after) return null;
  const savesCents = before === null ? null : before.totalCents - after.totalCents;
  const gain = gainOf(change, before, after);
  if (gain === null || (savesCents !== null && savesCents < leastSavedCents)) return null;
  const { drivers: driversAfter } = after.crew;
  const driversBefore = before?.crew.drivers ?? null;
  return { ...change, gain, driversBefore, driversAfter, savesCents, totalCents: after.totalCents, makesLawful: before === null };
}

function gainOf({ kind }: Pick<Change, 'kind'>, before: QuoteOption | null, after: QuoteOption): SuggestionGain | null {
  if (before === null) return 'lawful';
  if (after.crew.drivers < before.crew.drivers) return 'driver';
  if (nightCents(after) === 0 && nightCents(before) > 0) return 'night';
  return kind === 'lengthen-wait' ? 'longer' : null;
}

function nightCents({ lines }: QuoteOption): number {
  return lines.reduce((total, { kind, amountCents }) => total + (kind === 'night-hours' ? amountCents : 0), 0);
}

/** The largest saving first, or the lowest cost if the trip had no price; the smaller change if equal. */
function byWorth(first: Suggestion, second: Suggestion): number {
  return first.totalCents - second.totalCents || first.minutes - second.minutes;
}

/** Keeps the better of several changes of one kind to one stop; expects sorted input. */
function withoutDoubles(sorted: readonly Suggestion[]): Suggestion[] {
  const keyOf = ({ kind, stop }: Suggestion) => `${kind} ${stop}`;
  return sorted.filter((suggestion, index) => sorted.findIndex((other) => keyOf(other) === keyOf(suggestion)) === index);
}
