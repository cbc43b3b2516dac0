import { addDays } from '#domain/calendar/date.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';
import type { PartnerPrice } from './price-list.ts';
import { daysOf, type OtherJob, reaches, type StockLine, unitsOn } from './stock.ts';

/** A day of a partner's calendar: of each class how many it has, and how many of them drive for us. */
export type SupplyDay = {
  readonly day: string;
  /** False beyond the last day of the calendar. */
  readonly isKnown: boolean;
  readonly classes: readonly { readonly class: FleetKey; readonly units: number; readonly ours: number }[];
};

/** What a partner keeps with us of its vehicles and prices. */
export type SupplyView = {
  readonly days: readonly SupplyDay[];
  /** What was typed, which may be taken back. */
  readonly typed: readonly (StockLine & { readonly id: string })[];
  readonly calendar: {
    readonly host: string;
    readonly triedAt: string | null;
    readonly readAt: string | null;
    readonly fault: string;
    readonly events: number;
    readonly skipped: number;
    readonly skippedTitles: readonly string[];
  } | null;
  readonly prices: readonly PartnerPrice[];
};

/** The next days of a partner's calendar. */
export function listSupplyDays(
  { from, count }: { readonly from: string; readonly count: number },
  { lines, jobs }: { readonly lines: readonly StockLine[]; readonly jobs: readonly OtherJob[] },
): readonly SupplyDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    const classes = fleetKeys
      .map((kind) => ({
        class: kind,
        units: unitsOn(lines, kind, day),
        ours: jobs.filter((job) => job.class === kind && daysOf(job).includes(day)).length,
      }))
      .filter(({ units, ours }) => units > 0 || ours > 0);
    return { day, isKnown: reaches(lines, day), classes };
  });
}
