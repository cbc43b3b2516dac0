import type { FieldIssue } from '#domain/input/issues.ts';
import { checkDepartures } from './check-departures.ts';
import { checkGroup } from './check-group.ts';
import type { Group } from './group.ts';
import { type Itinerary, maximumStops, minimumStops } from './itinerary.ts';
import { checkPickUps } from './pick-ups.ts';
import { isSamePlace } from './same-place.ts';
import { checkSecondReturn, hasReturn } from './second-return.ts';

export type ItineraryOptions = { readonly itinerary: Itinerary; readonly group: Group; readonly now: string };

/**
 * Everything wrong with an itinerary and a group, in the order of the form; empty if nothing is. `now` is an instant; "past" and "today"
 * use the local time of each stop (docs/specification.md#dates). Does not check the length of the trip: a trip too long to price goes to a
 * person (docs/specification.md#states).
 */
export function checkItinerary({ itinerary, group, now }: ItineraryOptions): FieldIssue[] {
  const stops = [...checkStops(itinerary), ...checkDepartures(itinerary.stops, now)];
  return [...stops, ...checkPickUps(itinerary, group, now), ...checkSecondReturn(itinerary, group), ...checkGroup(group)].sort(byStop);
}

function checkStops({ type, stops }: Itinerary): FieldIssue[] {
  const repeated = stops.flatMap((stop, index): FieldIssue[] => {
    const previous = stops[index - 1];
    return previous && isSamePlace(previous.place, stop.place) ? [{ field: `stops.${index}.place`, code: 'same-place' }] : [];
  });
  return [...checkCount(type, stops.length), ...repeated];
}

function checkCount(type: Itinerary['type'], count: number): FieldIssue[] {
  if (count < minimumStops) return [{ field: 'stops', code: 'too-few-stops' }];
  if (count > maximumStops) return [{ field: 'stops', code: 'too-many-stops' }];
  // A return and a day trip end where they began, so they need a stop between.
  return hasReturn(type) && count < 3 ? [{ field: 'stops', code: 'return-missing' }] : [];
}

/** Sorts by the form's order: the stops as a whole, each stop, then the rest in their given order. */
function byStop(first: FieldIssue, second: FieldIssue): number {
  return rankOf(first) - rankOf(second);
}

function rankOf({ field }: FieldIssue): number {
  if (field === 'stops') return -1;
  return field.startsWith('stops.') ? Number(field.split('.')[1]) : Number.MAX_SAFE_INTEGER;
}
