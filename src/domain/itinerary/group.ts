import * as v from 'valibot';
import { occasionKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../immutable.ts';
import { choiceOrFirst, choiceOrNull, choices, line, lines, textLimits, wholeNumber, wholeNumberOrNone } from '../input/fields.ts';

export const luggageKinds = ['none', 'hand', 'case', 'sports'] as const;
/** Luggage a person: none, hand luggage, one case each, sports gear or skis (field notes, "Vehicles"). */
export type LuggageKind = (typeof luggageKinds)[number];

export const extraKinds = ['toilet', 'wifi', 'trailer', 'child-seats', 'microphone', 'fridge'] as const;
export type ExtraKind = (typeof extraKinds)[number];

export const maximumPassengers = 500;

/** As it is stored. Stored trips live for years: whatever is added here later must read its absence. */
export const groupSchema = v.object({
  /** Leaders and guides count. */
  passengers: v.number(),
  luggage: v.picklist(luggageKinds),
  wheelchairPlaces: v.number(),
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
  occasion: choiceOrNull(occasionKeys),
  flightNumber: line(20),
  extras: choices(extraKinds),
  notes: lines(textLimits.notes),
} satisfies { readonly [Field in keyof Group]: v.GenericSchema<unknown, Group[Field]> };
