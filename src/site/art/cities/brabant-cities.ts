import type { City } from '../city.ts';
import { arches, bellGable, block, disc, dome, hip, needle, panes, peak, spire, stepGable } from '../city-shapes.ts';

export const brabantCities = {
  /** The Atomium and the town hall of the Grote Markt. */
  brussel: {
    houses: 'gabled',
    ground: 'street',
    sunAt: 220,
    coachAt: 270,
    landmarks: [
      ['frame', 'M112 46L172 84V158L112 196 52 158V84zM112 46V196M52 84L172 158M172 84L52 158'],
      ['wire', 'M60 160L44 214M164 160l16 54'],
      [
        'glint',
        disc({ x: 112, y: 48, radius: 17 }),
        disc({ x: 52, y: 86, radius: 15 }),
        disc({ x: 172, y: 86, radius: 15 }),
        disc({ x: 112, y: 121, radius: 18 }),
      ],
      [
        'glint',
        disc({ x: 52, y: 156, radius: 15 }),
        disc({ x: 172, y: 156, radius: 15 }),
        disc({ x: 112, y: 196, radius: 18 }),
        block({ x: 84, wide: 56, high: 10 }),
      ],
      ['light', 'M98 47h28v4H98zM98 120h28v4H98zM98 195h28v4H98z'],
      [
        'stone',
        block({ x: 236, wide: 160, high: 54 }),
        block({ x: 300, wide: 30, high: 98 }),
        block({ x: 305, y: 116, wide: 20, high: 24 }),
        peak({ x: 303, y: 92, wide: 24, high: 48 }),
      ],
      [
        'brandDark',
        hip({ x: 232, y: 160, wide: 70, high: 24, inset: 8 }),
        hip({ x: 328, y: 160, wide: 72, high: 24, inset: 8 }),
        needle({ x: 315, y: 46, wide: 4, high: 14 }),
      ],
      [
        'sky',
        arches({ x: 242, y: 184, wide: 6, high: 16, step: 12, count: 5 }),
        arches({ x: 334, y: 184, wide: 6, high: 16, step: 12, count: 5 }),
        arches({ x: 306, y: 170, wide: 7, high: 44, step: 11, count: 2 }),
      ],
      ['brand', bellGable({ x: 404, wide: 34, high: 58 })],
      ['glint', stepGable({ x: 440, wide: 36, high: 50, steps: 3 })],
      ['lit', panes({ x: 411, y: 166, wide: 25, rows: 2 }), panes({ x: 447, y: 174, wide: 25, rows: 1 })],
    ],
  },
  /** The town hall with its turrets, Sint-Pieter and the tower of the library. */
  leuven: {
    houses: 'gabled',
    ground: 'street',
    sunAt: 64,
    coachAt: 280,
    landmarks: [
      [
        'stone',
        block({ x: 110, wide: 104, high: 84 }),
        spire({ x: 100, wide: 16, high: 110, roof: 44 }),
        spire({ x: 208, wide: 16, high: 110, roof: 44 }),
        spire({ x: 154, wide: 16, high: 124, roof: 40 }),
      ],
      ['brandDark', hip({ x: 114, y: 130, wide: 96, high: 36, inset: 12 })],
      [
        'stone',
        spire({ x: 155, wide: 14, high: 84, roof: 70 }),
        peak({ x: 122, y: 130, wide: 16, high: 20 }),
        peak({ x: 186, y: 130, wide: 16, high: 20 }),
      ],
      [
        'sky',
        arches({ x: 120, y: 160, wide: 7, high: 22, step: 13, count: 7 }),
        arches({ x: 120, y: 194, wide: 7, high: 24, step: 13, count: 7 }),
        arches({ x: 105, y: 130, wide: 6, high: 20, step: 108, count: 2 }),
      ],
      ['near', block({ x: 262, wide: 84, high: 62 })],
      ['stone', block({ x: 262, wide: 26, high: 78 })],
      ['glint', hip({ x: 288, y: 152, wide: 60, high: 28, inset: 10 }), needle({ x: 312, y: 126, wide: 6, high: 34 })],
      [
        'sky',
        arches({ x: 294, y: 196, wide: 8, high: 32, step: 15, count: 3 }),
        arches({ x: 269, y: 178, wide: 12, high: 28, step: 10, count: 1 }),
      ],
      [
        'brandDark',
        block({ x: 384, wide: 30, high: 98 }),
        block({ x: 360, wide: 100, high: 40 }),
        stepGable({ x: 432, wide: 30, high: 36, steps: 3 }),
      ],
      ['shade', block({ x: 382, y: 116, wide: 34, high: 12 }), block({ x: 390, y: 104, wide: 18, high: 14 })],
      ['glint', dome({ x: 399, y: 90, wide: 22, high: 18 }), needle({ x: 399, y: 74, wide: 4, high: 22 })],
      ['light', disc({ x: 399, y: 130, radius: 8 })],
      ['panes', panes({ x: 367, y: 186, wide: 85, rows: 1 })],
    ],
  },
} as const satisfies Record<string, City>;
