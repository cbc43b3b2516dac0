/** The street level of a city. */
export const streetLevel = 214;

type Foot = { readonly x: number; readonly y?: number };
type Box = Foot & { readonly wide: number; readonly high: number };
/** Positioned by its centre. */
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

/** A roof, base or pod: its top is narrower by `inset` on each side, or wider where that is negative. */
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

/** A bulb with a point, as on a tower in Munich or Prague. */
export function onion({ x, y = streetLevel, wide, high }: Middle): string {
  const [out, up] = [round(wide * 0.34), high];
  const left = `c-${out} -${round(up * 0.3)} -${round(out * 0.4)} -${round(up * 0.55)} ${round(wide * 0.36)} -${up}`;
  const right = `c${round(wide * 0.4)} ${round(up * 0.45)} ${round(wide * 0.7)} ${round(up * 0.7)} ${round(wide * 0.36)} ${up}z`;
  return `${start(x - wide * 0.36, y)}${left}${right}`;
}

/** A row of openings with round tops. */
export function arches({ x, y = streetLevel, wide, high, step, count }: Box & Row): string {
  const one = `v-${round(high - wide / 2)}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${round(high - wide / 2)}z`;
  return Array.from({ length: count }, (_, index) => `${start(x + index * step, y)}${one}`).join('');
}

type Row = { readonly step: number; readonly count: number };

export function disc({ x, y, radius }: Required<Foot> & { readonly radius: number }): string {
  return `${start(x - radius, y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 -${2 * radius} 0z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
