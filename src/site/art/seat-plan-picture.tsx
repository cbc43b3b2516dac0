import type { ReactNode } from 'react';
import type { FleetKey } from '#domain/sites/keys.ts';
import { Numerals } from './numerals.tsx';
import type { DeckPlan, SeatRow } from './seat-plan.ts';
import { type Box, centre, type Place, rounded } from './seat-plan-boxes.ts';
import { round } from './vehicle-parts.ts';
import { unitsPerMetre } from './vehicle-shapes.ts';

type Details = {
  readonly hasLift: boolean;
  readonly hasToilet: boolean;
  /** The start of the middle door, in units from the rear. */
  readonly door: number | null;
};

type SeatPlanProps = {
  readonly rows: DeckPlan;
  /** The number of the first seat. */
  readonly first: number;
  readonly place: Place;
  readonly details: Details;
  readonly isUpper: boolean;
  readonly fleet: FleetKey;
};

/** The distance of the first row from the front, in metres. */
const firstRow = {
  taxiBus: 1.5,
  minibus: 2.35,
  midibus: 2.3,
  coachHire: 2.3,
  doubleDecker: 2.3,
  specialBus: 2.3,
} as const satisfies Record<FleetKey, number>;

/** A deck from above. */
export function SeatPlan({ rows, first, place, details, isUpper, fleet }: SeatPlanProps) {
  const { metre, length, body } = place;
  const middle = details.door === null ? null : length * metre - ((details.door + 28) / unitsPerMetre) * metre;
  const isVan = fleet === 'taxiBus' || fleet === 'minibus';
  const isLower = fleet === 'doubleDecker' && !isUpper;
  const nose = (isUpper ? 0.7 : firstRow[fleet]) * metre;
  const rear = isLower && middle !== null ? middle : (length - (isVan ? 0.75 : 0.25)) * metre;
  const pitch = (rear - nose) / rows.length;
  const seats = rows.flatMap((row, index) => seatBoxes(row, { along: nose + index * pitch, pitch, place }));
  const wall = rounded({ along: 0, across: 0, deep: length * metre, wide: body }, place, 0.35 * metre);
  return (
    <>
      <path className="body" d={wall} />
      <path className="wallEdge" d={wall} />
      {!isUpper && <Front place={place} isVan={isVan} />}
      {!isUpper && <MiddlePart place={place} details={details} middle={middle} isLower={isLower} />}
      <path className="brandDark" d={seats.map((seat) => rounded(seat, place, 5)).join('')} />
      <Numerals
        className="body"
        size={place.isTall ? 12 : 15}
        numbers={seats.map((seat, index) => {
          const [x, y] = centre(seat, place);
          return { value: first + index, x, y: y + metre * 0.075 };
        })}
      />
    </>
  );
}

type MiddleProps = { readonly place: Place; readonly details: Details; readonly middle: number | null; readonly isLower: boolean };

/** The middle door with the toilet beside it, the lift, and in a double-decker the hold behind. */
function MiddlePart({ place, details, middle, isLower }: MiddleProps) {
  const { metre, length } = place;
  const lift = (middle ?? (length - 2.8) * metre) + (isLower ? -1.5 : 1.3) * metre;
  return (
    <>
      {middle !== null && <Door place={place} along={middle} />}
      {isLower && middle !== null && <path className="near" d={rounded(holdBehind(middle, place), place, 8)} />}
      {details.hasToilet && middle !== null && <Toilet place={place} along={middle + (isLower ? 1.1 : 0.04) * metre} />}
      {details.hasLift && <Lift place={place} along={lift} />}
    </>
  );
}

function holdBehind(middle: number, { metre, length, body }: Place): Box {
  return { along: middle + 2.1 * metre, across: 0.12 * metre, deep: (length - 2.3) * metre - middle, wide: body - 0.24 * metre };
}

type RowPlace = { readonly along: number; readonly pitch: number; readonly place: Place };

