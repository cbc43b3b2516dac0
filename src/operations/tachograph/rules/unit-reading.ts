import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { generations } from './unit-sections.ts';

/** What the file of a vehicle unit says. Instants are ISO 8601 UTC, days UTC `YYYY-MM-DD`; null is what the unit does not know. */

const instant = v.nullable(v.string());
/** A card as `type state number`, the number with its signs of renewal and replacement; empty without a card. */
const cardNumber = v.string();

const cardTypes = ['driver', 'workshop', 'control', 'company', 'other'] as const;
export const activities = ['rest', 'available', 'work', 'drive'] as const;

const insertionSchema = v.object({
  card: cardNumber,
  type: v.picklist(cardTypes),
  name: v.string(),
  slot: v.picklist([1, 2]),
  insertedAt: instant,
  withdrawnAt: instant,
  kmFrom: v.nullable(v.number()),
  kmUntil: v.nullable(v.number()),
});

const stretchSchema = v.object({
  slot: v.picklist([1, 2]),
  /** Minutes of the day. */
  from: v.number(),
  until: v.number(),
  activity: v.picklist(activities),
  hasCard: v.boolean(),
});

const daySchema = v.object({
  date: v.string(),
  /** At the end of the day. */
  odometerKm: v.nullable(v.number()),
  insertions: v.array(insertionSchema),
  stretches: v.array(stretchSchema),
});

const eventSchema = v.object({ code: v.number(), from: instant, until: instant, card: cardNumber, similar: v.number() });
const speedingSchema = v.object({ ...eventSchema.entries, highestKmh: v.number(), averageKmh: v.number() });

const calibrationSchema = v.object({
  purpose: v.number(),
  workshop: v.string(),
  at: instant,
  nextOn: v.nullable(v.string()),
  vin: v.string(),
  plate: v.string(),
  tyres: v.string(),
  limitKmh: v.number(),
  odometerKm: v.nullable(v.number()),
});

export const unitReadingSchema = v.object({
  generation: v.picklist(generations),
  vin: v.string(),
  plate: v.string(),
  /** When the file was read from the unit. */
  readAt: instant,
  from: instant,
  until: instant,
  unit: v.nullable(
    v.object({
      maker: v.string(),
      part: v.string(),
      serial: v.string(),
      software: v.string(),
      approval: v.string(),
      madeOn: v.nullable(v.string()),
    }),
  ),
  days: v.array(daySchema),
  events: v.array(eventSchema),
  faults: v.array(eventSchema),
  speeding: v.array(speedingSchema),
  timeChanges: v.array(v.object({ from: instant, until: instant, workshop: v.string() })),
  controls: v.array(v.object({ at: instant, card: cardNumber })),
  locks: v.array(v.object({ from: instant, until: instant, company: v.string() })),
  calibrations: v.array(calibrationSchema),
  /** Minutes with a speed of every second. */
  speedMinutes: v.number(),
  unknown: v.array(v.object({ at: v.number(), code: v.number(), bytes: v.number() })),
  /** Changes of activity and records that were dropped because they go back in time or are shorter than the published structure. */
  leftOut: v.number(),
});
export type UnitReading = Immutable<v.InferOutput<typeof unitReadingSchema>>;
export type UnitDay = UnitReading['days'][number];
export type UnitStretch = UnitDay['stretches'][number];
