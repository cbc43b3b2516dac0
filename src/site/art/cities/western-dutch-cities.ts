import type { City } from '../city.ts';
import { arches, bellGable, block, cables, disc, hip, needle, onion, panes, peak, spire, stepGable } from '../city-shapes.ts';

export const westernDutchCities = {
  /** Canal houses and the Westertoren. */
  amsterdam: {
    houses: 'gabled',
    ground: 'quay',
    sunAt: 60,
    coachAt: 290,
    landmarks: [
      [
        'stone',
        block({ x: 300, wide: 30, high: 96 }),
        block({ x: 305, y: 118, wide: 20, high: 24 }),
        block({ x: 308, y: 94, wide: 14, high: 18 }),
      ],
      ['water', onion({ x: 315, y: 76, wide: 22, high: 20 })],
      ['brand', needle({ x: 315, y: 58, wide: 4, high: 18 }), disc({ x: 315, y: 132, radius: 8 })],
      [
        'brandDark',
        bellGable({ x: 40, wide: 36, high: 84 }),
        stepGable({ x: 152, wide: 40, high: 76, steps: 3 }),
        bellGable({ x: 364, wide: 38, high: 78 }),
      ],
      [
        'stone',
        stepGable({ x: 78, wide: 36, high: 70, steps: 3 }),
        bellGable({ x: 194, wide: 36, high: 88 }),
        stepGable({ x: 404, wide: 38, high: 64, steps: 3 }),
      ],
      ['glint', bellGable({ x: 116, wide: 34, high: 92 }), bellGable({ x: 234, wide: 38, high: 72 })],
      [
        'lit',
        panes({ x: 118, y: 132, wide: 35, rows: 5 }),
        panes({ x: 46, y: 140, wide: 25, rows: 5 }),
        panes({ x: 158, y: 148, wide: 30, rows: 4 }),
        panes({ x: 201, y: 138, wide: 25, rows: 5 }),
      ],
      [
        'lit',
        panes({ x: 84, y: 154, wide: 25, rows: 4 }),
        panes({ x: 241, y: 154, wide: 25, rows: 4 }),
        panes({ x: 370, y: 148, wide: 25, rows: 3 }),
        panes({ x: 410, y: 160, wide: 25, rows: 3 }),
      ],
    ],
  },
  /** The Erasmusbrug with a coach on it, De Rotterdam and the Euromast. */
  rotterdam: {
    houses: 'modern',
    ground: 'bridge',
    sunAt: 150,
    coachAt: 96,
    landmarks: [
      [
        'glint',
        block({ x: 336, wide: 34, high: 130 }),
        block({ x: 374, wide: 34, high: 138 }),
        block({ x: 412, wide: 34, high: 126 }),
        block({ x: 330, wide: 122, high: 30 }),
      ],
      [
        'lit',
        panes({ x: 341, y: 96, wide: 25, rows: 6 }),
        panes({ x: 379, y: 90, wide: 25, rows: 6 }),
        panes({ x: 417, y: 100, wide: 25, rows: 6 }),
      ],
      ['stone', needle({ x: 50, wide: 15, high: 150 })],
      ['brandDark', hip({ x: 38, y: 124, wide: 24, high: 14, inset: -6 }), block({ x: 46, y: 80, wide: 8, high: 4 })],
      [
        'wire',
        cables({
          from: [256, 62],
          to: [
            [66, 212],
            [226, 212],
          ],
          count: 11,
        }),
        'M256 62L316 212',
      ],
      ['stone', 'M256 46l-6 20 22 72-6 76h14l8-78-24-72z'],
    ],
  },
  /** The Domtoren, the church that it once belonged to and houses of the Oudegracht. */
  utrecht: {
    houses: 'gabled',
    ground: 'quay',
    sunAt: 366,
    coachAt: 290,
    landmarks: [
      ['brandDark', hip({ x: 250, y: 160, wide: 96, high: 26, inset: 10 })],
      [
        'stone',
        block({ x: 256, wide: 84, high: 54 }),
        block({ x: 156, wide: 56, high: 72 }),
        block({ x: 162, y: 142, wide: 44, high: 46 }),
        block({ x: 172, y: 96, wide: 24, high: 34 }),
      ],
      [
        'stone',
        peak({ x: 170, y: 62, wide: 28, high: 32 }),
        peak({ x: 158, y: 142, wide: 8, high: 14 }),
        peak({ x: 202, y: 142, wide: 8, high: 14 }),
        needle({ x: 184, y: 36, wide: 3, high: 18 }),
      ],
      [
        'sky',
        arches({ x: 168, y: 190, wide: 12, high: 36, step: 20, count: 2 }),
        arches({ x: 168, y: 136, wide: 10, high: 34, step: 11, count: 3 }),
        arches({ x: 176, y: 92, wide: 6, high: 26, step: 10, count: 2 }),
      ],
      ['sky', arches({ x: 264, y: 200, wide: 8, high: 32, step: 16, count: 5 })],
      ['brandDark', stepGable({ x: 60, wide: 40, high: 54, steps: 3 }), bellGable({ x: 360, wide: 40, high: 58 })],
      ['glint', bellGable({ x: 104, wide: 38, high: 60 }), stepGable({ x: 404, wide: 40, high: 48, steps: 3 })],
      [
        'lit',
        panes({ x: 68, y: 168, wide: 25, rows: 2 }),
        panes({ x: 111, y: 164, wide: 25, rows: 3 }),
        panes({ x: 367, y: 166, wide: 25, rows: 1 }),
        panes({ x: 411, y: 172, wide: 25, rows: 1 }),
      ],
    ],
  },
  /** The Ridderzaal and the Torentje at the Hofvijver, with the towers of the ministries behind. */
  'den-haag': {
    houses: 'gabled',
    ground: 'quay',
    sunAt: 60,
    coachAt: 50,
    landmarks: [
      ['glint', spire({ x: 330, wide: 30, high: 124, roof: 34 }), spire({ x: 366, wide: 30, high: 112, roof: 34 })],
      ['shade', 'M404 214V74l34 26v114z'],
      ['lit', panes({ x: 335, y: 104, wide: 25, rows: 5 }), panes({ x: 371, y: 116, wide: 25, rows: 4 })],
      ['panes', panes({ x: 409, y: 112, wide: 25, rows: 5 })],
      [
        'stone',
        block({ x: 160, wide: 76, high: 64 }),
        peak({ x: 156, y: 150, wide: 84, high: 56 }),
        block({ x: 144, wide: 14, high: 96 }),
        block({ x: 238, wide: 14, high: 96 }),
      ],
      ['brandDark', peak({ x: 141, y: 118, wide: 20, high: 34 }), peak({ x: 235, y: 118, wide: 20, high: 34 })],
      ['light', disc({ x: 198, y: 138, radius: 12 })],
      ['sky', arches({ x: 168, y: 184, wide: 10, high: 28, step: 17, count: 4 })],
      ['near', block({ x: 256, wide: 224, high: 34 }), hip({ x: 252, y: 180, wide: 230, high: 14, inset: 8 })],
      ['stone', block({ x: 290, wide: 26, high: 54 })],
      ['brandDark', peak({ x: 286, y: 160, wide: 34, high: 36 })],
      ['panes', panes({ x: 324, y: 194, wide: 145, rows: 1 }), panes({ x: 296, y: 174, wide: 15, rows: 2, step: 16 })],
    ],
  },
} as const satisfies Record<string, City>;