function seatBoxes(row: SeatRow, { along, pitch, place: { metre, body } }: RowPlace): readonly Box[] {
  const wide = 0.46 * metre;
  const step = wide + 0.04 * metre;
  const deep = Math.min(0.5 * metre, pitch - 0.06 * metre);
  const wall = 0.14 * metre;
  const box = (across: number): Box => ({ along, across, deep, wide });
  if (row.kind === 'bench') {
    const width = Math.min(step, (body - 2 * wall) / row.seats);
    const start = (body - width * row.seats) / 2;
    return Array.from({ length: row.seats }, (_, index) => ({ ...box(start + index * width), wide: Math.min(wide, width - 1) }));
  }
  const left = Array.from({ length: row.left }, (_, index) => box(wall + index * step));
  const right = Array.from({ length: row.right }, (_, index) => box(body - wall - (row.right - index) * step + 0.04 * metre));
  return [...left, ...right];
}

/** The driver at the wheel, and the door beside. */
function Front({ place, isVan }: { readonly place: Place; readonly isVan: boolean }): ReactNode {
  const { metre } = place;
  const along = (isVan ? 1.5 : 0.75) * metre;
  const seat = { along, across: 0.2 * metre, deep: 0.5 * metre, wide: 0.5 * metre };
  const [x, y] = centre({ ...seat, along: along - 0.38 * metre, deep: 0.1 * metre }, place);
  return (
    <>
      <path className="glint" d={rounded(seat, place, 5)} />
      <ellipse
        className="wheel"
        cx={x}
        cy={y}
        rx={round((place.isTall ? 0.24 : 0.09) * metre)}
        ry={round((place.isTall ? 0.09 : 0.24) * metre)}
      />
      <Door place={place} along={(isVan ? 2.2 : 1.05) * metre} />
    </>
  );
}

/** An opening in the kerb side, with an arrow that points in. */
function Door({ place, along }: { readonly place: Place; readonly along: number }) {
  const { metre, body } = place;
  const box = { along, across: body - 0.1 * metre, deep: 0.9 * metre, wide: 0.16 * metre };
  const [x, y] = centre({ ...box, across: body + 0.02 * metre, wide: 0.3 * metre }, place);
  return (
    <>
      <path className="sun" d={rounded(box, place, 3)} />
      <path
        className="brandDark"
        transform={`translate(${x} ${y})${place.isTall ? ' rotate(-90)' : ''} scale(${metre < 60 ? 0.8 : 1})`}
        d="M0-9l8 10H3v7h-6V1h-5z"
      />
    </>
  );
}

function Toilet({ place, along }: { readonly place: Place; readonly along: number }) {
  const { metre, body } = place;
  const box = { along, across: body - 1.08 * metre, deep: 0.62 * metre, wide: 0.92 * metre };
  const [x, y] = centre(box, place);
  return (
    <>
      <path className="glint" d={rounded(box, place, 6)} />
      <path
        className="body"
        transform={`translate(${x} ${y}) scale(${metre < 60 ? 0.7 : 1})`}
        d="M-9-13h18v8H-9zM-7-3H7q3 8-3 12v4h-8V9q-6-4-3-12z"
      />
    </>
  );
}

/** A platform at the kerb with a wheelchair user on it. */
function Lift({ place, along }: { readonly place: Place; readonly along: number }) {
  const { metre, body } = place;
  const box = { along, across: body - 0.02 * metre, deep: 0.95 * metre, wide: 0.42 * metre };
  const [x, y] = centre(box, place);
  return (
    <>
      <path className="glint" d={rounded(box, place, 4)} />
      <g transform={`translate(${x} ${y}) scale(${metre < 60 ? 0.62 : 0.85})`}>
        <circle className="body" cx="-2" cy="-12" r="3.500" />
        <path className="liftLine" d="M-2-7v8h8l4 9M-6-2a8 8 0 1 0 11 11" />
      </g>
    </>
  );
}
