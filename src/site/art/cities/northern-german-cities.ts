import type { City } from '../city.ts';
import { arches, block, disc, dome, hip, needle, panes, peak, pillars, spire } from '../city-shapes.ts';

export const northernGermanCities = {
  /** The television tower and the Brandenburg Gate. */
  berlin: {
    houses: 'modern',
    ground: 'street',
    sunAt: 216,
    coachAt: 150,
    landmarks: [
      ['stone', needle({ x: 112, wide: 14, high: 128 }), hip({ x: 90, wide: 44, high: 22, inset: 10 })],
      ['brandDark', needle({ x: 112, y: 88, wide: 4, high: 62 })],
      ['glint', disc({ x: 112, y: 94, radius: 15 })],
      ['light', 'M98 93h28v3H98z'],
      ['stone', block({ x: 250, y: 156, wide: 164, high: 13 }), hip({ x: 276, y: 143, wide: 112, high: 10, inset: 6 })],
      ['stone', pillars({ x: 256, wide: 12, high: 60, step: 28, count: 6 }), block({ x: 224, wide: 24, high: 40 })],
      [
        'stone',
        block({ x: 416, wide: 24, high: 40 }),
        peak({ x: 222, y: 174, wide: 28, high: 12 }),
        peak({ x: 414, y: 174, wide: 28, high: 12 }),
      ],
      [
        'copper',
        'M308 133h48v-5h-5v-12q7-4 5-12l-9 8-8-3-4 9h-6l-4-9-8 3-9-8q-2 8 5 12v12h-5zM329 118v-18h6v18z',
        disc({ x: 332, y: 97, radius: 4 }),
      ],
    ],
  },
  /** The Elbphilharmonie, St Michaelis and the cranes of the port. */
  hamburg: {
    houses: 'pitched',
    ground: 'quay',
    sunAt: 330,
    coachAt: 270,
    landmarks: [
      ['brandDark', block({ x: 30, wide: 150, high: 54 })],
      ['near', 'M42 170h126v4H42zM42 184h126v4H42zM42 198h126v4H42z'],
      ['glint', 'M30 156V92q20 24 38-2t34 8 32-14 46-26v98z'],
      ['lit', panes({ x: 39, y: 122, wide: 135, rows: 3, step: 13 })],
      ['brandDark', block({ x: 214, wide: 66, high: 44 }), block({ x: 226, wide: 42, high: 78 })],
      [
        'copper',
        hip({ x: 222, y: 136, wide: 50, high: 8, inset: 5 }),
        block({ x: 232, y: 128, wide: 30, high: 26 }),
        dome({ x: 247, y: 102, wide: 34, high: 14 }),
      ],
      [
        'copper',
        pillars({ x: 238, y: 90, wide: 3, high: 16, step: 7.5, count: 3 }),
        dome({ x: 247, y: 76, wide: 22, high: 10 }),
        needle({ x: 247, y: 68, wide: 5, high: 28 }),
      ],
      ['light', disc({ x: 247, y: 116, radius: 7 })],
      ['glint', 'M372 214l14-86h6l14 86h-6l-4-24h-14l-4 24zM384 172h10l-3-20h-4zM338 120h118v7H338zM386 128l2-42h4l2 42z'],
      ['wire', 'M390 88L344 120M390 88l62 32M350 127v34'],
      ['brand', block({ x: 341, y: 172, wide: 18, high: 11 }), block({ x: 424, wide: 40, high: 12 })],
      ['water', block({ x: 418, y: 202, wide: 34, high: 12 })],
    ],
  },
  /** The cathedral, Groß St. Martin and the arches of the Hohenzollernbrücke. */
  koeln: {
    houses: 'pitched',
    ground: 'river',
    sunAt: 246,
    coachAt: 60,
    landmarks: [
      [
        'stone',
        spire({ x: 62, wide: 32, high: 86, roof: 72 }),
        spire({ x: 98, wide: 32, high: 86, roof: 72 }),
        hip({ x: 128, wide: 84, high: 74, inset: 8 }),
      ],
      ['stone', needle({ x: 164, y: 142, wide: 8, high: 38 }), peak({ x: 82, y: 128, wide: 28, high: 34 })],
      [
        'sky',
        arches({ x: 72, y: 168, wide: 12, high: 40, step: 36, count: 2 }),
        arches({ x: 136, y: 196, wide: 8, high: 38, step: 15, count: 5 }),
      ],
      [
        'brandDark',
        spire({ x: 236, wide: 26, high: 66, roof: 42 }),
        peak({ x: 228, y: 150, wide: 8, high: 24 }),
        peak({ x: 262, y: 150, wide: 8, high: 24 }),
      ],
      ['stone', block({ x: 228, wide: 8, high: 64 }), block({ x: 262, wide: 8, high: 64 })],
      ['water', block({ x: 274, wide: 206, high: 8 })],
      [
        'glint',
        block({ x: 274, y: 206, wide: 206, high: 6 }),
        block({ x: 348, y: 226, wide: 10, high: 24 }),
        block({ x: 434, y: 226, wide: 10, high: 24 }),
      ],
      ['girder', 'M282 203q36-62 71 0q44-62 86 0q36-62 71 0'],
      ['wire', 'M300 203v-26M318 203v-31M336 203v-26M374 203v-24M396 203v-30M418 203v-24M458 203v-24M474 203v-30'],
    ],
  },
  /** The Rheinturm, the leaning Neuer Zollhof and the Rheinkniebrücke. */
  duesseldorf: {
    houses: 'modern',
    ground: 'river',
    sunAt: 196,
    coachAt: 250,
    landmarks: [
      ['stone', needle({ x: 96, wide: 18, high: 160 }), hip({ x: 84, wide: 24, high: 20, inset: 6 })],
      ['glint', hip({ x: 80, y: 92, wide: 32, high: 14, inset: -8 }), dome({ x: 96, y: 78, wide: 48, high: 9 })],
      ['brandDark', needle({ x: 96, y: 70, wide: 5, high: 44 })],
      ['lit', panes({ x: 79, y: 80, wide: 38, rows: 1 })],
      ['shade', 'M180 214l-4-62 30-8 4-26 30 6 2 90z'],
      ['glint', 'M236 214q12-40 2-84l34-12q12 40 4 96z'],
      ['brandDark', 'M270 214l8-70 36 10-2 60z'],
      [
        'panes',
        panes({ x: 184, y: 164, wide: 50, rows: 3 }),
        panes({ x: 246, y: 142, wide: 24, rows: 4 }),
        panes({ x: 280, y: 166, wide: 26, rows: 3 }),
      ],
      [
        'wire',
        'M404 84L332 198M404 104L352 198M404 124L370 198M404 144L388 198M404 84L478 198M404 104L458 198M404 124L440 198M404 144L422 198',
      ],
      ['glint', block({ x: 400, wide: 8, high: 134 }), block({ x: 322, y: 204, wide: 158, high: 6 })],
    ],
  },
  /** The Völkerschlachtdenkmal, the City-Hochhaus and the tower of the new town hall. */
  leipzig: {
    houses: 'pitched',
    ground: 'street',
    sunAt: 60,
    coachAt: 290,
    landmarks: [
      [
        'stone',
        hip({ x: 60, wide: 180, high: 40, inset: 22 }),
        hip({ x: 100, y: 176, wide: 100, high: 64, inset: 10 }),
        'M116 112v-14q34-56 68 0v14z',
      ],
      ['near', 'M138 214v-38q12-18 24 0v38zM110 118h80v5h-80z'],
      [
        'sky',
        arches({ x: 130, y: 160, wide: 8, high: 26, step: 16, count: 3 }),
        arches({ x: 126, y: 106, wide: 6, high: 16, step: 10.5, count: 5 }),
      ],
      ['glint', 'M286 214V60q-4-14 10-22 4 20 34 30v146z'],
      ['lit', panes({ x: 294, y: 84, wide: 35, rows: 7 })],
      ['stone', block({ x: 392, wide: 70, high: 58 }), block({ x: 412, wide: 30, high: 96 })],
      [
        'copper',
        hip({ x: 408, y: 118, wide: 38, high: 18, inset: 8 }),
        dome({ x: 427, y: 100, wide: 20, high: 14 }),
        needle({ x: 427, y: 88, wide: 4, high: 24 }),
      ],
      ['brandDark', hip({ x: 386, y: 156, wide: 26, high: 16, inset: 8 }), hip({ x: 442, y: 156, wide: 26, high: 16, inset: 8 })],
      ['panes', panes({ x: 400, y: 170, wide: 55, rows: 2 })],
      ['light', disc({ x: 427, y: 132, radius: 7 })],
    ],
  },
} as const satisfies Record<string, City>;
