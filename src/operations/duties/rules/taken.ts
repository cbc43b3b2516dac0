import { epochOf } from '#domain/calendar/instant.ts';
import type { PlannedDuty } from './duties.ts';
import type { CrewProblem } from './judge-crew.ts';

/** An occupied period of a driver or vehicle: by an absence or the workshop (no reference), or by a trip. Instants, ISO 8601 UTC. */
export type Taken = {
  readonly resourceId: string;
  readonly from: string;
  /** Null if unknown. */
  readonly until: string | null;
  readonly reference: string | null;
};

/** A person with a name, or a vehicle with a plate. */
export type Named = { readonly id: string; readonly name?: string; readonly plate?: string };

type Span = Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'vehicleUntil' | 'vehicleFrom'>;

/** What occupies a driver or vehicle during these duties; null if nothing. A vehicle stays with its group between shifts. */
export function findTaken(taken: readonly Taken[], run: readonly Span[], { id, name, plate }: Named): CrewProblem | null {
  const meets = taken.find(
    (each) => each.resourceId === id && run.some((duty) => isMeeting(each, plate === undefined ? driversTime(duty) : vehiclesTime(duty))),
  );
  return meets === undefined ? null : { why: 'busy', of: name ?? plate ?? '', until: meets.until, reference: meets.reference };
}

type Time = { readonly from: string; readonly until: string };

function driversTime({ startsAt, endsAt }: Span): Time {
  return { from: startsAt, until: endsAt };
}

function vehiclesTime({ startsAt, vehicleFrom, vehicleUntil }: Span): Time {
  return { from: vehicleFrom ?? startsAt, until: vehicleUntil };
}

function isMeeting({ from, until }: Taken, during: Time): boolean {
  return epochOf(from) < epochOf(during.until) && (until === null || epochOf(until) > epochOf(during.from));
}
