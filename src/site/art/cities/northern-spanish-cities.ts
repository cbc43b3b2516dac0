import type { City } from '../city.ts';
import { arches, block, bridge, cables, cypress, disc, dome, hill, hip, needle, onion, panes, peak, roundTree } from '../city-shapes.ts';

export const northernSpanishCities = {
  /** The cathedral with the façade of the Obradoiro, granite houses and green hills. */
  'santiago-de-compostela': {
    houses: 'southern',
    ground: 'street',
    sunAt: 56,
    coachAt: 290,
    behind: [['leaf', hill({ x: -80, wide: 340, high: 62 }), hill({ x: 190, wide: 380, high: 78 })]],
    landmarks: [
      [
        'stone',
        block({ x: 130, wide: 34, high: 90 }),
        block({ x: 226, wide: 34, high: 90 }),
        block({ x: 164, wide: 62, high: 74 }),
        block({ x: 135, y: 124, wide: 24, high: 26 }),
        block({ x: 231, y: 124, wide: 24, high: 26 }),
      ],
      [
        'stone',
        block({ x: 140, y: 98, wide: 14, high: 18 }),
        block({ x: 236, y: 98, wide: 14, high: 18 }),
        dome({ x: 147, y: 80, wide: 16, high: 12 }),
        dome({ x: 243, y: 80, wide: 16, high: 12 }),
        needle({ x: 147, y: 70, wide: 5, high: 24 }),
        needle({ x: 243, y: 70, wide: 5, high: 24 }),
      ],
      [
        'stone',
        hip({ x: 164, y: 140, wide: 62, high: 20, inset: 10 }),
        hip({ x: 176, y: 120, wide: 38, high: 20, inset: 8 }),
        dome({ x: 195, y: 100, wide: 16, high: 12 }),
        needle({ x: 195, y: 90, wide: 4, high: 16 }),
      ],
      ['near', 'M128 122h38v4h-38zM224 122h38v4h-38zM164 158h62v4h-62zM128 160h34v4h-34zM228 160h34v4h-34z'],
      [
        'sky',
        arches({ x: 184, y: 196, wide: 22, high: 34, step: 10, count: 1 }),
        arches({ x: 142, y: 152, wide: 10, high: 22, step: 96, count: 2 }),
        arches({ x: 142, y: 120, wide: 10, high: 18, step: 96, count: 2 }),
        arches({ x: 188, y: 154, wide: 14, high: 26, step: 10, count: 1 }),
      ],
      ['near', 'M150 214l24-18h42l24 18z'],
      ['stone', block({ x: 278, wide: 130, high: 44 }), block({ x: 60, wide: 70, high: 50 })],
      ['brandDark', hip({ x: 274, y: 170, wide: 138, high: 14, inset: 8 }), hip({ x: 56, y: 164, wide: 78, high: 14, inset: 8 })],
      [
        'sky',
        arches({ x: 70, y: 196, wide: 8, high: 20, step: 14, count: 4 }),
        arches({ x: 288, y: 186, wide: 8, high: 12, step: 15, count: 8 }),
      ],
      ['leaf', cypress({ x: 430, wide: 16, high: 58 }), cypress({ x: 450, wide: 16, high: 46 })],
    ],
  },
  /** The Guggenheim, the Torre Iberdrola, the Zubizuri footbridge and green hills. */
  bilbao: {
    houses: 'mansard',
    ground: 'river',
    sunAt: 60,
    coachAt: 290,
    behind: [['leaf', hill({ x: -60, wide: 320, high: 70 }), hill({ x: 200, wide: 360, high: 56 })]],
    landmarks: [
      ['glint', 'M296 214L306 50q16-6 32 0l10 164z'],
      ['lit', panes({ x: 310, y: 66, wide: 25, rows: 9 })],
      ['stone', block({ x: 196, wide: 80, high: 40 })],
      [
        'shade',
        'M44 214q-14-40 22-52 4 18 26 20-18-40 26-60 0 24 22 30 4-30 38-40-8 28 14 42 18-24 48-14-24 16-10 32 20-14 38-2-16 14-12 44z',
      ],
      [
        'glint',
        'M66 162q4 18 26 20l-8 32H62q-6-28 4-52zM118 122q0 24 22 30l4 62h-28q-16-50 2-92zM178 112q-8 28 14 42l-2 60h-24q-6-60 12-102zM230 172q20-14 38-2-16 14-12 44h-22q-10-24-4-42z',
      ],
      [
        'wire',
        cables({
          from: [410, 148],
          to: [
            [366, 206],
            [456, 206],
          ],
          count: 9,
        }),
        'M360 206q50-100 108 0',
      ],
      ['body', block({ x: 352, y: 212, wide: 128, high: 6 })],
      ['girder', 'M360 208q50-118 108 0'],
    ],
  },
  /** The Basílica del Pilar at the Ebro and the Puente de Piedra. */
  zaragoza: {
    houses: 'southern',
    ground: 'river',
    sunAt: 420,
    coachAt: 70,
    landmarks: [
      [
        'stone',
        block({ x: 60, wide: 20, high: 122 }),
        block({ x: 242, wide: 20, high: 122 }),
        block({ x: 76, wide: 172, high: 56 }),
        block({ x: 64, y: 92, wide: 12, high: 16 }),
        block({ x: 246, y: 92, wide: 12, high: 16 }),
      ],
      [
        'brandDark',
        onion({ x: 70, y: 76, wide: 18, high: 18 }),
        onion({ x: 252, y: 76, wide: 18, high: 18 }),
        needle({ x: 70, y: 60, wide: 4, high: 16 }),
        needle({ x: 252, y: 60, wide: 4, high: 16 }),
      ],
      [
        'near',
        block({ x: 140, y: 158, wide: 42, high: 30 }),
        block({ x: 94, y: 158, wide: 26, high: 14 }),
        block({ x: 202, y: 158, wide: 26, high: 14 }),
      ],
      [
        'copper',
        dome({ x: 161, y: 128, wide: 48, high: 34 }),
        dome({ x: 107, y: 144, wide: 32, high: 20 }),
        dome({ x: 215, y: 144, wide: 32, high: 20 }),
        block({ x: 156, y: 96, wide: 10, high: 12 }),
        needle({ x: 161, y: 84, wide: 4, high: 20 }),
      ],
      ['sun', 'M139 116h44v3h-44zM94 138h26v3H94zM202 138h26v3h-26z'],
      [
        'sky',
        arches({ x: 86, y: 186, wide: 8, high: 18, step: 16, count: 10 }),
        arches({ x: 66, y: 138, wide: 8, high: 24, step: 182, count: 2 }),
        arches({ x: 146, y: 156, wide: 6, high: 18, step: 12, count: 3 }),
      ],
      ['water', block({ x: 280, wide: 200, high: 18 })],
      ['stone', bridge({ x: 280, y: 188, wide: 200, high: 32, count: 4 })],
      ['near', 'M278 186h202v5H278z'],
      ['brand', block({ x: 326, y: 188, wide: 6, high: 20 }), block({ x: 426, y: 188, wide: 6, high: 20 })],
      ['leaf', cypress({ x: 276, wide: 16, high: 50 }), roundTree({ x: 32, wide: 38, high: 44 })],
    ],
  },
  /** The Sagrada Família, the Torre Glòries and the church on Tibidabo. */
  barcelona: {
    houses: 'southern',
    ground: 'street',
    sunAt: 262,
    coachAt: 270,
    behind: [
      ['leaf', hill({ x: 220, wide: 320, high: 66 })],
      ['stone', block({ x: 364, y: 152, wide: 34, high: 14 }), needle({ x: 381, y: 140, wide: 16, high: 34 })],
    ],
    landmarks: [
      [
        'stone',
        needle({ x: 88, wide: 26, high: 132 }),
        needle({ x: 114, wide: 26, high: 150 }),
        needle({ x: 166, wide: 26, high: 150 }),
        needle({ x: 192, wide: 26, high: 132 }),
        needle({ x: 140, wide: 42, high: 176 }),
      ],
      ['stone', block({ x: 62, wide: 156, high: 46 }), peak({ x: 100, y: 168, wide: 80, high: 44 })],
      [
        'brand',
        disc({ x: 88, y: 82, radius: 4 }),
        disc({ x: 114, y: 64, radius: 4 }),
        disc({ x: 166, y: 64, radius: 4 }),
        disc({ x: 192, y: 82, radius: 4 }),
        'M138 44v-5h-5v-4h5v-5h4v5h5v4h-5v5z',
      ],
      [
        'sky',
        arches({ x: 128, wide: 24, high: 46, step: 10, count: 1 }),
        arches({ x: 104, wide: 14, high: 32, step: 58, count: 2 }),
        arches({ x: 70, y: 204, wide: 9, high: 24, step: 131, count: 2 }),
      ],
      [
        'panes',
        'M86 122h15M82 140h15M110 106h15M108 124h15M108 142h15M162 106h15M162 124h15M160 142h15M186 122h15M184 140h15M136 92h15M133 110h15',
      ],
      ['glint', 'M322 214V112q0-62 21-62t21 62v102z'],
      ['brand', 'M325 120h36v6h-36zM322 150h42v6h-42zM322 178h42v6h-42z'],
      [
        'lit',
        panes({ x: 330, y: 92, wide: 25, rows: 2 }),
        panes({ x: 328, y: 138, wide: 30, rows: 1 }),
        panes({ x: 328, y: 167, wide: 30, rows: 1 }),
      ],
      ['leaf', cypress({ x: 404, wide: 14, high: 44 }), cypress({ x: 424, wide: 14, high: 54 })],
    ],
  },
} as const satisfies Record<string, City>;
