import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { nameCrew, type TripCrew } from '#operations/duties/rules/trip-crew.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { RuleTask } from '#operations/tasks/rules/rule-task.ts';
import { findTripPostings } from './trip-postings.ts';

/**
 * A task for each state in which a crew's posting must be declared or decided about, due the day before departure, because a declaration is
 * made before the posting begins (Directive (EU) 2020/1057 art. 1(11)(a)). Another crew, other days or another verdict need another
 * declaration.
 */
export function planPostingTasks(trip: Trip, crew: TripCrew): readonly RuleTask[] {
  const { vehicleIndex, operator, plate } = crew;
  const [from, until] = [crew.from, crew.until].map((instant) => toLocal(instant, planningZone).date);
  if (from === undefined || until === undefined) return [];
  return findTripPostings(trip, vehicleIndex, crew).flatMap(({ country, verdict, why }): RuleTask[] => {
    if (verdict === 'none') return [];
    const key = [country, verdict, vehicleIndex, crew.operatorId, nameCrew(crew), from, until].join(' ');
    const facts = { country, verdict, why, operator, plate, vehicle: vehicleIndex + 1 };
    return [{ kind: 'posting', key, dueOn: addDays(from, -1), facts }];
  });
}
