import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { childSeatKinds, type Group } from '#domain/itinerary/group.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { occasionKeys } from '#domain/sites/keys.ts';

/** What a group ordered beyond its size and luggage, and a driver must know. Duty sheets and offers of older trips are without it. */
export const orderedOfDutySchema = v.object({
  ...v.entriesFromList(childSeatKinds, v.number()),
  occasion: v.nullable(v.picklist(occasionKeys)),
  /** The group books the driver's room. */
  suppliesDriverRoom: v.boolean(),
});
export type OrderedOfDuty = Immutable<v.InferOutput<typeof orderedOfDutySchema>>;

export function orderedOfDuty({ babySeats, childSeats, boosterSeats, occasion }: Group, { suppliesDriverRoom }: Itinerary): OrderedOfDuty {
  return { babySeats, childSeats, boosterSeats, occasion, suppliesDriverRoom: suppliesDriverRoom === true };
}

type Contents = {
  readonly ordered?: OrderedOfDuty;
  readonly stops: readonly { readonly localKilometres?: number }[];
};

/** What both have, so that one from before these fields is not taken for a changed one. */
export function comparable<Kept extends Contents>(first: Kept, second: Kept): readonly [object, object] {
  if (first.ordered !== undefined && second.ordered !== undefined) return [first, second];
  return [withoutOrdered(first), withoutOrdered(second)];
}

function withoutOrdered({ ordered: _ordered, stops, ...rest }: Contents): object {
  return { ...rest, stops: stops.map(({ localKilometres: _kilometres, ...stop }) => stop) };
}
