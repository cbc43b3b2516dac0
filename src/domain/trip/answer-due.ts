import { compareInstants } from '../calendar/instant.ts';
import { firstDepartureInstant } from '../itinerary/instants.ts';
import { isOnRequest, type PersonReason } from '../pricing/quote/quote.ts';
import { getQuoteLimits } from '../pricing/quote/quote-limits.ts';
import { brand } from '../sites/brand.ts';
import { findOpenInstant } from '../sites/open-instant.ts';
import type { OpeningHours } from '../sites/opening-hours.ts';
import { getSite } from '../sites/registry.ts';
import type { Trip } from './trip.ts';

/** What staff must find out for a request: whether a vehicle is free for a priced trip, or the price itself. */
type RequestKind = 'vehicle' | 'price';

/** What a person answers. `call`: a call back at any time. */
export type AnswerKind = RequestKind | 'message' | 'call';

/** `reasons`: why the trip needs a person. */
export function answerKindOf(reasons: readonly PersonReason[]): RequestKind {
  return isOnRequest(reasons) ? 'vehicle' : 'price';
}

/** How many requests and messages wait for a person; a call back is a message. */
export type Waiting = Readonly<Record<RequestKind | 'message', number>>;

export const nothingWaiting: Waiting = { vehicle: 0, price: 0, message: 0 };

/** Opening-hours minutes within which we answer a message: half a working day (E). */
const messageWithinMinutes = 240;
/** Opening-hours minutes within which we call back (E). */
const callWithinMinutes = 120;
/** A person's minutes for one answer (E): a free vehicle is a look at the board and a call, a price needs its road and times. */
const workMinutes: Waiting = { vehicle: 10, price: 25, message: 10 };
/** Staff who answer at the same time while we are open (E). */
const answeringStaff = 2;
/** A longer promise is rounded up to half hours. */
const roundedToMinutes = 30;

/** The opening-hours minutes that we promise if little waits, on a date (`YYYY-MM-DD`). */
function usualMinutesOf(kind: AnswerKind, date: string): number {
  if (kind === 'message') return messageWithinMinutes;
  if (kind === 'call') return callWithinMinutes;
  const { confirmWithinMinutes, priceWithinMinutes } = getQuoteLimits(date);
  return kind === 'vehicle' ? confirmWithinMinutes : priceWithinMinutes;
}

type PromiseInput = {
  readonly kind: AnswerKind;
  /** An instant, ISO 8601 UTC. */
  readonly now: string;
  readonly waiting: Waiting;
};

/**
 * The opening-hours minutes within which we promise an answer: the usual ones, or as many as the work before it takes. Staff answer by due
 * time, so only what is usually due as early comes before it: a free vehicle does not wait for prices.
 */
export function promiseMinutes({ kind, now, waiting }: PromiseInput): number {
  const date = now.slice(0, 10);
  const usual = usualMinutesOf(kind, date);
  const before = (['vehicle', 'price', 'message'] as const).filter((each) => usualMinutesOf(each, date) <= usual);
  const own = workMinutes[kind === 'call' ? 'message' : kind];
  const work = before.reduce((sum, each) => sum + waiting[each] * workMinutes[each], own);
  const needed = work / answeringStaff;
  return needed <= usual ? usual : Math.ceil(needed / roundedToMinutes) * roundedToMinutes;
}

type DueInput = {
  /** Instants, ISO 8601 UTC. */
  readonly now: string;
  /** Null without a trip. */
  readonly departure: string | null;
  /** From {@link promiseMinutes}. */
  readonly openMinutes: number;
  readonly openingHours: readonly OpeningHours[];
  /** IANA zone of the site. */
  readonly timeZone: string;
};

/**
 * The instant by which we answer. Null if that is not before a departure ahead: then the customer must call, and we promise nothing.
 */
export function answerDueBy({ now, departure, openMinutes, openingHours, timeZone }: DueInput): string | null {
  const at = findOpenInstant({ from: now, openMinutes, hours: openingHours, timeZone });
  if (at === null || departure === null || compareInstants(departure, now) < 0) return at;
  return compareInstants(at, departure) < 0 ? at : null;
}

type Asked = Pick<Trip, 'personReasons' | 'createdAt' | 'itinerary' | 'site' | 'quote' | 'answerMinutes'>;

/**
 * The instant by which we answer a request that needs a person, as promised when it came; null for a trip that needs none, and if we cannot
 * promise an answer before departure.
 */
export function answerDueOf(trip: Asked): string | null {
  if (trip.personReasons.length === 0) return null;
  const { timeZone } = getSite(trip.site);
  const now = askedAtOf(trip);
  const kind = answerKindOf(trip.personReasons);
  const openMinutes = trip.answerMinutes ?? promiseMinutes({ kind, now, waiting: nothingWaiting });
  return answerDueBy({ now, departure: firstDepartureInstant(trip.itinerary), openMinutes, openingHours: brand.openingHours, timeZone });
}

/** When it was requested. For an order that found no vehicle left, the time of the order. */
export function askedAtOf({ quote, createdAt }: Pick<Trip, 'quote' | 'createdAt'>): string {
  return quote?.madeAt ?? createdAt;
}
