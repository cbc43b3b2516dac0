import { createRandom, pickWhole } from '../ui/random.ts';
import { streetLevel } from './city-shapes.ts';

const skylineWidth = 480;

type Roof = (width: number) => string;

const flat: Roof = (width) => `h${width}`;
const pitched: Roof = (width) => `l${width / 2} -${width * 0.45}l${width / 2} ${width * 0.45}`;
const stepped: Roof = (width) => `v-6h${width / 5}v-6h${width / 5}v-6h${width / 5}v6h${width / 5}v6h${width / 5}v6`;
const round: Roof = (width) => `q${width / 2} -${width * 0.7} ${width} 0`;
const mansard: Roof = (width) => `l4 -9h${width - 8}l4 9`;
const attic: Roof = (width) => `v-6h${width * 0.3}v-12h${width * 0.4}v12h${width * 0.3}v6`;

const roofs: readonly Roof[] = [flat, pitched, stepped, round, mansard, attic];

export type HouseRows = {
  readonly far: string;
  readonly near: string;
  /** Windows of the front houses: lines, drawn dashed. */
  readonly panes: string;
};

/** Two rows of houses. The same seed always gives the same houses. */
export function createHouseRows(seed: string): HouseRows {
  const random = createRandom(seed);
  const far = createRow(random, { least: 44, most: 88, narrow: 24, wide: 44, alleys: 0.15 });
  const near = createRow(random, { least: 26, most: 52, narrow: 26, wide: 44, alleys: 0 });
  return {
    far: far.map(formatHouse).join(''),
    near: near.map(formatHouse).join(''),
    panes: near.map(formatPanes).join(''),
  };
}

type House = { readonly x: number; readonly width: number; readonly height: number; readonly roof: number };
type Sizes = { readonly least: number; readonly most: number; readonly narrow: number; readonly wide: number; readonly alleys: number };

function createRow(random: () => number, { least, most, narrow, wide, alleys }: Sizes): readonly House[] {
  const houses: House[] = [];
  for (let x = -pickWhole(random, 0, 20); x < skylineWidth; ) {
    const width = 2 * pickWhole(random, narrow / 2, wide / 2);
    houses.push({ x, width, height: pickWhole(random, least, most), roof: pickWhole(random, 0, 11) });
    x += width + (random() < alleys ? 6 : 0);
  }
  return houses;
}

function formatHouse({ x, width, height, roof }: House): string {
  const shape = `M${x} ${streetLevel}v-${height}${roofs[roof % roofs.length]?.(width) ?? ''}v${height}z`;
  return shape.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

function formatPanes({ x, width, height }: House): string {
  const columns = Math.max(1, Math.floor((width - 8) / 10));
  const start = x + (width - columns * 10 + 5) / 2;
  return `M${start} ${streetLevel - height + 11}h${columns * 10 - 5}`;
}
