import { addMinutes } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { type GroupPart, listItineraryParts, splitGroup } from '#domain/itinerary/group-parts.ts';
import type { Itinerary, LocalDateTime, Stop } from '#domain/itinerary/itinerary.ts';
import { makeQuote } from '#domain/pricing/quote/make-quote.ts';
import type { QuoteInput } from '#domain/pricing/quote/prepare-trip.ts';
import type { Change } from './list-changes.ts';

export type PartToChange = {
  readonly question: QuoteInput;
  /** Whether it returns by the second return. */
  readonly isLate: boolean;
};

/**
 * For a group that boards or returns in parts, the part with the worst plan: an unlawful one, else the one with the most drivers per
 * vehicle. Changes that help it are tried on the whole trip. Null if everybody travels together.
 */
export function findPartToChange(question: QuoteInput): PartToChange | null {
  const parts = splitGroup(question) ?? [];
  const about = listItineraryParts(question.itinerary);
  const { otherParts = [], ...road } = question.routed;
  const asked = parts.map((part, index) => ({
    question: questionOf(question, part, otherParts[index - 1] ?? road),
    isLate: about[index]?.isLate ?? false,
  }));
  const worst = asked.map((part) => ({ part, weight: weightOf(part.question) })).sort((one, other) => other.weight - one.weight)[0];
  return worst?.part ?? null;
}

function questionOf(question: QuoteInput, part: GroupPart, routed: QuoteInput['routed']): QuoteInput {
  return { ...question, ...part, routed, travelling: question.group.passengers };
}

function weightOf(question: QuoteInput): number {
  const made = makeQuote(question);
  const [option] = made.ok ? made.value.options : [];
  return option === undefined ? Number.POSITIVE_INFINITY : option.crew.drivers / Math.max(1, option.vehicles.length);
}

/**
 * Applies a change of one part to the whole trip: pick-ups move by the same minutes, and of two returns only that of the part moves. Null
 * if the time of another pick-up was typed, because typed times stay.
 */
export function changeWhole(change: Change, { whole, isLate }: { readonly whole: QuoteInput; readonly isLate: boolean }): Change | null {
  const { itinerary } = whole;
  const minutes = change.kind === 'leave-later' ? change.minutes : change.kind === 'leave-earlier' ? -change.minutes : 0;
  if (minutes !== 0 && !(itinerary.pickUps ?? []).every(({ isProposed }) => isProposed)) return null;
  const { secondReturn } = itinerary;
  const returnStop = itinerary.stops.length - 2;
  const returns = change.itinerary.stops[returnStop]?.departure;
  const stops = itinerary.stops.map((stop, index) => {
    const departure = change.itinerary.stops[index]?.departure;
    return index === 0 || !departure || (isLate && index === returnStop) ? stop : { ...stop, departure };
  });
  const moved = isLate && secondReturn && returns ? { ...itinerary, secondReturn: { ...secondReturn, departure: returns } } : itinerary;
  const changed = { ...moved, stops };
  return { ...change, routed: whole.routed, itinerary: minutes === 0 ? changed : setOutLater(changed, minutes) };
}

/** Everybody leaves this many minutes later. */
function setOutLater({ pickUps, ...plain }: Itinerary, minutes: number): Itinerary {
  return {
    ...plain,
    stops: plain.stops.map((stop, index) => (index === 0 && stop.departure ? { ...stop, departure: moveMoment(stop, minutes) } : stop)),
    ...(pickUps === undefined ? {} : { pickUps: pickUps.map((pickUp) => ({ ...pickUp, departure: moveMoment(pickUp, minutes) })) }),
  };
}

function moveMoment({ place: { timeZone }, departure }: Pick<Stop, 'place' | 'departure'>, minutes: number): LocalDateTime {
  const left = departure ?? { date: '', time: '' };
  const instant = toInstant(left, timeZone);
  return instant.ok ? toLocal(addMinutes(instant.value, minutes), timeZone) : left;
}
