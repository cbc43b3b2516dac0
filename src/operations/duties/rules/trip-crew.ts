import type { FleetKey } from '#domain/sites/keys.ts';
import type { tachographs } from '#operations/fleet/rules/fleet.ts';

/** The crew and vehicle of one vehicle of a trip, ours or a partner's, as far as known. */
export type TripCrew = {
  readonly vehicleIndex: number;
  readonly operatorId: string;
  readonly operator: string;
  /** ISO alpha-2 of the operator's country of establishment. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** The planner at a partner; empty if unknown. */
  readonly contactName: string;
  /** For a partner's crew; null if we drive. */
  readonly jobId: string | null;
  readonly vehicleId: string | null;
  /** Empty until a partner provides it; contains what the partner typed. */
  readonly plate: string;
  /** The class as ordered. */
  readonly class: FleetKey;
  /** For a partner's vehicle these are null or empty. */
  readonly massKg: number | null;
  readonly euroNorm: string;
  readonly tachograph: (typeof tachographs)[number] | null;
  readonly drivers: readonly { readonly id: string | null; readonly name: string }[];
  /** Instants, ISO 8601. */
  readonly from: string;
  readonly until: string;
};

/**
 * A key that distinguishes crews of one vehicle. A partner's crew is identified by its job alone, because the partner decides who drives.
 */
export function nameCrew({ jobId, vehicleId, drivers }: TripCrew): string {
  return jobId ?? [vehicleId, ...drivers.map(({ id }) => id).toSorted()].join(' ');
}
