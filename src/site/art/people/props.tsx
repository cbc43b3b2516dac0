import type { ArtClass } from '../art-style.ts';

type Spot = { readonly x: number; readonly y: number; readonly scale?: number | undefined };

/** A suitcase with its handle up, wheels at the given point. */
export function Suitcase({ x, y, scale = 1, colour }: Spot & { readonly colour: ArtClass }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="inkEdge" style={{ strokeWidth: 3 }} d="M-6-40v-14H6v14" />
      <path className={colour} d="M-15-36q0-4 4-4h22q4 0 4 4v30q0 4-4 4h-22q-4 0-4-4z" />
      <path className="dim" d="M-8-40h4v38h-4zM4-40h4v38H4zM-15-20h30v14q0 4-4 4h-22q-4 0-4-4z" />
      <path className="ink" d="M-12-3h6v4h-6zM6-3h6v4H6z" />
    </g>
  );
}

/** The seat of a sitting Figure, whose feet are 41 below the ground: its back, and the part in front of the body. */
export function ChairBack() {
  return (
    <>
      <path className="dim" d="M-48-38q6-8 44-8t52 8q-6 6-46 6t-50-6z" />
      <path className="wheel" d="M-32-140h-12M-22-88l-10-52" />
      <path className="glass" d="M-24-142h10v52h-10z" />
    </>
  );
}

export function ChairWheel() {
  return (
    <>
      <path className="glass" d="M-24-96H30v9H-24z" />
      <path className="wheel" d="M28-90l14 42h14" />
      <path className="spokes" d="M-6-110v68M-40-76H28M-30-100l48 48M18-100l-48 48" />
      <path className="tyre" d="M-40-76a34 34 0 1 0 68 0a34 34 0 1 0-68 0" />
      <path className="ink" d="M30-48a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
    </>
  );
}
