import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';

/** How much was said of where a stop is: the place itself, an address or a venue in its town, or the town alone. */
const precisions = ['point', 'street-with-town', 'town'] as const;

/** What a stop is reckoned from: its own point, the middle of its postcode's area, or the centre of its town. */
const reckonings = ['itself', 'postcode', 'town'] as const;

/** How exactly the coordinates of a place are known, as it is kept. */
export const accuracySchema = v.object({
  precision: v.picklist(precisions),
  reckonedFrom: v.picklist(reckonings),
  /** The place lies at most about this far from its coordinates, in kilometres; 0 for a point. */
  spreadKilometres: v.number(),
});
export type Accuracy = Immutable<v.InferOutput<typeof accuracySchema>>;

export const exactly: Accuracy = { precision: 'point', reckonedFrom: 'itself', spreadKilometres: 0 };

/** Below this a town's inhabitants are not counted, or it is a village that no list counts. */
const leastInhabitants = 1_000;
const radiusFactor = 0.0265;
const radiusPower = 0.42;

/**
 * How far a town reaches from its centre, in kilometres, by its inhabitants: 0.5 for 1,000, 2.5 for 50,000, 5 for 300,000, 14 for three
 * millions. Fitted by hand to the built-up areas of 12 towns of Europe (own knowledge, November 2026), within about a third.
 */
export function townRadiusKilometres(inhabitants: number): number {
  return radiusFactor * Math.max(leastInhabitants, inhabitants) ** radiusPower;
}

/** Of a place that was kept before accuracies were, what its kind says; how far it spreads is then not known: 0. */
export function accuracyOf({ accuracy, kind }: { readonly accuracy?: Accuracy; readonly kind: string }): Accuracy {
  if (accuracy !== undefined) return accuracy;
  if (kind === 'town') return { precision: 'town', reckonedFrom: 'town', spreadKilometres: 0 };
  if (kind === 'address') return { precision: 'street-with-town', reckonedFrom: 'town', spreadKilometres: 0 };
  return exactly;
}
