import { addHours, compareInstants, epochOf } from '#domain/calendar/instant.ts';
import type { QuoteLimits } from './quote-limits.ts';

type Moments = { readonly departure: string; readonly now: string };

/** Whole and part hours from `now` to the departure; negative afterwards. Instants, ISO 8601 UTC. */
export function leadHours({ departure, now }: Moments): number {
  return (epochOf(departure) - epochOf(now)) / 3_600_000;
}

/**
 * The last instant at which a quote may be accepted: the earlier it is made, the longer it is valid, but never later than an hour before
 * departure ({@link QuoteLimits}). For a departure within that hour the quote expires at once.
 */
export function findValidUntil({ departure, now, limits }: Moments & { readonly limits: QuoteLimits }): string {
  const lead = leadHours({ departure, now });
  const row = limits.validity.find(({ fromLeadHours }) => lead >= fromLeadHours);
  const byLead = addHours(now, row?.validHours ?? 0);
  const latest = addHours(departure, -limits.lastHoursBeforeDeparture);
  return compareInstants(byLead, latest) < 0 ? byLead : latest;
}
