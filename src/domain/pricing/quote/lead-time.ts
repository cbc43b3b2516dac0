import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { nightMinutes } from '../billing/billed-trip.ts';
import type { LeadTimes } from '../rates/lead-times.ts';

export type LeadInput = {
  /** Instants, ISO 8601 UTC. */
  readonly now: string;
  readonly departure: string;
  /** IANA zone of the first stop: somebody there must be awake to find a driver. */
  readonly timeZone: string;
  readonly night: LeadTimes['night'];
};

/** Hours from now to the departure in which staff can find a vehicle and a driver, so without those of the night. At least 0. */
export function wakingLeadHours({ now, departure, timeZone, night }: LeadInput): number {
  const minutes = Math.floor((epochOf(departure) - epochOf(now)) / 60_000);
  if (minutes <= 0) return 0;
  const [from, until] = [toLocal(now, timeZone), toLocal(departure, timeZone)];
  return (minutes - nightMinutes({ from, until, minutes, night })) / 60;
}
