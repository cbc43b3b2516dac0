import type { FleetKey } from '#domain/sites/keys.ts';
import type { tachographs } from '#operations/fleet/rules/fleet.ts';

/** Who drives one vehicle of a trip with what, of ours or a partner's, as far as is known. */
export type TripCrew = {
  readonly vehicleIndex: number;
  readonly operatorId: string;
  readonly operator: string;
  /** ISO alpha-2, in which the operator is established. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** Whoever plans at a partner's; empty where nobody is named. */
  readonly contactName: string;
  /** A partner's; null where we drive. */
  readonly jobId: string | null;
  readonly vehicleId: string | null;
  /** Empty until a partner says. What he types stands here as he typed it. */
  readonly plate: string;
  /** As the trip was ordered. */
  readonly class: FleetKey;
  /** Of a partner's vehicle these are null, and empty. */
  readonly massKg: number | null;
  readonly euroNorm: string;
  readonly tachograph: (typeof tachographs)[number] | null;
  readonly drivers: readonly { readonly id: string | null; readonly name: string }[];
  /** Instants, ISO 8601. */
  readonly from: string;
  readonly until: string;
};

/** What tells a crew from another for one vehicle: a partner's by his job alone, for who comes there is his own affair. */
export function nameCrew({ jobId, vehicleId, drivers }: TripCrew): string {
  return jobId ?? [vehicleId, ...drivers.map(({ id }) => id).toSorted()].join(' ');
}
