import { addHours, compareInstants, epochOf } from '#domain/calendar/instant.ts';
import { findOpenInstant } from '#domain/sites/open-instant.ts';
import type { OpeningHours } from '#domain/sites/opening-hours.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { Clash } from './stock.ts';

/** A run offered to partners at a fixed price, round by round (docs/the-desk.md#partners). */

/** To one; to one after another; to several at once, of whom the first to accept gets it. */
export const offerModes = ['direct', 'ranked', 'first'] as const;
export type OfferMode = (typeof offerModes)[number];

/** How many are asked in one round; with "first of n" the rest wait for the next. */
export function askedAtOnce(mode: OfferMode, n: number): number {
  return mode === 'first' ? Math.max(1, n) : 1;
}

/** The round (from 1) of the recipient at a place (from 0). */
export function roundOf(place: number, atOnce: number): number {
  return Math.floor(place / atOnce) + 1;
}

const longestOpenMinutes = 4 * 60;
const shareOfTime = 0.05;
const lastHours = 24;
const lastMinutes = 15;
/** Time to read what came in overnight. */
const morningMinutes = 60;

type Round = { readonly startsAt: string; readonly now: string; readonly openingHours: readonly OpeningHours[] };

/**
 * The deadline of a round: four opening hours or a twentieth of the time to departure, whichever is sooner; on the last day 15 minutes, and
 * staff call. Never after the departure. A round that would end while offices are closed ends an hour after they open, or when the last day
 * begins, so that nobody loses a job or gets a higher offer overnight.
 */
export function deadlineOf({ startsAt, now, openingHours }: Round): string {
  const msLeft = epochOf(startsAt) - epochOf(now);
  if (msLeft <= lastHours * 3_600_000) return earliest(addHours(now, lastMinutes / 60), startsAt);
  const share = new Date(epochOf(now) + msLeft * shareOfTime).toISOString();
  const open = findOpenInstant({ from: now, openMinutes: longestOpenMinutes, hours: openingHours, timeZone: planningZone });
  const until = earliest(open ?? share, share);
  const isAwake = findOpenInstant({ from: until, openMinutes: 0, hours: openingHours, timeZone: planningZone }) === until;
  const morning = findOpenInstant({ from: until, openMinutes: morningMinutes, hours: openingHours, timeZone: planningZone });
  return isAwake || morning === null ? until : latest(until, earliest(morning, addHours(startsAt, -lastHours)));
}

function earliest(first: string, second: string): string {
  return compareInstants(first, second) <= 0 ? first : second;
}

function latest(first: string, second: string): string {
  return compareInstants(first, second) >= 0 ? first : second;
}

/** Our share of what the customer pays without VAT, in percent with one decimal, rounded down. */
export function marginPercent({ saleCents, priceCents }: { readonly saleCents: number; readonly priceCents: number }): number {
  if (saleCents <= 0) return -100;
  return Math.floor(((saleCents - priceCents) / saleCents) * 1_000) / 10;
}

/** The highest offer that keeps the margin floor. */
export function highestPrice({ saleCents, floorPercent }: { readonly saleCents: number; readonly floorPercent: number }): number {
  return Math.floor(saleCents * (1 - floorPercent / 100));
}

export type RoundPrice = {
  readonly priceCents: number;
  readonly raisePercent: number;
  /** The automatic limit; null if somebody with the right allowed the offer to go below the floor. */
  readonly highestCents: number | null;
};

/** The price of the next round: raised by a percentage, in whole euros, limited by the floor. */
export function nextPrice({ priceCents, raisePercent, highestCents }: RoundPrice): number {
  if (highestCents === null) return priceCents;
  const raised = Math.floor((priceCents * (100 + raisePercent)) / 10_000) * 100;
  return Math.max(priceCents, Math.min(raised, highestCents));
}

/** The status of an answer: it counts, or why not. `late`: its round's deadline has passed; `taken`: somebody else has it. */
export type OfferStanding = 'open' | 'accepted' | 'declined' | 'taken' | 'withdrawn' | 'late';

export type AskedPartner = {
  readonly offerState: 'open' | 'won' | 'withdrawn' | 'unanswered';
  readonly answer: 'accepted' | 'declined' | null;
  /** Of the recipient's own round; null before it. */
  readonly deadline: string | null;
};

/** The status of an offer for one recipient. */
export function standingOf({ offerState, answer, deadline }: AskedPartner, now: string): OfferStanding {
  if (answer !== null) return answer;
  if (offerState === 'won') return 'taken';
  if (offerState === 'withdrawn') return 'withdrawn';
  return offerState === 'open' && deadline !== null && compareInstants(now, deadline) < 0 ? 'open' : 'late';
}

export const mostAsked = 20;
export const mostRaise = 20;

type Askable = {
  readonly problems: readonly unknown[];
  /** From the partner's nearest depot to the group; null where none is known. */
  readonly kilometres: number | null;
  /** Whether the partner's driver would be posted, which must be declared. */
  readonly isPosted: boolean;
  /** Why the partner probably has no vehicle for it; null where it has. */
  readonly clash: Clash | null;
  /** Share of our questions that the partner answered, less the share of jobs that it gave back; null with too few cases. Percent. */
  readonly reliability: number | null;
};

/** Partners farther away than this are asked only if staff say so: the empty way costs more than the trip saves (E). */
const mostKilometres = 250;
/** Partners within so many kilometres of each other count as equally near. */
const sameWay = 50;
/** What a partner without a record counts as. Percent. */
const unknownReliability = 75;

/** Whether a partner is asked unless staff say otherwise: eligible, near, no posting to declare, and a vehicle left by its calendar. */
export function isAskedFirst({ problems, kilometres, isPosted, clash }: Askable): boolean {
  const hasNone = clash !== null && clash.units !== null;
  return problems.length === 0 && kilometres !== null && kilometres <= mostKilometres && !isPosted && !hasNone;
}

/**
 * Eligible partners first, and of these the ones that are asked by default; then those with a vehicle at that time; then by distance to
 * the group in steps, because empty kilometres are expensive; then the more reliable. Those without a known depot come last.
 */
export function orderPartners<Known extends Askable>(partners: readonly Known[]): readonly Known[] {
  const far = ({ kilometres }: Known) => kilometres ?? Number.MAX_SAFE_INTEGER;
  const steps = (partner: Known) => Math.floor(far(partner) / sameWay);
  const reliability = (partner: Known) => partner.reliability ?? unknownReliability;
  return partners.toSorted(
    (first, second) =>
      Math.sign(first.problems.length) - Math.sign(second.problems.length) ||
      Number(isAskedFirst(second)) - Number(isAskedFirst(first)) ||
      Number(first.clash !== null) - Number(second.clash !== null) ||
      steps(first) - steps(second) ||
      reliability(second) - reliability(first) ||
      far(first) - far(second),
  );
}
