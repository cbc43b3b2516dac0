import type { FleetKey } from '#domain/sites/keys.ts';
import { Vehicle } from './vehicle.tsx';
import { round } from './vehicle-parts.ts';
import { shapeOf } from './vehicle-shapes.ts';

type SceneCoachProps = {
  /** The position of its front. */
  readonly front: number;
  readonly y: number;
  readonly scale: number;
  readonly distant?: boolean | undefined;
  readonly fleet?: FleetKey | undefined;
};

/** A vehicle of the fleet behind the people of a scene, cut off by the picture's edge. */
export function SceneCoach({ front, y, scale, fleet = 'coachHire', distant }: SceneCoachProps) {
  const shape = shapeOf(fleet);
  return (
    <g transform={`translate(${round(front - shape.length * scale)} ${y}) scale(${scale})`}>
      <Vehicle shape={shape} distant={distant} />
    </g>
  );
}
