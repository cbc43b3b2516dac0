import * as v from 'valibot';
import { occasionKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../immutable.ts';
import { choiceOrFirst, choiceOrNull, choices, line, lines, wholeNumber, wholeNumberOrNone } from '../input/fields.ts';
import { textLimits } from '../input/text-limits.ts';

export const luggageKinds = ['none', 'hand', 'case', 'sports'] as const;
/** Luggage a person: none, hand luggage, one case each, sports gear or skis (docs/prices-and-law.md#vehicles). */
export type LuggageKind = (typeof luggageKinds)[number];

export const extraKinds = ['toilet', 'wifi', 'trailer', 'child-seats', 'microphone', 'fridge'] as const;
export type ExtraKind = (typeof extraKinds)[number];

export const maximumPassengers = 500;

/** Seats for children up to a year, from one to four, and boosters from four to twelve: by age, for nobody knows his child's group. */
export const childSeatKinds = ['babySeats', 'childSeats', 'boosterSeats'] as const;
export type ChildSeatKind = (typeof childSeatKinds)[number];
const childSeatCounts = v.entriesFromList(childSeatKinds, v.optional(v.number(), 0));

/** As it is stored. Stored trips live for years: whatever is added here later must read its absence. */
export const groupSchema = v.object({
  /** Leaders and guides count. */
  passengers: v.number(),
  luggage: v.picklist(luggageKinds),
  wheelchairPlaces: v.number(),
  /** Child seats by age; absent in trips of before, whose extras only say that there are some. */
  ...childSeatCounts,
  occasion: v.nullable(v.picklist(occasionKeys)),
  flightNumber: v.string(),
  extras: v.array(v.picklist(extraKinds)),
  notes: v.string(),
});
/** The group to carry. */
export type Group = Immutable<v.InferOutput<typeof groupSchema>>;

/** As a visitor types it, field by field of the stored one. */
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

/** All child seats together. */
export function countChildSeats(group: Pick<Group, ChildSeatKind>): number {
  return childSeatKinds.reduce((total, kind) => total + group[kind], 0);
}

/** As many as may travel apart from the rest: somebody stays, and whoever needs a child seat or a wheelchair place. */
export function mostWhoPart(group: Pick<Group, 'passengers' | 'wheelchairPlaces' | ChildSeatKind>): number {
  return group.passengers - Math.max(1, countChildSeats(group), group.wheelchairPlaces);
}

/** What a vehicle must have for the group: the extras that were asked for, and what child seats are fixed to. */
export function extrasNeededBy(group: Pick<Group, 'extras' | ChildSeatKind>): readonly ExtraKind[] {
  const isAsked = countChildSeats(group) === 0 || group.extras.includes('child-seats');
  return isAsked ? group.extras : [...group.extras, 'child-seats'];
}
