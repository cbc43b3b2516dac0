/** The street on which a city stands. */
export const streetLevel = 214;

type Foot = { readonly x: number; readonly y?: number };
type Box = Foot & { readonly wide: number; readonly high: number };
/** Placed by its middle. */
type Middle = Box;

const start = (x: number, y: number) => `M${round(x)} ${round(y)}`;

export function block({ x, y = streetLevel, wide, high }: Box): string {
  return `${start(x, y)}v-${high}h${wide}v${high}z`;
}

/** Walls with a pointed roof of the same colour. */
export function spire({ x, y = streetLevel, wide, high, roof }: Box & { readonly roof: number }): string {
  return `${start(x, y)}v-${high}l${round(wide / 2)} -${roof}l${round(wide / 2)} ${roof}v${high}z`;
}

export function peak({ x, y = streetLevel, wide, high }: Box): string {
  return `${start(x, y)}l${round(wide / 2)} -${high}l${round(wide / 2)} ${high}z`;
}

/** A roof, a foot or a pod: its top narrower by `inset` on each side, or wider where that is negative. */
export function hip({ x, y = streetLevel, wide, high, inset }: Box & { readonly inset: number }): string {
  return `${start(x, y)}l${inset} -${high}h${wide - 2 * inset}l${inset} ${high}z`;
}

/** A shaft that tapers to a point. */
export function needle({ x, y = streetLevel, wide, high }: Middle): string {
  return `${start(x - wide / 2, y)}L${x - 1} ${y - high}h2L${round(x + wide / 2)} ${y}z`;
}

export function dome({ x, y = streetLevel, wide, high }: Middle): string {
  return `${start(x - wide / 2, y)}a${round(wide / 2)} ${high} 0 0 1 ${wide} 0z`;
}

/** A bulb with a point, as on a tower of München or of Prague. */
export function onion({ x, y = streetLevel, wide, high }: Middle): string {
  const [out, up] = [round(wide * 0.34), high];
  const left = `c-${out} -${round(up * 0.3)} -${round(out * 0.4)} -${round(up * 0.55)} ${round(wide * 0.36)} -${up}`;
  const right = `c${round(wide * 0.4)} ${round(up * 0.45)} ${round(wide * 0.7)} ${round(up * 0.7)} ${round(wide * 0.36)} ${up}z`;
  return `${start(x - wide * 0.36, y)}${left}${right}`;
}

/** A house with a gable that climbs in steps. */
export function stepGable({ x, y = streetLevel, wide, high, steps }: Box & { readonly steps: number }): string {
  const tread = round(wide / (2 * steps + 1));
  return `${start(x, y)}v-${high + 7}h${tread}${`v-7h${tread}`.repeat(steps)}${`v7h${tread}`.repeat(steps)}v${high + 7}z`;
}

/** A house with the curved gable of a canal. */
export function bellGable({ x, y = streetLevel, wide, high }: Box): string {
  const half = round(wide / 2 - 5);
  return `${start(x, y)}v-${high}q${half - 1} -4 ${half} -16h10q1 12 ${half} 16v${high}z`;
}

/** A wall with a toothed edge. */
export function wall({ x, y = streetLevel, wide, high }: Box): string {
  const teeth = Math.floor(wide / 10);
  return `${start(x, y)}v-${high}${'v-5h5v5h5'.repeat(teeth)}v${high}z`;
}

/** A row of equal pillars. */
export function pillars({ x, y = streetLevel, wide, high, step, count }: Box & Row): string {
  return Array.from({ length: count }, (_, index) => block({ x: x + index * step, y, wide, high })).join('');
}

/** A row of openings with round tops. */
export function arches({ x, y = streetLevel, wide, high, step, count }: Box & Row): string {
  const one = `v-${round(high - wide / 2)}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${round(high - wide / 2)}z`;
  return Array.from({ length: count }, (_, index) => `${start(x + index * step, y)}${one}`).join('');
}

type Row = { readonly step: number; readonly count: number };

/** Rows of windows, for a kind of line that is dashed. */
export function panes({
  x,
  y,
  wide,
  rows,
  step = 14,
}: Required<Foot> & { readonly wide: number; readonly rows: number; readonly step?: number }): string {
  return Array.from({ length: rows }, (_, index) => `${start(x, y + index * step)}h${wide}`).join('');
}

export function disc({ x, y, radius }: Required<Foot> & { readonly radius: number }): string {
  return `${start(x - radius, y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 -${2 * radius} 0z`;
}

export function hill({ x, y = streetLevel, wide, high }: Box): string {
  return `${start(x, y)}q${round(wide / 2)} -${high * 2} ${wide} 0z`;
}

/** A stone bridge: a roadway over round arches. */
export function bridge({
  x,
  y,
  wide,
  high,
  count,
}: Required<Foot> & { readonly wide: number; readonly high: number; readonly count: number }): string {
  const span = round(wide / count);
  const rise = high - 6;
  const radius = round((span - 8) / 2);
  const arch = `h-4a${radius} ${rise} 0 0 0 -${radius * 2} 0h-4`;
  return `${start(x, y)}h${round(span * count)}v${high}${arch.repeat(count)}z`;
}

/** Lines from one point to points in a row, as the cables of a bridge. */
export function cables({
  from,
  to,
  count,
}: {
  readonly from: Point;
  readonly to: readonly [Point, Point];
  readonly count: number;
}): string {
  const [first, last] = to;
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    return `${start(from[0], from[1])}L${round(first[0] + (last[0] - first[0]) * part)} ${round(first[1] + (last[1] - first[1]) * part)}`;
  }).join('');
}

type Point = readonly [x: number, y: number];

export function roundTree({ x, y = streetLevel, wide, high }: Middle): string {
  return `${start(x - 2, y)}v-${high - 4}h4v${high - 4}z${dome({ x, y: y - high * 0.35, wide, high: round(high * 0.65) })}`;
}

export function cypress({ x, y = streetLevel, wide, high }: Middle): string {
  return `${start(x - wide / 2, y)}q0 -${round(high * 0.6)} ${wide / 2} -${high}q${wide / 2} ${round(high * 0.4)} ${wide / 2} ${high}z`;
}

export function palmCrown({ x, y }: Required<Foot>): string {
  return `${start(x, y)}q-12 -10 -26 2 12 -4 26 -2q-8 -18 -24 -16 14 4 24 16q2 -18 18 -20 -12 8 -18 20q14 -10 26 4 -12 -6 -26 -4z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
