import { compareInstants } from '#domain/calendar/instant.ts';
import { findOpenInstant } from '#domain/sites/open-instant.ts';
import type { OpeningHours } from '#domain/sites/opening-hours.ts';
import { getQuoteLimits } from './quote-limits.ts';

export type ConfirmationInput = {
  /** When the trip was asked for; instants, ISO 8601 UTC. */
  readonly askedAt: string;
  readonly departure: string;
  readonly openingHours: readonly OpeningHours[];
  /** IANA zone of the site. */
  readonly timeZone: string;
};

/**
 * When a trip at short notice is confirmed, or refused, at the latest: so many hours in which we are open after it was asked for. Null where
 * that would be after its departure: then only the telephone helps, and no promise is made.
 */
export function promiseConfirmation({ askedAt, departure, openingHours, timeZone }: ConfirmationInput): string | null {
  const { confirmWithinMinutes } = getQuoteLimits(askedAt.slice(0, 10));
  const at = findOpenInstant({ from: askedAt, openMinutes: confirmWithinMinutes, hours: openingHours, timeZone });
  return at === null || compareInstants(at, departure) >= 0 ? null : at;
}
