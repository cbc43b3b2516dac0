import type { LocalDateTime, Stop } from '#domain/itinerary/itinerary.ts';
import { placeLinesOf } from '#domain/itinerary/place-lines.ts';
import { findChosenOption } from './chosen-option.ts';
import { listNamedLegs, type NamedLeg } from './journey-legs.ts';
import { type DescribedPart, listParts } from './list-parts.ts';
import { listOrdered, type OrderedField, type OrderedItem, orderedFields } from './ordered.ts';
import type { Trip } from './trip.ts';

/** A stop as shown in a change. */
export type NamedStop = { readonly name: string; readonly departure: LocalDateTime | null; readonly arriveBy: LocalDateTime | null };

/** A part of the group, without its kilometres, which follow from its stops. */
export type NamedPart = Omit<DescribedPart, 'kilometres' | 'vehicles'> & { readonly vehicles: readonly string[] };

/** The parts of a trip that a change can affect and a customer can read: places, times, and everything ordered. */
export type Described = {
  readonly stops: readonly NamedStop[];
  readonly items: readonly OrderedItem[];
  readonly parts: readonly NamedPart[];
  readonly vehicles: readonly string[];
  readonly legs: readonly NamedLeg[];
};

type Changed = Pick<Trip, 'itinerary' | 'group' | 'quote'>;

export function describeForChange(trip: Changed): Described {
  return {
    stops: trip.itinerary.stops.map(nameStop),
    items: listOrdered(trip),
    parts: listParts(trip).map(({ kilometres: _kilometres, ...part }) => part),
    vehicles: findChosenOption(trip)?.vehicles ?? [],
    legs: listNamedLegs(trip.itinerary),
  };
}

function nameStop({ place, departure, arriveBy }: Stop): NamedStop {
  const { name, address } = placeLinesOf(place, '');
  return { name: [name, ...address].join(', '), departure, arriveBy: arriveBy ?? null };
}

/** One difference with both sides; an absent side is null or empty. */
export type TripChange =
  | { readonly kind: 'stop'; readonly index: number; readonly before: NamedStop | null; readonly after: NamedStop | null }
  | {
      readonly kind: 'field';
      readonly field: OrderedField;
      readonly before: readonly OrderedItem[];
      readonly after: readonly OrderedItem[];
    }
  | { readonly kind: 'parts'; readonly before: readonly NamedPart[]; readonly after: readonly NamedPart[] }
  | { readonly kind: 'vehicles'; readonly before: readonly string[]; readonly after: readonly string[] };

/**
 * All differences between two versions of a trip, in reading order: stops, what was ordered, parts of the group, vehicles. Compares stops
 * by position. Empty if a customer would read the same.
 */
export function listChanges(before: Described, after: Described): readonly TripChange[] {
  const longest = Math.max(before.stops.length, after.stops.length);
  const stops = Array.from({ length: longest }, (_, index): TripChange => {
    return { kind: 'stop', index, before: before.stops[index] ?? null, after: after.stops[index] ?? null };
  });
  const fields = orderedFields.map((field): TripChange => {
    const of = ({ items }: Described) => items.filter((item) => item.field === field);
    return { kind: 'field', field, before: of(before), after: of(after) };
  });
  const rest: readonly TripChange[] = [
    { kind: 'parts', before: before.parts, after: after.parts },
    { kind: 'vehicles', before: before.vehicles, after: after.vehicles },
  ];
  return [...stops, ...fields, ...rest].filter((change) => !isSame(change.before, change.after));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
