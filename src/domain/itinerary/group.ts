import * as v from 'valibot';
import { occasionKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../immutable.ts';
import { choiceOrFirst, choiceOrNull, choices, line, lines, wholeNumber, wholeNumberOrNone } from '../input/fields.ts';
import { textLimits } from '../input/text-limits.ts';

export const luggageKinds = ['none', 'hand', 'case', 'sports'] as const;
/** Luggage per person: none, hand luggage, one case each, sports gear or skis (docs/prices-and-law.md#vehicles). */
export type LuggageKind = (typeof luggageKinds)[number];

export const extraKinds = ['toilet', 'wifi', 'trailer', 'child-seats', 'microphone', 'fridge'] as const;
export type ExtraKind = (typeof extraKinds)[number];

export const maximumPassengers = 500;

/**
 * Seats for children up to one year, from one to four, and boosters from four to twelve. By age, because parents do not know the seat
 * groups.
 */
export const childSeatKinds = ['babySeats', 'childSeats', 'boosterSeats'] as const;
export type ChildSeatKind = (typeof childSeatKinds)[number];
const childSeatCounts = v.entriesFromList(childSeatKinds, v.optional(v.number(), 0));

/** The stored shape. Stored trips live for years, so a field that is added later must accept its absence. */
export const groupSchema = v.object({
  /** Includes leaders and guides. */
  passengers: v.number(),
  luggage: v.picklist(luggageKinds),
  wheelchairPlaces: v.number(),
  /** Child seats by age; absent in older trips, whose extras only say that there are some. */
  ...childSeatCounts,
  occasion: v.nullable(v.picklist(occasionKeys)),
  flightNumber: v.string(),
  extras: v.array(v.picklist(extraKinds)),
  notes: v.string(),
});
/** The group to carry. */
export type Group = Immutable<v.InferOutput<typeof groupSchema>>;

/** The same fields as typed by a visitor. */
export const typedGroup = {
  passengers: wholeNumber({ least: 1, most: maximumPassengers }),
  luggage: choiceOrFirst(luggageKinds),
  wheelchairPlaces: wholeNumberOrNone(maximumPassengers),
  babySeats: wholeNumberOrNone(maximumPassengers),
  childSeats: wholeNumberOrNone(maximumPassengers),
  boosterSeats: wholeNumberOrNone(maximumPassengers),
  occasion: choiceOrNull(occasionKeys),
  flightNumber: line(20),
  extras: choices(extraKinds),
  notes: lines(textLimits.notes),
} satisfies { readonly [Field in keyof Group]: v.GenericSchema<unknown, Group[Field]> };

/** The total number of child seats. */
export function countChildSeats(group: Pick<Group, ChildSeatKind>): number {
  return childSeatKinds.reduce((total, kind) => total + group[kind], 0);
}

/** How many people may travel apart from the rest: at least one stays, and so does everyone with a child seat or wheelchair place. */
export function mostWhoPart(group: Pick<Group, 'passengers' | 'wheelchairPlaces' | ChildSeatKind>): number {
  return group.passengers - Math.max(1, countChildSeats(group), group.wheelchairPlaces);
}

/** What a vehicle must have for the group: the requested extras, and what child seats are fixed to. */
export function extrasNeededBy(group: Pick<Group, 'extras' | ChildSeatKind>): readonly ExtraKind[] {
  const isAsked = countChildSeats(group) === 0 || group.extras.includes('child-seats');
  return isAsked ? group.extras : [...group.extras, 'child-seats'];
}
