import type { ReactNode } from 'react';
import { floor, round } from './vehicle-parts.ts';
import type { VehicleShape } from './vehicle-shapes.ts';

/** The positions of the panes of a coach's decks. */
function windowsOf({
  height,
  decks,
}: Pick<VehicleShape, 'height' | 'decks'>): readonly { readonly top: number; readonly bottom: number }[] {
  const top = -height + 10;
  if (decks === 1) return [{ top, bottom: -58 }];
  return [
    { top, bottom: top + 30 },
    { top: top + 44, bottom: -44 },
  ];
}

/** All glass of a coach, with what is seen through it, from the rear seat to the driver. */
export function CoachGlass({ shape, distant }: { readonly shape: VehicleShape; readonly distant: boolean }) {
  return (
    <>
      {windowsOf(shape).map(({ top, bottom }) => (
        <Panes key={top} end={shape.length - 70} top={top} bottom={bottom} night={shape.night} distant={distant} />
      ))}
      <FrontDoor shape={shape} />
      {shape.middleDoor !== null && <MiddleDoor x={shape.middleDoor} top={shape.decks === 2 ? -66 : 10 - shape.height} />}
    </>
  );
}

type PanesProps = {
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  readonly night: boolean;
  readonly distant: boolean;
};

/** A deck's windows with the backs of its seats, which are about 80 centimetres apart. */
function Panes({ end, top, bottom, night, distant }: PanesProps): ReactNode {
  const depth = bottom - top;
  const count = Math.max(2, Math.round((end - 10) / 48));
  const pane = (end - 10) / count;
  const starts = Array.from({ length: count }, (_, index) => round(10 + index * pane));
  const heads = `M18.500 ${bottom - 12}H${end - 8}`;
  return (
    <>
      <path className={night ? 'light' : 'glass'} d={`M16 ${top}H${end}v${depth}H16q-7 0-7-7v-${depth - 14}q0-7 7-7z`} />
      <path className="seats" strokeDasharray="9 15" d={`M14 ${bottom - 6}H${end - 6}`} />
      <path className="heads" strokeDasharray="0 24" d={heads} />
      <path
        className="glint"
        opacity={night ? '.5' : '.8'}
        d={starts
          .slice(1)
          .map((x) => `M${round(x - 1)} ${top}h2v${depth}h-2z`)
          .join('')}
      />
      {!night && !distant && (
        <path
          className="body"
          opacity=".13"
          d={starts.map((x) => `M${round(x + 24)} ${top}h11l-${round(depth * 0.5)} ${depth}h-11z`).join('')}
        />
      )}
    </>
  );
}

/** The front door with its steps, and the windscreen; between them the driver. */
export function FrontDoor({ shape }: { readonly shape: VehicleShape }) {
  const { length: front, decks } = shape;
  const top = -shape.height + 10;
  const sill = decks === 2 ? -58 : -50;
  return (
    <>
      <path
        className="glass"
        d={`M${front - 64} ${top}H${front - 31}Q${front - 20} ${top} ${front - 17} ${top + 12}L${front - 5} ${sill}H${front - 33}V${floor - 4}H${front - 64}Z`}
      />
      <g transform={`translate(${front - 46} ${sill})`}>
        <Driver />
      </g>
      <path className="shade" opacity=".5" d={`M${front - 61} ${floor - 13}h24v3h-24zm0-9h20v3h-20z`} />
      <path className="bodyEdge" d={`M${front - 65} ${floor}V${top}M${front - 33} ${floor}V${top}M${front - 65} ${floor - 2}h32`} />
      <path className="inkEdge" d={`M${front - 38} -34v-12`} />
    </>
  );
}

/** From the side: a face that looks ahead, a cap, and a hand at the wheel. */
export function Driver() {
  return (
    <>
      <path className="glint" d="M-13 0v-22q0-4 4-4t4 4v22z" />
      <path className="brand" d="M-9 0v-11q0-8 8-8 6 0 8 6l3 7 7 1-1 4-11 1z" />
      <path className="skinB" d="M-5-26q0-6 6-6 5 0 6 6l1 3-2 1q0 5-5 4v3h-5z" />
      <path className="ink" d="M-6-25q-1-9 7-9 6 0 7 5l-7 1q-3 1-4 6z" />
      <path className="inkEdge" d="M11-2l5-12" />
    </>
  );
}

function MiddleDoor({ x, top }: { readonly x: number; readonly top: number }) {
  const height = floor - 4 - top;
  return (
    <>
      <path className="glass" d={`M${x} ${top}h28v${height}h-28z`} />
      <path className="shade" opacity=".5" d={`M${x + 3} ${floor - 13}h22v3h-22zm3-9h19v3h-19z`} />
      <path className="bodyEdge" d={`M${x - 1} ${floor}V${top}h30V${floor}M${x - 1} ${floor - 2}h30`} />
    </>
  );
}
