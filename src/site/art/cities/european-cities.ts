import type { City } from '../city.ts';
import { arches, block, bridge, disc, dome, hip, needle, onion, panes, peak, pillars, roundTree, spire } from '../city-shapes.ts';

/** Those that only the site for the whole of Europe shows. */
export const europeanCities = {
  /** The Colosseum, the dome of St Peter's and umbrella pines. */
  rome: {
    houses: 'southern',
    ground: 'street',
    sunAt: 240,
    coachAt: 290,
    landmarks: [
      ['stone', 'M44 214V94q60-16 118-6l6 18 22 4 8 16 20 4v84z'],
      ['near', 'M44 124q80-10 146-2l8 8-2 4q-60-14-152-4zM44 160q90-8 174 0v5q-90-8-174 0z'],
      [
        'sky',
        arches({ x: 54, y: 120, wide: 9, high: 18, step: 18, count: 6 }),
        arches({ x: 52, y: 156, wide: 11, high: 22, step: 18, count: 9 }),
        arches({ x: 52, y: 206, wide: 12, high: 32, step: 18, count: 9 }),
      ],
      [
        'stone',
        block({ x: 294, wide: 130, high: 48 }),
        block({ x: 334, y: 166, wide: 50, high: 26 }),
        peak({ x: 330, y: 166, wide: 58, high: 12 }),
      ],
      ['near', pillars({ x: 302, y: 206, wide: 5, high: 30, step: 13, count: 10 })],
      [
        'copper',
        dome({ x: 359, y: 142, wide: 62, high: 48 }),
        block({ x: 353, y: 96, wide: 12, high: 14 }),
        needle({ x: 359, y: 82, wide: 5, high: 18 }),
      ],
      ['sky', arches({ x: 339, y: 158, wide: 6, high: 14, step: 11.5, count: 4 })],
      ['brandDark', 'M250 214v-66h5v66zM450 214v-76h5v76z'],
      ['leaf', 'M222 156q2-22 30-22t30 22q-30 8-60 0zM420 144q2-22 32-22t32 22q-32 8-64 0z'],
    ],
  },
  /** St Stephen's with its patterned roof, the Riesenrad and the dome of the Karlskirche. */
  vienna: {
    houses: 'mansard',
    ground: 'street',
    sunAt: 270,
    coachAt: 60,
    landmarks: [
      ['girder', disc({ x: 400, y: 124, radius: 68 }), disc({ x: 400, y: 124, radius: 58 })],
      ['wire', 'M400 56V192M332 124H468M352 76L448 172M448 76L352 172M374 61L426 187M426 61L374 187M337 98L463 150M463 98L337 150'],
      [
        'brandDark',
        'M392 50h16v10h-16zM392 188h16v10h-16zM326 118h14v12h-14zM460 118h14v12h-14zM345 68h14v12h-14zM441 68h14v12h-14zM345 168h14v12h-14zM441 168h14v12h-14z',
      ],
      ['glint', 'M400 120l30 94h-8l-22-74-22 74h-8z'],
      [
        'stone',
        block({ x: 150, wide: 30, high: 88 }),
        peak({ x: 150, y: 126, wide: 30, high: 90 }),
        peak({ x: 145, y: 134, wide: 9, high: 28 }),
        peak({ x: 176, y: 134, wide: 9, high: 28 }),
        block({ x: 176, wide: 104, high: 50 }),
      ],
      ['brandDark', hip({ x: 178, y: 166, wide: 106, high: 52, inset: 10 })],
      [
        'sun',
        'M190 152l8-14 8 14 8-14 8 14 8-14 8 14 8-14 8 14 8-14 8 14v5l-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12zM192 132l8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10v5l-8-9-8 9-8-9-8 9-8-9-8 9-8-9-8 9-8-9-8 9z',
      ],
      [
        'sky',
        arches({ x: 160, y: 176, wide: 10, high: 40, step: 10, count: 1 }),
        arches({ x: 190, y: 204, wide: 9, high: 30, step: 17, count: 5 }),
      ],
      ['body', block({ x: 60, wide: 70, high: 46 }), block({ x: 78, y: 168, wide: 34, high: 20 })],
      ['stone', block({ x: 48, wide: 10, high: 82 }), block({ x: 132, wide: 10, high: 82 })],
      [
        'copper',
        dome({ x: 95, y: 148, wide: 44, high: 36 }),
        needle({ x: 95, y: 114, wide: 6, high: 20 }),
        dome({ x: 53, y: 132, wide: 14, high: 10 }),
        dome({ x: 137, y: 132, wide: 14, high: 10 }),
      ],
      ['near', pillars({ x: 78, wide: 4, high: 34, step: 10, count: 4 })],
    ],
  },
  /** The castle and St Vitus over the Vltava, a tower of the Charles Bridge and the church of Týn. */
  prague: {
    houses: 'pitched',
    ground: 'river',
    sunAt: 330,
    coachAt: 290,
    behind: [['leaf', 'M-20 214V160q70-40 150-36t130 90z']],
    landmarks: [
      ['stone', block({ x: 30, y: 146, wide: 180, high: 26 })],
      ['brandDark', hip({ x: 26, y: 120, wide: 76, high: 12, inset: 6 }), hip({ x: 150, y: 120, wide: 64, high: 12, inset: 6 })],
      [
        'near',
        spire({ x: 104, y: 122, wide: 12, high: 36, roof: 36 }),
        spire({ x: 120, y: 122, wide: 12, high: 36, roof: 36 }),
        block({ x: 130, y: 122, wide: 36, high: 28 }),
      ],
      [
        'glint',
        block({ x: 166, y: 122, wide: 18, high: 50 }),
        onion({ x: 175, y: 72, wide: 22, high: 20 }),
        needle({ x: 175, y: 54, wide: 4, high: 18 }),
        hip({ x: 130, y: 94, wide: 36, high: 12, inset: 6 }),
      ],
      ['panes', panes({ x: 38, y: 134, wide: 165, rows: 1 })],
      ['stone', block({ x: 366, wide: 24, high: 88 }), block({ x: 406, wide: 24, high: 88 }), block({ x: 390, wide: 16, high: 64 })],
      [
        'glass',
        peak({ x: 364, y: 126, wide: 28, high: 46 }),
        peak({ x: 404, y: 126, wide: 28, high: 46 }),
        peak({ x: 359, y: 128, wide: 8, high: 22 }),
        peak({ x: 429, y: 128, wide: 8, high: 22 }),
        peak({ x: 386, y: 150, wide: 24, high: 22 }),
      ],
      ['sun', disc({ x: 378, y: 82, radius: 3 }), disc({ x: 418, y: 82, radius: 3 })],
      ['sky', arches({ x: 373, y: 160, wide: 9, high: 22, step: 40, count: 2 })],
      ['water', block({ x: 0, wide: 258, high: 18 })],
      ['stone', bridge({ x: 0, y: 186, wide: 258, high: 34, count: 5 }), block({ x: 232, wide: 40, high: 84 })],
      ['brandDark', hip({ x: 228, y: 130, wide: 48, high: 36, inset: 16 })],
      [
        'glass',
        arches({ x: 242, wide: 20, high: 32, step: 10, count: 1 }),
        peak({ x: 227, y: 130, wide: 8, high: 18 }),
        peak({ x: 269, y: 130, wide: 8, high: 18 }),
      ],
      ['near', 'M0 184h232v5H0z', pillars({ x: 46, y: 186, wide: 5, high: 12, step: 51.6, count: 4 })],
      ['leaf', roundTree({ x: 340, wide: 34, high: 44 }), roundTree({ x: 456, wide: 40, high: 50 })],
    ],
  },
} as const satisfies Record<string, City>;
