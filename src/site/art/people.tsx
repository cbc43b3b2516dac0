import { round } from './vehicle-parts.ts';

export type Coat = 'brand' | 'leaf' | 'water' | 'near' | 'sun' | 'glass';
export type Skin = 'skinA' | 'skinB' | 'skinC';

type Spot = { readonly x: number; readonly y: number; readonly scale?: number | undefined };

/** How the hair of the drawn people falls, around a head of radius 10 at the middle. */
const hair = {
  short: 'M-10-1q-2-11 10-11t10 9q-7 1-10-3-3 4-10 5z',
  long: 'M-11 11q-3-23 11-23t11 23h-5v-11q-8 0-10-5-3 5-6 6v10z',
  curls: 'M-9 2q-6-3-3-8-1-7 6-7 6-5 11 0 7 0 6 7 3 5-2 8l-1-6q-8 0-11-4-1 4-5 5z',
  bun: 'M-10-1q-1-9 6-11 0-5 5-5t4 5q6 2 5 10-7 1-10-4-3 4-10 5z',
} as const;

/** The right arm, which hangs or waves: its sleeve, and its hand. */
const hanging = { sleeve: 'M9 17q8 2 8 21h-5l-4-12z', hand: 'M17 38h-5q0 5 2 5t3-5z' };
const raised = { sleeve: 'M7 16q7-2 9-14l6 2q0 16-12 23z', hand: 'M15 2q-1-6 3-8 5 1 4 10z' };

/** Not all of them in the same. */
const trousers = { short: 'glass', long: 'glint', curls: 'glass', bun: 'glint' } as const;

type PersonProps = Spot & {
  readonly coat: Coat;
  readonly skin?: Skin | undefined;
  readonly look?: keyof typeof hair | undefined;
  /** A rucksack on the back. */
  readonly pack?: Coat | undefined;
  /** One arm up. */
  readonly waves?: boolean | undefined;
};

/** Someone who stands, feet at the spot: 74 units tall, drawn from the middle of the head. */
export function Person({ x, y, scale = 1, coat, skin = 'skinB', look = 'short', pack, waves = false }: PersonProps) {
  return (
    <g transform={`translate(${x} ${round(y - 63 * scale)}) scale(${scale})`}>
      {pack && <path className={pack} d="M-19 17q0-7 7-7h4v28h-7q-4 0-4-4z" />}
      <path className={trousers[look]} d="M-9 37H9L8 61H1L0 44-1 61h-7z" />
      <path className={coat} d={`M-11 39v-17q0-11 11-11t11 11v17zM-9 17l1 9-4 12h-5q0-19 8-21z${waves ? raised.sleeve : hanging.sleeve}`} />
      <path className={skin} d={`M10 0a10 10 0 1 1 0-.1zM-17 38h5q0 5-2 5t-3-5zM-3 6H3v7q-3 3-6 0z${waves ? raised.hand : hanging.hand}`} />
      <path className="ink" d={`${hair[look]}M-11 60h10v3h-10zM1 60h10v3H1z`} />
      <path className="face" d="M-4 1v1M4 1v1M-3 5q3 3 6 0" />
    </g>
  );
}

/** A suitcase with its handle up, wheels at the spot. */
export function Suitcase({ x, y, scale = 1, colour }: Spot & { readonly colour: Coat }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="inkLine" style={{ strokeWidth: 3 }} d="M-6-34v-14H6v14" />
      <path className={colour} d="M-14-34q0-3 3-3h22q3 0 3 3v28q0 3-3 3h-22q-3 0-3-3z" />
      <path className="line" d="M-6-33v26M0-33v26M6-33v26" />
      <path className="ink" d="M-11-3h5v3h-5zM6-3h5v3H6z" />
    </g>
  );
}
