import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { PlannedDuty } from '../duties.ts';
import type { CrewProblem, KnownDriver, KnownVehicle } from '../judge-crew.ts';
import type { Taken } from '../taken.ts';

/** The duties of one vehicle of a trip that has no crew yet. */
export type OpenRun = {
  readonly reference: string;
  readonly vehicleIndex: number;
  /** In order, at least one. */
  readonly duties: readonly (PlannedDuty & { readonly tripId: string })[];
  /** Where the group boards and where its last passengers leave. */
  readonly from: Coordinates;
  readonly to: Coordinates;
};

type Located = { readonly coordinates: Coordinates };
export type DayVehicle = KnownVehicle & Located;
export type DayDriver = KnownDriver & Located;

/** The input of a proposal for a day. Existing crews are in `taken` and in the drivers' other work, and stay. */
export type DayQuestion = {
  readonly runs: readonly OpenRun[];
  readonly vehicles: readonly DayVehicle[];
  readonly drivers: readonly DayDriver[];
  readonly taken: readonly Taken[];
};

/** A run with the proposed crew and vehicle. */
export type ProposedRun = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly vehicleId: string;
  readonly driverIds: readonly string[];
  /** Empty kilometres: from the depot or the previous group, and to the depot unless another group is next. Estimated by road (E). */
  readonly emptyKilometres: number;
  /** The reference of the trip whose last stop the vehicle comes from; null: from its depot. */
  readonly comesFrom: string | null;
};

/** The most common problem of the candidates checked, with an example. */
export type CommonProblem = { readonly count: number; readonly problem: CrewProblem };

/**
 * A run left without a crew: no vehicle may go, none is near enough for the hours of the duty, no driver may drive one, or all who may are
 * needed elsewhere.
 */
export type LeftOpen = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly lacks: 'vehicle' | 'near' | 'driver' | 'nobody-left';
  readonly against: readonly CommonProblem[];
};

export type DayProposal = {
  readonly rows: readonly ProposedRun[];
  readonly open: readonly LeftOpen[];
  /** Whether it is proved that no other plan covers more runs, or as many with fewer empty kilometres. */
  readonly isBest: boolean;
};
