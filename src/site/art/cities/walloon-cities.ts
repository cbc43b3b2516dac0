import type { City } from '../city.ts';
import { arches, block, bridge, disc, dome, hill, hip, needle, onion, panes, peak, roundTree, spire, wall } from '../city-shapes.ts';

export const walloonCities = {
  /** The belfry of the town hall, the blue tower and the slag heaps. */
  charleroi: {
    houses: 'pitched',
    ground: 'street',
    sunAt: 290,
    coachAt: 50,
    behind: [
      ['near', 'M-20 214L64 96l20 6 90 112zM300 214l86-110 22 4 92 106z'],
      ['leaf', 'M-20 214l52-74 12 8 10-10 14 14 12-10 20 18 12-6 60 60zM330 176l18-10 10 8 14-12 16 12 14-8 58 48H300z'],
    ],
    landmarks: [
      ['stone', block({ x: 206, wide: 34, high: 112 }), block({ x: 196, wide: 54, high: 54 }), block({ x: 158, wide: 130, high: 38 })],
      [
        'copper',
        hip({ x: 202, y: 102, wide: 42, high: 7, inset: 4 }),
        block({ x: 210, y: 95, wide: 26, high: 16 }),
        onion({ x: 223, y: 79, wide: 28, high: 20 }),
        needle({ x: 223, y: 61, wide: 4, high: 20 }),
      ],
      ['light', disc({ x: 223, y: 118, radius: 8 })],
      ['sky', arches({ x: 213, y: 158, wide: 6, high: 24, step: 7, count: 3 })],
      ['panes', panes({ x: 166, y: 188, wide: 115, rows: 1 })],
      ['glint', 'M330 214q6-60 0-108h36q-6 48 0 108z'],
      ['lit', panes({ x: 336, y: 116, wide: 25, rows: 6 })],
      [
        'brandDark',
        block({ x: 404, wide: 60, high: 36 }),
        block({ x: 414, wide: 9, high: 84 }),
        block({ x: 434, wide: 9, high: 74 }),
        'M404 178l20-14v14l20-14v14l20-14v14z',
      ],
      ['panes', panes({ x: 411, y: 194, wide: 45, rows: 1 })],
    ],
  },
  /** The glass vault of Guillemins under the slopes, and the finance tower. */
  liege: {
    houses: 'mansard',
    ground: 'street',
    sunAt: 66,
    coachAt: 40,
    behind: [['leaf', hill({ x: -40, wide: 300, high: 64 }), hill({ x: 220, wide: 340, high: 46 })]],
    landmarks: [
      ['glint', spire({ x: 404, wide: 38, high: 128, roof: 0 }), peak({ x: 404, y: 86, wide: 38, high: 14 })],
      ['lit', panes({ x: 411, y: 100, wide: 25, rows: 7 })],
      ['stone', block({ x: 92, wide: 22, high: 92 }), block({ x: 62, wide: 60, high: 50 })],
      ['glint', peak({ x: 88, y: 122, wide: 30, high: 44 }), hip({ x: 58, y: 164, wide: 34, high: 20, inset: 8 })],
      ['sky', arches({ x: 99, y: 156, wide: 8, high: 22, step: 10, count: 1 })],
      ['shade', 'M132 214q16-96 132-98t132 98z'],
      ['water', 'M152 214q14-78 112-80t112 80z'],
      [
        'girder',
        'M142 214q12-86 122-88t122 88M157 194q107-26 214 0M182 214q10-66 82-86M222 214q6-60 42-86M264 214v-86M306 214q-6-60-42-86M346 214q-10-66-82-86',
      ],
      ['shade', 'M112 200q40-8 56 14h-56zM416 200q-40-8-56 14h56z'],
    ],
  },
  /** The citadel over the meeting of the Sambre and the Meuse, the Pont de Jambes and Saint-Aubain. */
  namur: {
    houses: 'mansard',
    ground: 'river',
    sunAt: 64,
    coachAt: 50,
    behind: [['leaf', 'M190 214q10-60 60-82l20 4 20-24 70-14 50 10 34-8q40 6 60 22v92z']],
    landmarks: [
      [
        'stone',
        'M232 150l18-38h70l10 38zM318 134l14-44h68l12 44z',
        wall({ x: 256, y: 114, wide: 50, high: 12 }),
        wall({ x: 338, y: 92, wide: 60, high: 12 }),
      ],
      ['near', 'M226 178l16-30h112l34-20h64l28 50z'],
      ['brandDark', peak({ x: 344, y: 78, wide: 22, high: 22 }), peak({ x: 262, y: 100, wide: 20, high: 20 })],
      ['glass', arches({ x: 300, y: 178, wide: 12, high: 20, step: 30, count: 4 })],
      ['stone', block({ x: 84, wide: 76, high: 56 }), block({ x: 106, y: 158, wide: 32, high: 20 })],
      [
        'copper',
        dome({ x: 122, y: 138, wide: 40, high: 30 }),
        block({ x: 118, y: 110, wide: 8, high: 8 }),
        needle({ x: 122, y: 102, wide: 4, high: 18 }),
      ],
      ['sky', arches({ x: 92, y: 196, wide: 8, high: 24, step: 13, count: 5 })],
      ['water', block({ x: 216, wide: 264, high: 18 })],
      ['stone', bridge({ x: 216, y: 190, wide: 264, high: 30, count: 6 })],
      ['leaf', roundTree({ x: 194, wide: 36, high: 46 }), roundTree({ x: 40, wide: 40, high: 50 })],
    ],
  },
} as const satisfies Record<string, City>;
