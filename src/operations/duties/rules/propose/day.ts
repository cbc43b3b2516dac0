import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { PlannedDuty } from '../duties.ts';
import type { CrewProblem, KnownDriver, KnownVehicle } from '../judge-crew.ts';
import type { Taken } from '../taken.ts';

/** The duties of one vehicle of a trip, which nobody has yet. */
export type OpenRun = {
  readonly reference: string;
  readonly vehicleIndex: number;
  /** In their order, at least one. */
  readonly duties: readonly (PlannedDuty & { readonly tripId: string })[];
  /** Where the group comes aboard and where the last of it leaves. */
  readonly from: Coordinates;
  readonly to: Coordinates;
};

type Located = { readonly coordinates: Coordinates };
export type DayVehicle = KnownVehicle & Located;
export type DayDriver = KnownDriver & Located;

/** Everything that a proposal for a day is made of. What has a crew already is among `taken` and the drivers' other work, and stays. */
export type DayQuestion = {
  readonly runs: readonly OpenRun[];
  readonly vehicles: readonly DayVehicle[];
  readonly drivers: readonly DayDriver[];
  readonly taken: readonly Taken[];
};

/** Who would drive one of them, with what. */
export type ProposedRun = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly vehicleId: string;
  readonly driverIds: readonly string[];
  /** Without a group: from the yard, or from the group before, and to the yard where no other group is next. Estimated by road (E). */
  readonly emptyKilometres: number;
  /** The reference of the trip whose last stop the vehicle comes from; null: it comes from its yard. */
  readonly comesFrom: string | null;
};

/** What speaks against most of those who were looked at, by an example. */
export type CommonProblem = { readonly count: number; readonly problem: CrewProblem };

/** What stays without a crew: no vehicle may go, none is near enough for the hours of the duty, nobody may drive one, or all who may are needed for others. */
export type LeftOpen = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly lacks: 'vehicle' | 'near' | 'driver' | 'nobody-left';
  readonly against: readonly CommonProblem[];
};

export type DayProposal = {
  readonly rows: readonly ProposedRun[];
  readonly open: readonly LeftOpen[];
  /** Whether it is proved that no other plan covers more, or as much with fewer empty kilometres. */
  readonly isBest: boolean;
};
