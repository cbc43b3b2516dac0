import { addHours, compareInstants, epochOf } from '#domain/calendar/instant.ts';
import { findOpenInstant } from '#domain/sites/open-instant.ts';
import type { OpeningHours } from '#domain/sites/opening-hours.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/** A duty offered to partners at a fixed price, round by round (docs/the-desk.md#partners). */

/** To one; to one after the other; to several at once, of whom the first has it. */
export const offerModes = ['direct', 'ranked', 'first'] as const;
export type OfferMode = (typeof offerModes)[number];

/** How many are asked in one round; of "first of n" the rest wait for the next. */
export function askedAtOnce(mode: OfferMode, n: number): number {
  return mode === 'first' ? Math.max(1, n) : 1;
}

/** The round, from 1, in which the one at a place, from 0, is asked. */
export function roundOf(place: number, atOnce: number): number {
  return Math.floor(place / atOnce) + 1;
}

const longestOpenMinutes = 4 * 60;
const shareOfTime = 0.05;
const lastHours = 24;
const lastMinutes = 15;
/** To read what came in overnight. */
const morningMinutes = 60;

type Round = { readonly startsAt: string; readonly now: string; readonly openingHours: readonly OpeningHours[] };

/**
 * Until when a round is answered: four hours in which offices are open or a twentieth of the time to the departure, whichever is sooner; in
 * the last day a quarter of an hour, and somebody rings (section 4, a proposal of its own). Never after the departure. A round that would
 * end while offices are closed ends an hour after they open, or when the last day begins: nobody loses a job, nor is asked for more, in his
 * sleep.
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

/** Of what the customer pays without VAT, which part stays with us, in percent with one decimal, rounded down. */
export function marginPercent({ saleCents, priceCents }: { readonly saleCents: number; readonly priceCents: number }): number {
  if (saleCents <= 0) return -100;
  return Math.floor(((saleCents - priceCents) / saleCents) * 1_000) / 10;
}

/** The most that may be offered without going below the floor. */
export function highestPrice({ saleCents, floorPercent }: { readonly saleCents: number; readonly floorPercent: number }): number {
  return Math.floor(saleCents * (1 - floorPercent / 100));
}

export type RoundPrice = {
  readonly priceCents: number;
  readonly raisePercent: number;
  /** What may not be exceeded by itself; null where somebody with the right for it let the offer go below the floor. */
  readonly highestCents: number | null;
};

/** What the next round is offered at: more by so many percent, to whole euros, as far as the floor lets it. */
export function nextPrice({ priceCents, raisePercent, highestCents }: RoundPrice): number {
  if (highestCents === null) return priceCents;
  const raised = Math.floor((priceCents * (100 + raisePercent)) / 10_000) * 100;
  return Math.max(priceCents, Math.min(raised, highestCents));
}

/** What becomes of an answer: it counts, or why not. `late`: its round's deadline is over; `taken`: somebody else has it. */
export type OfferStanding = 'open' | 'accepted' | 'declined' | 'taken' | 'withdrawn' | 'late';

export type AskedPartner = {
  readonly offerState: 'open' | 'won' | 'withdrawn' | 'unanswered';
  readonly answer: 'accepted' | 'declined' | null;
  /** Of its own round; null before it was asked. */
  readonly deadline: string | null;
};

/** How an offer stands for one of those who were asked. */
export function standingOf({ offerState, answer, deadline }: AskedPartner, now: string): OfferStanding {
  if (answer !== null) return answer;
  if (offerState === 'won') return 'taken';
  if (offerState === 'withdrawn') return 'withdrawn';
  return offerState === 'open' && deadline !== null && compareInstants(now, deadline) < 0 ? 'open' : 'late';
}

export const mostAsked = 20;
export const mostRaise = 20;

/** As our people type it; the order of `partners` is the order in which they are asked. */

type Askable = {
  readonly problems: readonly unknown[] /** From his nearest yard to the group; null where we know none of his. */;
  readonly kilometres: number | null;
};

/** Who may be asked before who may not; then the nearest to the group, for empty kilometres are dear; of whom no yard is known, last. */
export function orderPartners<Known extends Askable>(partners: readonly Known[]): readonly Known[] {
  const far = ({ kilometres }: Known) => kilometres ?? Number.MAX_SAFE_INTEGER;
  return partners.toSorted(
    (first, second) => Math.sign(first.problems.length) - Math.sign(second.problems.length) || far(first) - far(second),
  );
}
