import type { Reach } from './figure.tsx';

type Side = -1 | 1;

/** Poses of arms, each for the shoulder on one side. Outwards is away from the body. */
export const arm = {
  hang: (side: Side): Reach => [side, side * 5, 28, side * 3, 54],
  /** Bent, the hand in front of the waist: holds a cup, a folder, a strap. */
  hold: (side: Side): Reach => [side, side * 6, 27, side * -14, 36],
  strap: (side: Side): Reach => [side, side * 9, 24, side * -3, 8],
  hip: (side: Side): Reach => [side, side * 20, 22, side * 2, 42],
  wave: (side: Side): Reach => [side, side * 20, -4, side * 24, -36],
  cheer: (side: Side): Reach => [side, side * 14, -22, side * 20, -52],
  point: (side: Side): Reach => [side, side * 24, 4, side * 52, -10],
  /** A hand held out to a child, or pulling a case. */
  reach: (side: Side): Reach => [side, side * 14, 24, side * 26, 48],
  swing: (side: Side): Reach => [side, side * 4, 27, side * 18, 46],
} as const;

/** Poses of legs: the far one first. */
export const legs = {
  /** One knee relaxed. */
  ease: [
    [1, 5, 45, 6, 90],
    [-1, -1, 46, -3, 90],
  ],
  /** To the right. */
  stride: [
    [-1, -4, 45, -24, 84, 1],
    [1, 14, 44, 20, 90],
  ],
  step: [
    [-1, 0, 46, -12, 87, 1],
    [1, 9, 44, 8, 90],
  ],
  /** On a seat, the knees to the right. */
  sit: [
    [-1, 38, 0, 40, 44, 1],
    [1, 36, 4, 38, 48],
  ],
} as const satisfies Record<string, readonly [Reach, Reach]>;
