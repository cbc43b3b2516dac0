import { createRandom, pickWhole } from '../ui/random.ts';
import type { ArtClass } from './art-style.ts';
import { arches, block, disc, dome, hip, needle, onion, peak, spire } from './city-shapes.ts';

/** Shapes of one colour, or lines of one kind. */
export type Layer = readonly [kind: ArtClass, ...shapes: readonly string[]];

/** A generic city, from the back to the front. */
export type AnyCity = {
  readonly ground: 'street' | 'quay';
  readonly sunAt: number;
  readonly coachAt: number;
  readonly landmarks: readonly Layer[];
};

/** Generic buildings, each at its own x. */
const anyLandmarks: readonly ((x: number) => AnyCity['landmarks'])[] = [
  (x) => [
    ['stone', spire({ x, wide: 30, high: 90, roof: 58 }), block({ x: x + 30, wide: 80, high: 54 })],
    ['brandDark', hip({ x: x + 30, y: 160, wide: 84, high: 24, inset: 10 })],
    ['sky', arches({ x: x + 40, y: 200, wide: 9, high: 30, step: 16, count: 4 })],
  ],
  (x) => [
    ['stone', block({ x, wide: 110, high: 58 }), block({ x: x + 34, y: 156, wide: 42, high: 18 })],
    ['copper', dome({ x: x + 55, y: 138, wide: 52, high: 38 }), needle({ x: x + 55, y: 102, wide: 5, high: 22 })],
    ['sky', arches({ x: x + 10, y: 200, wide: 9, high: 28, step: 16, count: 6 })],
  ],
  (x) => [
    ['stone', block({ x, wide: 28, high: 104 }), block({ x: x + 64, wide: 28, high: 104 }), block({ x: x + 28, wide: 36, high: 60 })],
    ['copper', onion({ x: x + 14, y: 110, wide: 30, high: 30 }), onion({ x: x + 78, y: 110, wide: 30, high: 30 })],
    ['brandDark', peak({ x: x + 28, y: 154, wide: 36, high: 18 })],
  ],
  (x) => [
    ['stone', block({ x, wide: 34, high: 112 })],
    ['brandDark', hip({ x: x - 4, y: 102, wide: 42, high: 30, inset: 16 }), needle({ x: x + 17, y: 74, wide: 4, high: 20 })],
    ['light', disc({ x: x + 17, y: 120, radius: 9 })],
  ],
];

/** A city for a name without a drawing of its own. The same seed always gives the same city. */
export function createAnyCity(seed: string): AnyCity {
  const random = createRandom(seed);
  const at = pickWhole(random, 70, 320);
  const landmark = anyLandmarks[pickWhole(random, 0, anyLandmarks.length - 1)];
  return {
    ground: random() < 0.5 ? 'quay' : 'street',
    sunAt: at > 200 ? 90 : 390,
    coachAt: at > 200 ? 40 : 250,
    landmarks: landmark?.(at) ?? [],
  };
}
