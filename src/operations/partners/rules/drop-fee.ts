import { epochOf } from '#domain/calendar/instant.ts';

/** From this many hours before the start, giving a job back costs this many percent of its price. */
export type DropStep = { readonly hoursBefore: number; readonly percent: number };

/**
 * The fees for giving a job back, nearest first. The steps are those of a broker (charterup.com/operator-cancellation-penalties: 24 hours,
 * 14 and 30 days). The percentages are a proposal, lower than there, because damages must be proportionate; the owner and a lawyer of each
 * country must confirm them (docs/the-desk.md#partners).
 */
export const dropScale: readonly DropStep[] = [
  { hoursBefore: 24, percent: 50 },
  { hoursBefore: 14 * 24, percent: 25 },
  { hoursBefore: 30 * 24, percent: 10 },
];

export type DropFee = { readonly percent: number; readonly cents: number };

/** The fee for giving a job back now; cents without VAT, rounded down. */
export function dropFee({ priceCents, startsAt }: { readonly priceCents: number; readonly startsAt: string }, now: string): DropFee {
  const hoursLeft = (epochOf(startsAt) - epochOf(now)) / 3_600_000;
  const percent = dropScale.find(({ hoursBefore }) => hoursLeft <= hoursBefore)?.percent ?? 0;
  return { percent, cents: Math.floor((priceCents * percent) / 100) };
}

/** A second return within this many days pauses the partner (docs/the-desk.md#partners). */
const pausingDrops = 2;
export const pausingDays = 90;

export function isPausedBy(drops: number): boolean {
  return drops >= pausingDrops;
}
