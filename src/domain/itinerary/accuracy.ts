import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';

/** How precisely a stop is described: the place itself, an address or venue in its town, or only the town. */
const precisions = ['point', 'street-with-town', 'town'] as const;

/** The point that represents a stop: its own, the centre of its postcode area, or the centre of its town. */
const references = ['itself', 'postcode', 'town'] as const;

/** How precisely the coordinates of a place are known, as stored. */
export const accuracySchema = v.object({
  precision: v.picklist(precisions),
  reckonedFrom: v.picklist(references),
  /** The place is within about this distance of its coordinates, in kilometres; 0 for a point. */
  spreadKilometres: v.number(),
});
export type Accuracy = Immutable<v.InferOutput<typeof accuracySchema>>;

export const exactly: Accuracy = { precision: 'point', reckonedFrom: 'itself', spreadKilometres: 0 };

/** Smaller towns have no population in our lists. */
const leastInhabitants = 1_000;
const radiusFactor = 0.0265;
const radiusPower = 0.42;

/**
 * The radius of a town in kilometres, by population: 0.5 for 1,000, 2.5 for 50,000, 5 for 300,000, 14 for three million. Fitted by hand to
 * the built-up areas of 12 European towns (own knowledge, November 2026), within about a third.
 */
export function townRadiusKilometres(inhabitants: number): number {
  return radiusFactor * Math.max(leastInhabitants, inhabitants) ** radiusPower;
}

/** For a place stored before accuracies existed, derives it from its kind; its spread is then unknown: 0. */
export function accuracyOf({ accuracy, kind }: { readonly accuracy?: Accuracy; readonly kind: string }): Accuracy {
  if (accuracy !== undefined) return accuracy;
  if (kind === 'town') return { precision: 'town', reckonedFrom: 'town', spreadKilometres: 0 };
  if (kind === 'address') return { precision: 'street-with-town', reckonedFrom: 'town', spreadKilometres: 0 };
  return exactly;
}
