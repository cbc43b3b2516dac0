import { compareInstants } from '../calendar/instant.ts';
import { planPassengerListTasks } from '../children/trip-children.ts';
import type { TripCrew } from '../planning/trip-crew.ts';
import { planPostingTasks } from '../posting/posting-tasks.ts';
import { isBooked } from '../trip/states.ts';
import type { Trip } from '../trip/trip.ts';
import type { RuleTask } from './rule-task.ts';

type Planned = { readonly trip: Trip; readonly crews: readonly TripCrew[] /** Instant, ISO 8601. */; readonly now: string };

/** All that rules ask of our people for a trip as it is now; nothing for one that is not booked, or whose crews have come home. */
export function planTasks({ trip, crews, now }: Planned): readonly RuleTask[] {
  if (!isBooked(trip)) return [];
  const ahead = crews.filter(({ until }) => compareInstants(until, now) > 0);
  return [...planPassengerListTasks(trip), ...ahead.flatMap((crew) => planPostingTasks(trip, crew))];
}
