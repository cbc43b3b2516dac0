import { compareInstants } from '#domain/calendar/instant.ts';
import { findOpenInstant } from '#domain/sites/open-instant.ts';
import type { OpeningHours } from '#domain/sites/opening-hours.ts';
import { isOnRequest, type PersonReason } from './quote.ts';
import { getQuoteLimits } from './quote-limits.ts';

/** What staff must find out: whether a vehicle is free for a priced trip, or the price itself. */
export type AnswerKind = 'vehicle' | 'price';

/** `reasons`: why the trip needs a person. */
export function answerKindOf(reasons: readonly PersonReason[]): AnswerKind {
  return isOnRequest(reasons) ? 'vehicle' : 'price';
}

export type AnswerInput = {
  /** When the trip was requested; instants, ISO 8601 UTC. */
  readonly now: string;
  readonly departure: string;
  readonly kind: AnswerKind;
  readonly openingHours: readonly OpeningHours[];
  /** IANA zone of the site. */
  readonly timeZone: string;
};

/**
 * The instant by which we answer a request: a number of opening-hours minutes after the request, fewer for a free vehicle than for a price.
 * Null if that is after the departure: then the customer must call, and we promise nothing.
 */
export function answerDueBy({ now, departure, kind, openingHours, timeZone }: AnswerInput): string | null {
  const { confirmWithinMinutes, priceWithinMinutes } = getQuoteLimits(now.slice(0, 10));
  const openMinutes = kind === 'vehicle' ? confirmWithinMinutes : priceWithinMinutes;
  const at = findOpenInstant({ from: now, openMinutes, hours: openingHours, timeZone });
  return at === null || compareInstants(at, departure) >= 0 ? null : at;
}
