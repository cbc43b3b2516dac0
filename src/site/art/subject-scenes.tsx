import type { ReactNode } from 'react';
import type { FleetKey, OccasionKey } from '#domain/sites/keys.ts';
import { Vehicle } from './vehicle.tsx';
import { shapeOf } from './vehicle-shapes.ts';

const ground = 238;

function Sky() {
  return <path className="sky" d="M0 0H480V270H0z" />;
}

function Road() {
  return (
    <>
      <path className="ground" d="M0 224H480V270H0z" />
      <path className="lane" d="M0 254H480" />
    </>
  );
}

/** A vehicle on the road, in the middle unless told. */
function Driving({
  fleet,
  scale = 1,
  x,
  y = ground,
}: {
  readonly fleet: FleetKey;
  readonly scale?: number;
  readonly x?: number;
  readonly y?: number;
}) {
  const shape = shapeOf(fleet);
  const left = x ?? (480 - shape.length * scale) / 2;
  return (
    <g transform={`translate(${left} ${y}) scale(${scale})`}>
      <Vehicle shape={shape} />
    </g>
  );
}

const occasionBacks: Readonly<Record<OccasionKey, () => ReactNode>> = {
  companyEvent: () => (
    <>
      <path className="far" d="M40 226V96h70v130zM300 226V70h84v156zM396 226v-96h60v96z" />
      <path className="near" d="M116 226V52h92v174zM222 226v-110h66v110z" />
      <path
        className="light"
        d="M130 68h18v16h-18zm28 0h18v16h-18zm-28 30h18v16h-18zm28 0h18v16h-18zm-28 30h18v16h-18zm28 0h18v16h-18zM316 90h14v20h-14zm26 0h14v20h-14zm-26 36h14v20h-14zm26 0h14v20h-14z"
      />
    </>
  ),
  schools: () => (
    <>
      <circle className="sun" cx="410" cy="64" r="28" />
      <path className="near" d="M70 226V120h110V84l60-36 60 36v36h110v106z" />
      <path className="brand" d="M180 84l60-36 60 36v10H180zM238 14h34l-8 10 8 10h-30v16h-4z" />
      <circle className="light" cx="240" cy="108" r="15" />
      <path className="inkLine" style={{ strokeWidth: 3 }} d="M240 98v10h8" />
      <path className="light" d="M88 138h22v28H88zm34 0h22v28h-22zm190 0h22v28h-22zm34 0h22v28h-22z" />
    </>
  ),
  events: () => (
    <>
      <path className="near" d="M96 226V104L240 46l144 58v122z" />
      <path className="ink" opacity=".75" d="M118 226V116l122-48 122 48v110z" />
      <path className="light" opacity=".35" d="M170 92L120 226h80zM310 92l50 134h-80zM240 70l-44 156h88z" />
      <path className="inkLine" style={{ strokeWidth: 2 }} d="M0 60Q60 96 120 74M360 74Q420 96 480 60" />
      <path className="brand" d="M12 68l20 8-14 16zM76 82l22-2-8 20zM384 80l22 2-14 18zM448 76l20-8-4 22z" />
      <path className="sun" d="M44 78l22 4-13 18zM416 82l22-4-9 22z" />
    </>
  ),
  tours: () => (
    <>
      <circle className="sun" cx="96" cy="76" r="30" />
      <path className="far" d="M0 226L92 112l60 62L262 50l106 120 44-40 68 66v30z" />
      <path className="body" d="M262 50l36 41-20 12-16-10-18 12-18-14z" />
      <path className="near" d="M0 226q90-54 190-24t290-22v46z" />
      <path className="leaf" d="M30 226l16-54 16 54zM58 226l13-42 13 42zM398 226l16-58 16 58zM428 226l12-40 12 40z" />
    </>
  ),
  holiday: () => (
    <>
      <circle className="sun" cx="352" cy="92" r="38" />
      <path className="water" d="M0 150H480V226H0z" />
      <path
        className="body"
        opacity=".7"
        d="M300 168h90v4h-90zm30 16h70v4h-70zm-210-12h60v4h-60zm-40 18h70v4H80zM196 148l24-58v58zm28 0V78q36 30 34 70z"
      />
      <path className="light" d="M0 210q120-26 250-6t230 4v20H0z" />
      <path className="near" d="M62 220q14-60 4-118l10-2q14 60 0 120z" />
      <path
        className="leaf"
        d="M70 100Q40 74 10 98q30-6 60 2zM70 100Q52 58 16 58q36 10 54 42zM70 100q6-44 46-48-28 14-46 48zM70 100q34-26 62 6-28-12-62-6z"
      />
    </>
  ),
};

const occasionVehicles = {
  companyEvent: 'coachHire',
  schools: 'coachHire',
  events: 'specialBus',
  tours: 'coachHire',
  holiday: 'doubleDecker',
} as const satisfies Record<OccasionKey, FleetKey>;

export function OccasionScene({ occasion }: { readonly occasion: OccasionKey }) {
  return (
    <>
      <Sky />
      {occasionBacks[occasion]()}
      <Road />
      <Driving fleet={occasionVehicles[occasion]} scale={0.74} />
    </>
  );
}
