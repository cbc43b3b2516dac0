import { compareInstants } from '../calendar/instant.ts';
import { todayIn } from '../calendar/zoned.ts';
import { planBanDayTasks, planPassengerListTasks } from '../children/trip-children.ts';
import { planningZone } from '../planning/fleet.ts';
import type { TripCrew } from '../planning/trip-crew.ts';
import { planPostingTasks } from '../posting/posting-tasks.ts';
import { isBooked } from '../trip/states.ts';
import type { Trip } from '../trip/trip.ts';
import { planZoneTasks, type ZoneCity } from '../zones/zone-tasks.ts';
import type { RuleTask } from './rule-task.ts';

type Planned = {
  readonly trip: Trip;
  readonly crews: readonly TripCrew[];
  /** Of which facts are known. */
  readonly cities: readonly ZoneCity[];
  /** Instant, ISO 8601. */
  readonly now: string;
};

/** All that rules ask of our people for a trip as it is now; nothing for one that is not booked, or of crews that have come home. */
export function planTasks({ trip, crews, cities, now }: Planned): readonly RuleTask[] {
  if (!isBooked(trip)) return [];
  const ahead = crews.filter(({ until }) => compareInstants(until, now) > 0);
  const today = todayIn(planningZone, now);
  return [
    ...planPassengerListTasks(trip),
    ...planBanDayTasks(trip),
    ...ahead.flatMap((crew) => [...planPostingTasks(trip, crew), ...planZoneTasks(trip, crew, { cities, today })]),
  ];
}
