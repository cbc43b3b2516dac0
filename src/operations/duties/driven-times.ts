import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { PlannedDuty } from './rules/duties.ts';
import { type DutyTimes, plannedWays, surroundAlike, timesOf, withWays } from './rules/own-depot.ts';

/** The hours of a duty as its vehicle drives it, and the planned hours if that vehicle comes from a more distant depot. */
export type DrivenTimes = DutyTimes & { readonly planned: DutyTimes | null };

/** The duty as the price planned it, regardless of who has it. */
export function asPlanned<Duty extends DrivenTimes>(duty: Duty): Duty {
  return { ...duty, ...duty.planned, planned: null };
}

/** A newly planned duty, adapted to the empty runs of the vehicle that has it. */
export function drivenAlike<Duty extends PlannedDuty>({ planned, parts }: Pick<DrivenTimes, 'planned' | 'parts'>, anew: Duty): Duty {
  if (planned === null) return anew;
  return anew.isPlanned ? (withWays([anew], plannedWays([{ parts }]))[0] ?? anew) : surroundAlike(parts, anew);
}

/** Saves the hours at which the assigned vehicle drives the duties; runs in a transaction that locks the trip. */
export async function saveDrivenTimes(tx: Database, driven: readonly (DrivenTimes & { readonly id: string })[]): Promise<void> {
  for (const { id, planned, ...duty } of driven) {
    if (planned === null) continue;
    await sql`update duties set starts_at = ${duty.startsAt}, ends_at = ${duty.endsAt}, vehicle_until = ${duty.vehicleUntil},
      parts = ${JSON.stringify(duty.parts)}::jsonb, planned = ${JSON.stringify(timesOf(planned))}::jsonb where id = ${id}`.execute(tx);
  }
}

/** Restores the planned hours of duties that have no crew any more. */
export async function restorePlannedTimes(tx: Database, ids: readonly string[]): Promise<void> {
  await sql`update duties set starts_at = (planned ->> 'startsAt')::timestamptz, ends_at = (planned ->> 'endsAt')::timestamptz,
    vehicle_until = (planned ->> 'vehicleUntil')::timestamptz, parts = planned -> 'parts', planned = null
    where id = any(${[...ids]}::uuid[]) and planned is not null`.execute(tx);
}
