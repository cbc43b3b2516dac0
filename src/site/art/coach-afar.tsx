import type { FleetKey } from '#domain/sites/keys.ts';
import { coachOutline, flankLine } from './vehicle.tsx';
import { round } from './vehicle-parts.ts';
import { shapeOf } from './vehicle-shapes.ts';

type CoachAfarProps = {
  /** The position of its front. */
  readonly front: number;
  readonly y: number;
  readonly scale: number;
  readonly fleet?: Extract<FleetKey, 'coachHire' | 'midibus'> | undefined;
  /** Its windows are lit. */
  readonly lit?: boolean | undefined;
};

/** A simplified coach, for the background of a scene. */
export function CoachAfar({ front, y, scale, fleet = 'coachHire', lit }: CoachAfarProps) {
  const shape = shapeOf(fleet);
  const { length, height, wheels } = shape;
  const top = 10 - height;
  const pillars = `${[0.25, 0.5, 0.75].map((share) => `M${round(share * (length - 70))} ${top}h3V-58h-3z`).join('')}M${length - 34} ${top}h2V-14h-2z`;
  const discs = (r: number) => wheels.map((x) => `M${x - r}-15a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`).join('');
  return (
    <g transform={`translate(${round(front - length * scale)} ${y}) scale(${scale})`}>
      <path className="dim" d={`M-6 0h${length + 12}v4H-6z`} />
      <path className="body" d={coachOutline(shape)} />
      <path className="brand" d={flankLine(shape)} />
      <path
        className={lit ? 'light' : 'glass'}
        d={`M10 ${top}H${length - 72}V-58H10zM${length - 64} ${top}h34q10 0 13 12L${length - 6}-50h-27V-13h-31z`}
      />
      <path className={lit ? 'sun' : 'glint'} d={pillars} />
      <path className="ink" d={`M${length - 26} ${5 - height}h21q8 0 8 8v18h-6v-13q0-5-5-5h-18z`} />
      <path className="light" d={`M${length - 11}-29h10v8h-7q-5 0-3-8z`} />
      <path className="ink" d={discs(15)} />
      <path className="shade" d={discs(7)} />
    </g>
  );
}
