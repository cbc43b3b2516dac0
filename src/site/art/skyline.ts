import { createRandom, pickWhole } from '../ui/random.ts';

const skylineWidth = 480;
/** The street on which the houses stand. */
const streetLevel = 214;

type Skyline = {
  readonly far: string;
  readonly near: string;
  readonly windows: string;
  readonly landmark: string;
  readonly landmarkAt: number;
  readonly hasWater: boolean;
};

type Roof = (x: number, top: number, width: number) => string;

const roofs: readonly Roof[] = [
  (_x, _top, width) => `h${width}`,
  (_x, _top, width) => `l${width / 2} -${width * 0.45}l${width / 2} ${width * 0.45}`,
  (_x, _top, width) => `v-7h${width / 4}v-7h${width / 4}v-5h2v5h${width / 4 - 2}v7h${width / 4}v7`,
  (_x, _top, width) => `q${width / 2} -${width * 0.7} ${width} 0`,
  (_x, _top, width) => `l4 -9h${width - 8}l4 9`,
  (_x, _top, width) => `v-6h${width * 0.3}v-12h${width * 0.4}v12h${width * 0.3}v6`,
];

/** Each stands on 0 0. */
const landmarks: readonly string[] = [
  'M0 0V-96L13 -142L26 -96V-60H92V0ZM11 -142h4v-12h-4z',
  'M0 0V-58H18Q22 -112 58 -116V-134h4V-116Q98 -112 102 -58H120V0Z',
  'M36 0V-54Q36 -60 40 -62L46 -96H74L80 -62Q84 -60 84 -54V0ZM58 -92L6 -128l4 -6L60 -98L112 -134l4 6L62 -88L112 -42l-5 5L60 -84L14 -38l-5 -5z',
  'M0 0L22 -64L30 -150h8L46 -64L68 0H54Q34 -34 14 0Z',
  'M0 0V-70h16v10h14v-10h16v10h14v-10h16V0H56V-24Q38 -44 20 -24V0ZM30 -70V-104L38 -118L46 -104V-70Z',
  'M0 0V-150q17 -14 34 0V0ZM42 0V-112q15 -10 30 0V0Z',
];

/** A city's outline that is always the same for its seed and another for each: houses far and near, a landmark, a street or a quay. */
export function createSkyline(seed: string): Skyline {
  const random = createRandom(seed);
  const landmarkAt = pickWhole(random, 90, 290);
  const landmark = landmarks[pickWhole(random, 0, landmarks.length - 1)] ?? '';
  const far = createRow(random, { least: 58, most: 118, narrow: 24, wide: 44 });
  const near = createRow(random, { least: 28, most: 74, narrow: 26, wide: 46 });
  return {
    far: far.map(formatHouse).join(''),
    near: near.map(formatHouse).join(''),
    windows: near.map(formatWindows).join(''),
    landmark,
    landmarkAt,
    hasWater: random() < 0.5,
  };
}

type House = { readonly x: number; readonly width: number; readonly height: number; readonly roof: number };

function createRow(
  random: () => number,
  { least, most, narrow, wide }: { readonly least: number; readonly most: number; readonly narrow: number; readonly wide: number },
): readonly House[] {
  const houses: House[] = [];
  for (let x = -pickWhole(random, 0, 20); x < skylineWidth; ) {
    const width = 2 * pickWhole(random, narrow / 2, wide / 2);
    houses.push({ x, width, height: pickWhole(random, least, most), roof: pickWhole(random, 0, roofs.length - 1) });
    x += width + (random() < 0.2 ? 6 : 0);
  }
  return houses;
}

function formatHouse({ x, width, height, roof }: House): string {
  const top = streetLevel - height;
  return shorten(`M${x} ${streetLevel}V${top}${roofs[roof]?.(x, top, width) ?? ''}V${streetLevel}z`);
}

function formatWindows({ x, width, height }: House): string {
  const columns = Math.max(1, Math.floor((width - 8) / 10));
  const rows = Math.max(1, Math.floor((height - 16) / 15));
  const start = x + (width - columns * 10 + 5) / 2;
  let path = '';
  for (let row = 0; row < rows; row += 1) path += `M${start} ${streetLevel - height + 10 + row * 15}${'h5v7h-5zm10 0'.repeat(columns)}`;
  return shorten(path);
}

function shorten(path: string): string {
  return path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
