import type { City } from '../city.ts';
import { arches, block, disc, dome, hill, hip, needle, onion, panes, peak, roundTree, spire, stepGable } from '../city-shapes.ts';

export const southernGermanCities = {
  /** The Frauenkirche, the tower of the Olympic park and the Alps. */
  muenchen: {
    houses: 'pitched',
    ground: 'street',
    sunAt: 60,
    coachAt: 300,
    behind: [
      ['far', 'M0 190L60 128 96 150 150 96 200 138 252 104 310 146 372 88 420 130 480 100V214H0z'],
      ['body', 'M150 96l22 19-14 2-8-6-10 7-12-2zM372 88l20 17-12 4-8-6-10 8-10-4z'],
    ],
    landmarks: [
      ['brandDark', hip({ x: 166, y: 168, wide: 112, high: 44, inset: 12 })],
      ['stone', block({ x: 160, wide: 124, high: 48 }), block({ x: 100, wide: 34, high: 122 }), block({ x: 144, wide: 34, high: 122 })],
      ['copper', onion({ x: 117, y: 92, wide: 40, high: 34 }), onion({ x: 161, y: 92, wide: 40, high: 34 })],
      ['light', disc({ x: 117, y: 106, radius: 7 }), disc({ x: 161, y: 106, radius: 7 })],
      [
        'sky',
        arches({ x: 111, y: 150, wide: 12, high: 24, step: 44, count: 2 }),
        arches({ x: 190, y: 206, wide: 9, high: 28, step: 18, count: 5 }),
      ],
      ['glint', needle({ x: 408, wide: 9, high: 150 }), hip({ x: 398, y: 108, wide: 20, high: 16, inset: -3 })],
      ['leaf', roundTree({ x: 344, wide: 34, high: 46 }), roundTree({ x: 456, wide: 38, high: 42 })],
    ],
  },
  /** The towers of the banks behind the three gables of the Römer. */
  frankfurt: {
    houses: 'pitched',
    ground: 'street',
    sunAt: 56,
    coachAt: 40,
    landmarks: [
      [
        'glint',
        block({ x: 96, wide: 30, high: 124 }),
        'M106 90V64h4v26zM222 214V80q22-14 44 0v134z',
        block({ x: 150, wide: 28, high: 100 }),
      ],
      [
        'stone',
        block({ x: 178, wide: 34, high: 138 }),
        block({ x: 188, y: 76, wide: 14, high: 14 }),
        needle({ x: 195, y: 62, wide: 4, high: 30 }),
      ],
      ['brandDark', block({ x: 280, wide: 32, high: 104 }), peak({ x: 280, y: 110, wide: 32, high: 36 })],
      [
        'panes',
        panes({ x: 101, y: 102, wide: 25, rows: 5 }),
        panes({ x: 153, y: 126, wide: 25, rows: 4 }),
        panes({ x: 185, y: 90, wide: 25, rows: 6 }),
        panes({ x: 286, y: 122, wide: 25, rows: 4 }),
      ],
      ['lit', panes({ x: 229, y: 92, wide: 35, rows: 5 })],
      ['near', stepGable({ x: 318, wide: 40, high: 46, steps: 3 }), stepGable({ x: 398, wide: 40, high: 46, steps: 3 })],
      ['stone', stepGable({ x: 354, wide: 48, high: 58, steps: 3 })],
      [
        'sky',
        arches({ x: 361, wide: 9, high: 18, step: 12.5, count: 3 }),
        arches({ x: 325, wide: 8, high: 18, step: 18, count: 2 }),
        arches({ x: 405, wide: 8, high: 18, step: 18, count: 2 }),
      ],
      [
        'panes',
        panes({ x: 361, y: 180, wide: 35, rows: 1 }),
        panes({ x: 363, y: 162, wide: 35, rows: 1 }),
        panes({ x: 326, y: 184, wide: 25, rows: 1 }),
        panes({ x: 406, y: 184, wide: 25, rows: 1 }),
      ],
      ['brand', disc({ x: 378, y: 143, radius: 5 })],
    ],
  },
  /** The television tower on its wooded height, the Stiftskirche and the Neues Schloss. */
  stuttgart: {
    houses: 'pitched',
    ground: 'street',
    sunAt: 300,
    coachAt: 60,
    behind: [
      ['leaf', hill({ x: -60, wide: 360, high: 82 })],
      ['far', hill({ x: 220, wide: 330, high: 56 })],
      ['stone', needle({ x: 122, y: 140, wide: 11, high: 92 })],
      ['glint', hip({ x: 111, y: 76, wide: 22, high: 16, inset: -6 }), block({ x: 104, y: 60, wide: 36, high: 5 })],
      ['brandDark', needle({ x: 122, y: 56, wide: 4, high: 40 })],
    ],
    landmarks: [
      [
        'stone',
        spire({ x: 206, wide: 26, high: 70, roof: 14 }),
        spire({ x: 244, wide: 20, high: 76, roof: 48 }),
        block({ x: 226, wide: 30, high: 46 }),
      ],
      ['brandDark', peak({ x: 202, y: 144, wide: 34, high: 26 }), peak({ x: 224, y: 168, wide: 28, high: 18 })],
      ['panes', panes({ x: 214, y: 160, wide: 15, rows: 3 }), panes({ x: 249, y: 152, wide: 15, rows: 3 })],
      ['stone', block({ x: 290, wide: 190, high: 42 }), block({ x: 356, wide: 58, high: 56 })],
      [
        'copper',
        hip({ x: 286, y: 172, wide: 70, high: 10, inset: 6 }),
        hip({ x: 414, y: 172, wide: 72, high: 10, inset: 6 }),
        dome({ x: 385, y: 158, wide: 50, high: 24 }),
      ],
      ['copper', needle({ x: 385, y: 136, wide: 5, high: 16 })],
      [
        'sky',
        arches({ x: 298, y: 204, wide: 7, high: 22, step: 14, count: 4 }),
        arches({ x: 421, y: 204, wide: 7, high: 22, step: 14, count: 4 }),
        arches({ x: 364, wide: 10, high: 34, step: 16, count: 3 }),
      ],
    ],
  },
} as const satisfies Record<string, City>;
