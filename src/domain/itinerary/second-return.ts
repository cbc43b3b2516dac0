import { addDays } from '#domain/calendar/date.ts';
import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { isTwice, settleHour, toInstant } from '#domain/calendar/zoned.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { type Group, mostWhoPart } from './group.ts';
import type { Itinerary, LocalDateTime, SecondReturn, Stop, TripType } from './itinerary.ts';

/**
 * Two returns: a wedding whose first coach leaves at one and whose last leaves at three. A vehicle that waits until three cannot carry
 * anybody at one, so each part of the group has its own vehicles from door to door, with their own plan, crew and price. Child seats and
 * wheelchair places travel with the first return.
 */

/** The requested second return. A time without a date: the first such time after the first return. */
export type SecondReturnInput = Omit<LocalDateTime, 'date'> & { readonly passengers: number };

type SecondReturnRule = Dated & { readonly mostHoursLater: number };

const rules: readonly SecondReturnRule[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'House rule, 2026 (E): half a day after the first return nobody means the same evening; the two hours were mistaken for each other',
    mostHoursLater: 12,
  },
];

/** Whether this type of trip has a return. */
export function hasReturn(type: TripType): boolean {
  return type === 'return' || type === 'day-trip';
}

/** The stop from which the group returns. */
export function returnStopOf({ stops }: Pick<Itinerary, 'stops'>): Stop | null {
  return stops.at(-2) ?? null;
}

/**
 * The itinerary with a second return. Ignores it if it has the same time as the first, if the trip does not return, or if its first return
 * has no time yet.
 */
export function addSecondReturn(itinerary: Itinerary, asked: SecondReturnInput | null): Itinerary {
  const first = returnStopOf(itinerary)?.departure ?? null;
  if (asked === null || first === null || !hasReturn(itinerary.type)) return itinerary;
  const { passengers, ...at } = asked;
  // On the night on which the clocks go back the second 02:15 comes after the first 02:45.
  const isHourLater = at.hour === 'second' && first.hour === 'first';
  if (at.time === first.time && !isHourLater) return itinerary;
  const date = at.time > first.time || isHourLater ? first.date : addDays(first.date, 1);
  const departure = settleHour({ date, ...at }, returnStopOf(itinerary)?.place.timeZone ?? 'UTC');
  return { ...itinerary, secondReturn: { departure, passengers } };
}

/** What is wrong with a second return: its time, or the number of people. */
export function checkSecondReturn(itinerary: Itinerary, group: Group): FieldIssue[] {
  const { secondReturn } = itinerary;
  const stop = returnStopOf(itinerary);
  if (secondReturn === undefined || stop === null) return [];
  return [...checkTime(secondReturn, stop), ...checkPassengers(secondReturn.passengers, mostWhoPart(group))];
}

function checkTime({ departure }: SecondReturn, { departure: first, place: { timeZone } }: Stop): FieldIssue[] {
  const field = 'secondReturnTime';
  const [before, found] = [first === null ? null : toInstant(first, timeZone), toInstant(departure, timeZone)];
  if (!found.ok && found.failure.reason === 'gap') return [{ field, code: 'gap', proposal: found.failure.proposal.time }];
  if (!found.ok) return [{ field, code: 'invalid' }];
  if (departure.hour === undefined && isTwice(departure, timeZone)) return [{ field, code: 'twice' }];
  const hours = before?.ok ? (epochOf(found.value) - epochOf(before.value)) / 3_600_000 : 0;
  return hours > getInForce(rules, departure.date).mostHoursLater ? [{ field, code: 'before-previous' }] : [];
}

function checkPassengers(passengers: number, most: number): FieldIssue[] {
  const field = 'secondReturnPassengers';
  if (passengers < 1) return [{ field, code: 'too-few' }];
  return passengers > most ? [{ field, code: 'too-many' }] : [];
}

/** The itinerary of those who return last; unchanged without a second return. */
export function withLastReturn({ secondReturn, ...itinerary }: Itinerary): Itinerary {
  return secondReturn === undefined ? itinerary : leaveAt(itinerary, secondReturn);
}

/** Sets another departure for the return. The requested arrival does not apply to it. */
export function leaveAt({ stops, ...itinerary }: Omit<Itinerary, 'secondReturn'>, { departure }: SecondReturn): Itinerary {
  const at = stops.length - 2;
  return {
    ...itinerary,
    stops: stops.map((stop, index) => {
      if (index === at) {
        const { isProposed: _isProposed, isNextDay: _isNextDay, ...left } = stop;
        return { ...left, departure };
      }
      const { arriveBy: _arriveBy, ...last } = stop;
      return index === at + 1 ? last : stop;
    }),
  };
}
