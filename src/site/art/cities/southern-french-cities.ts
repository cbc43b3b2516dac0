import type { City } from '../city.ts';
import { arches, block, bridge, disc, dome, hill, hip, needle, palmCrown, panes, peak, pillars } from '../city-shapes.ts';

export const southernFrenchCities = {
  /** The Place de la Bourse, the spire of Saint-Michel and the Pont de pierre. */
  bordeaux: {
    houses: 'mansard',
    ground: 'river',
    sunAt: 390,
    coachAt: 300,
    landmarks: [
      [
        'stone',
        block({ x: 262, wide: 24, high: 84 }),
        peak({ x: 262, y: 130, wide: 24, high: 88 }),
        peak({ x: 256, y: 140, wide: 8, high: 24 }),
        peak({ x: 284, y: 140, wide: 8, high: 24 }),
      ],
      ['sky', arches({ x: 270, y: 166, wide: 8, high: 28, step: 10, count: 1 })],
      ['stone', block({ x: 24, wide: 70, high: 54 }), block({ x: 166, wide: 70, high: 54 }), block({ x: 98, wide: 64, high: 64 })],
      [
        'glint',
        hip({ x: 20, y: 160, wide: 78, high: 18, inset: 8 }),
        hip({ x: 162, y: 160, wide: 78, high: 18, inset: 8 }),
        hip({ x: 94, y: 150, wide: 72, high: 30, inset: 14 }),
      ],
      ['body', peak({ x: 112, y: 150, wide: 36, high: 14 })],
      [
        'sky',
        arches({ x: 31, y: 184, wide: 6, high: 16, step: 12, count: 5 }),
        arches({ x: 173, y: 184, wide: 6, high: 16, step: 12, count: 5 }),
        arches({ x: 106, y: 180, wide: 7, high: 20, step: 13.5, count: 4 }),
      ],
      ['stone', block({ x: 434, wide: 30, high: 62 })],
      ['glint', peak({ x: 430, y: 152, wide: 38, high: 40 })],
      ['water', block({ x: 244, wide: 236, high: 20 })],
      ['brand', bridge({ x: 244, y: 186, wide: 236, high: 34, count: 6 })],
      ['stone', 'M242 184h238v5H242z', pillars({ x: 280, y: 186, wide: 3, high: 16, step: 39.3, count: 5 })],
      [
        'light',
        disc({ x: 281.5, y: 169, radius: 4 }),
        disc({ x: 320.8, y: 169, radius: 4 }),
        disc({ x: 360.1, y: 169, radius: 4 }),
        disc({ x: 399.4, y: 169, radius: 4 }),
        disc({ x: 438.7, y: 169, radius: 4 }),
      ],
    ],
  },
  /** Saint-Sernin with its tiers of brick, the dome of La Grave and the Pont Neuf. */
  toulouse: {
    houses: 'southern',
    ground: 'river',
    sunAt: 300,
    coachAt: 60,
    landmarks: [
      [
        'brand',
        block({ x: 118, wide: 44, high: 82 }),
        block({ x: 122, y: 132, wide: 36, high: 20 }),
        block({ x: 126, y: 112, wide: 28, high: 18 }),
        block({ x: 130, y: 94, wide: 20, high: 14 }),
      ],
      ['brandDark', peak({ x: 130, y: 80, wide: 20, high: 42 }), 'M116 130h48v4h-48zM120 111h40v3h-40zM124 93h32v3h-32z'],
      ['stone', block({ x: 62, wide: 56, high: 54 }), block({ x: 162, wide: 46, high: 54 }), dome({ x: 186, y: 160, wide: 44, high: 18 })],
      ['brandDark', hip({ x: 58, y: 160, wide: 60, high: 16, inset: 10 })],
      [
        'sky',
        arches({ x: 124, y: 166, wide: 7, high: 22, step: 12, count: 3 }),
        arches({ x: 126, y: 129, wide: 5, high: 12, step: 9, count: 3 }),
        arches({ x: 130, y: 109, wide: 4, high: 10, step: 8, count: 3 }),
        arches({ x: 68, y: 196, wide: 8, high: 22, step: 13, count: 4 }),
      ],
      ['stone', block({ x: 372, wide: 80, high: 52 }), block({ x: 390, y: 162, wide: 44, high: 16 })],
      [
        'copper',
        dome({ x: 412, y: 146, wide: 54, high: 42 }),
        block({ x: 406, y: 106, wide: 12, high: 12 }),
        dome({ x: 412, y: 94, wide: 14, high: 10 }),
        needle({ x: 412, y: 86, wide: 3, high: 14 }),
      ],
      ['sky', arches({ x: 380, y: 190, wide: 8, high: 20, step: 13, count: 5 })],
      ['water', block({ x: 216, wide: 264, high: 20 })],
      ['brand', bridge({ x: 216, y: 184, wide: 264, high: 36, count: 5 })],
      ['stone', 'M214 182h266v5H214z'],
      [
        'sky',
        disc({ x: 268.8, y: 198, radius: 5 }),
        disc({ x: 321.6, y: 198, radius: 5 }),
        disc({ x: 374.4, y: 198, radius: 5 }),
        disc({ x: 427.2, y: 198, radius: 5 }),
      ],
    ],
  },
  /** Notre-Dame de la Garde over the masts of the Vieux-Port, and a tower of Fort Saint-Jean. */
  marseille: {
    houses: 'southern',
    ground: 'quay',
    sunAt: 60,
    coachAt: 50,
    behind: [
      ['far', hill({ x: -60, wide: 240, high: 70 })],
      ['leaf', 'M150 214q60-30 100-66l26-10h50l30 14q50 40 124 62z'],
    ],
    landmarks: [
      [
        'stone',
        block({ x: 258, y: 146, wide: 92, high: 34 }),
        block({ x: 262, y: 146, wide: 24, high: 84 }),
        dome({ x: 324, y: 112, wide: 34, high: 24 }),
      ],
      ['near', 'M258 120h92v5h-92zM258 132h92v5h-92zM262 76h24v5h-24zM262 90h24v5h-24zM262 104h24v5h-24z'],
      ['brand', 'M270 62v-8q-4-12 4-18 8 6 4 18v8z', disc({ x: 274, y: 36, radius: 4 })],
      [
        'sky',
        arches({ x: 270, y: 120, wide: 8, high: 14, step: 8, count: 1 }),
        arches({ x: 294, y: 146, wide: 8, high: 18, step: 14, count: 4 }),
      ],
      ['glint', 'M434 214q-6-90 6-150h18q8 70 4 150z'],
      ['lit', panes({ x: 442, y: 92, wide: 15, rows: 8 })],
      ['stone', block({ x: 84, wide: 34, high: 70 }), block({ x: 80, y: 148, wide: 42, high: 7 }), block({ x: 118, wide: 60, high: 34 })],
      ['glass', 'M98 180h6v14h-6z'],
      ['wire', 'M232 204V140M268 204V130M306 204V146M344 204V134M384 204V142M414 204V150'],
      [
        'body',
        'M270 136l22 62h-22zM346 140l20 58h-20zM218 204h28l-5 10h-18zM254 204h30l-5 10h-20zM292 204h28l-5 10h-18zM330 204h30l-5 10h-20zM370 204h28l-5 10h-18zM402 204h28l-5 10h-18z',
      ],
    ],
  },
  /** The dome of the Negresco and palms along the Promenade des Anglais, the Alps behind. */
  nice: {
    houses: 'southern',
    ground: 'quay',
    sunAt: 300,
    coachAt: 260,
    behind: [
      ['far', 'M0 160l70-60 60 40 80-64 70 60 60-40 140 90v40H0z'],
      ['leaf', 'M330 214q20-70 74-78t76 40v38z'],
    ],
    landmarks: [
      ['body', block({ x: 62, wide: 160, high: 74 }), block({ x: 150, wide: 44, high: 92 })],
      [
        'brand',
        dome({ x: 172, y: 122, wide: 52, high: 36 }),
        block({ x: 168, y: 88, wide: 8, high: 8 }),
        needle({ x: 172, y: 80, wide: 4, high: 16 }),
      ],
      ['brandDark', hip({ x: 58, y: 140, wide: 92, high: 14, inset: 6 }), hip({ x: 194, y: 140, wide: 32, high: 14, inset: 6 })],
      [
        'near',
        arches({ x: 70, y: 164, wide: 7, high: 16, step: 13, count: 6 }),
        arches({ x: 70, y: 190, wide: 7, high: 16, step: 13, count: 6 }),
        arches({ x: 157, y: 190, wide: 7, high: 16, step: 12, count: 3 }),
        arches({ x: 157, y: 160, wide: 7, high: 20, step: 12, count: 3 }),
      ],
      ['stone', block({ x: 396, y: 150, wide: 30, high: 34 }), 'M262 214v-74h5v74zM344 214v-60h5v60zM30 214v-70h5v70zM448 214v-54h5v54z'],
      ['stone', block({ x: 292, wide: 40, high: 62 }), block({ x: 356, wide: 40, high: 48 })],
      ['brandDark', hip({ x: 288, y: 152, wide: 48, high: 12, inset: 8 }), hip({ x: 352, y: 166, wide: 48, high: 12, inset: 8 })],
      ['lit', panes({ x: 299, y: 164, wide: 25, rows: 2 }), panes({ x: 363, y: 178, wide: 25, rows: 1 })],
      ['copper', palmCrown({ x: 264, y: 142 }), palmCrown({ x: 346, y: 156 }), palmCrown({ x: 32, y: 146 }), palmCrown({ x: 450, y: 162 })],
    ],
  },
} as const satisfies Record<string, City>;
