import { epochOf } from '#domain/calendar/instant.ts';
import type { PlannedDuty } from './duties.ts';
import type { CrewProblem } from './judge-crew.ts';

/** A driver's or vehicle's time that is taken: by an absence or the workshop (no reference), or by a trip. Instants, ISO 8601 UTC. */
export type Taken = {
  readonly resourceId: string;
  readonly from: string;
  /** Null where nobody knows. */
  readonly until: string | null;
  readonly reference: string | null;
};

/** Somebody with a name, or something with a plate. */
export type Named = { readonly id: string; readonly name?: string; readonly plate?: string };

type Span = Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'vehicleUntil'>;

/** By what somebody or something is taken in the time of these duties; null where by nothing. A vehicle stays with the group between its shifts. */
export function findTaken(taken: readonly Taken[], run: readonly Span[], { id, name, plate }: Named): CrewProblem | null {
  const meets = taken.find(
    (each) => each.resourceId === id && run.some((duty) => isMeeting(each, plate === undefined ? duty.endsAt : duty.vehicleUntil, duty)),
  );
  return meets === undefined ? null : { why: 'busy', of: name ?? plate ?? '', until: meets.until, reference: meets.reference };
}

function isMeeting({ from, until }: Taken, endsAt: string, { startsAt }: Span): boolean {
  return epochOf(from) < epochOf(endsAt) && (until === null || epochOf(until) > epochOf(startsAt));
}
