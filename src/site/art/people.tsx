export type Coat = 'brand' | 'leaf' | 'water' | 'near' | 'sun' | 'glass';

type Spot = { readonly x: number; readonly y: number; readonly scale?: number | undefined };

/** Someone who stands, feet at the spot. */
export function Person({ x, y, scale = 1, coat }: Spot & { readonly coat: Coat }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="ink" d="M-10-26h8V0h-8zM2-26h8V0H2z" />
      <path className={coat} d="M-14-22v-18q0-13 14-13t14 13v18z" />
      <circle className="sun" cx="0" cy="-64" r="10.500" />
      <path className="ink" d="M-10.500-64q0-12 10.500-12t10.500 10q-8 1-11-4-3 5-10 6z" />
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
