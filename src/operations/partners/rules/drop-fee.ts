import { epochOf } from '#domain/calendar/instant.ts';

/** From so many hours before the beginning on, giving a job back costs so many percent of its price. */
export type DropStep = { readonly hoursBefore: number; readonly percent: number };

/**
 * What giving a job back costs, the nearest first. The steps are those that a broker publishes (charterup.com/operator-cancellation-penalties:
 * 24 hours, 14 and 30 days); the shares are a proposal, lower than there, for damages must be proportionate: to be confirmed by the owner and
 * a lawyer of each country (desk-domain.md, section 4).
 */
export const dropScale: readonly DropStep[] = [
  { hoursBefore: 24, percent: 50 },
  { hoursBefore: 14 * 24, percent: 25 },
  { hoursBefore: 30 * 24, percent: 10 },
];

export type DropFee = { readonly percent: number; readonly cents: number };

/** What a partner pays who gives a job back now; cents without VAT, rounded down. */
export function dropFee({ priceCents, startsAt }: { readonly priceCents: number; readonly startsAt: string }, now: string): DropFee {
  const hoursLeft = (epochOf(startsAt) - epochOf(now)) / 3_600_000;
  const percent = dropScale.find(({ hoursBefore }) => hoursLeft <= hoursBefore)?.percent ?? 0;
  return { percent, cents: Math.floor((priceCents * percent) / 100) };
}

/** A second drop within so many days pauses the partner (desk-domain.md, story 8). */
const pausingDrops = 2;
export const pausingDays = 90;

export function isPausedBy(drops: number): boolean {
  return drops >= pausingDrops;
}
