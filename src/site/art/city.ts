import type { ArtClass } from './art-style.ts';
import type { HouseStyle } from './house-rows.ts';

/** Shapes of one colour, or lines of one kind. */
export type Layer = readonly [kind: ArtClass, ...shapes: readonly string[]];

/** A city as we draw it, from the back to the front. */
export type City = {
  readonly houses: HouseStyle;
  /** Where the coach drives: in a street, along a quay, on the far bank of a river or on a bridge. */
  readonly ground: 'street' | 'quay' | 'river' | 'bridge';
  readonly sunAt: number;
  readonly coachAt: number;
  /** Hills, in place of the far houses. */
  readonly behind?: readonly Layer[];
  readonly landmarks: readonly Layer[];
};
