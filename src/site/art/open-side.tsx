import { Cases, type Room } from './cases.tsx';
import { Driver, FrontDoor } from './coach-glass.tsx';
import type { DeckPlan } from './seat-plan.ts';
import { vanOutline } from './van-body.tsx';
import { coachOutline, flankLine, Wheels } from './vehicle.tsx';
import { floor, round } from './vehicle-parts.ts';
import type { VehicleShape } from './vehicle-shapes.ts';

type OpenSideProps = {
  readonly shape: VehicleShape;
  readonly decks: readonly DeckPlan[];
  readonly cases: number;
  readonly hasToilet: boolean;
};

/** A vehicle from the kerb without its wall: the rows of seats, the steps at the doors and the hold. */
export function OpenSide({ shape, decks, cases, hasToilet }: OpenSideProps) {
  const inside = shape.kind === 'van' ? roomsOfVan(shape) : roomsOfCoach(shape);
  return (
    <>
      <path className={shape.night ? 'brandDark' : 'body'} d={shape.kind === 'van' ? vanOutline(shape) : coachOutline(shape)} />
      {shape.kind === 'coach' && <path className={shape.night ? 'sun' : 'brand'} d={flankLine(shape)} />}
      <path className="light" opacity=".9" d={inside.decks.map(rectangle).join('')} />
      <path className="near" d={rectangle(inside.hold)} />
      <Cases room={inside.hold} count={cases} />
      {inside.decks.map((room, deck) => (
        <Rows key={room.y} room={room} rows={decks[deck]?.length ?? 0} door={shape.decks === 1 ? shape.middleDoor : null} />
      ))}
      {shape.kind === 'coach' ? <Doors shape={shape} hasToilet={hasToilet} /> : <VanFront shape={shape} />}
      <Wheels shape={shape} />
    </>
  );
}

function roomsOfCoach({ length, height, decks, wheels, middleDoor }: VehicleShape): {
  readonly decks: readonly Room[];
  readonly hold: Room;
} {
  const end = length - 66;
  const from = middleDoor === null ? (wheels.at(-2) ?? 0) + 20 : middleDoor + 32;
  if (decks === 1) {
    return {
      decks: [{ x: 7, y: 8 - height, wide: end - 7, high: height - 54 }],
      hold: { x: from, y: -44, wide: (wheels.at(-1) ?? end) - 21 - from, high: 32 },
    };
  }
  return {
    decks: [
      { x: 7, y: 7 - height, wide: end - 7, high: 46 },
      { x: from, y: 57 - height, wide: end - from, high: 40 },
    ],
    hold: { x: 7, y: 57 - height, wide: (middleDoor ?? from) - 12, high: 26 },
  };
}

function roomsOfVan({ length, height }: VehicleShape): { readonly decks: readonly Room[]; readonly hold: Room } {
  const high = height - 22;
  const hold = Math.round(length * 0.12);
  return { decks: [{ x: hold + 6, y: 7 - height, wide: length - 66 - hold - 6, high }], hold: { x: 4, y: 7 - height, wide: hold, high } };
}

const doorWide = 28;

function rectangle({ x, y, wide, high }: Room): string {
  return `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h-${round(wide)}z`;
}

type RowsProps = { readonly room: Room; readonly rows: number; readonly door: number | null };

/** Seats behind a door are hidden. */
function Rows({ room, rows, door }: RowsProps) {
  const pitch = room.wide / Math.max(1, rows);
  const bottom = room.y + room.high;
  const all = Array.from({ length: rows }, (_, row) => round(room.x + row * pitch + 4));
  const seen = all.filter((x) => door === null || x + 16 <= door || x - 2 >= door + doorWide);
  const seats = seen.map((x) => `M${x} ${round(bottom)}l-2-21q0-5 4-5 3 0 3 4l2 12h8q2 0 2 3v7z`);
  const backs = seen.map((x) => `M${round(x - 2)} ${round(bottom - 21)}q0-5 4-5 3 0 3 4v2h-7z`);
  return (
    <>
      <path className="glint" d={seats.join('')} />
      <path className="brand" d={backs.join('')} />
      <path className="shade" d={`M${room.x} ${round(bottom - 1)}h${round(room.wide)}v3h-${round(room.wide)}z`} />
    </>
  );
}

function Doors({ shape, hasToilet }: { readonly shape: VehicleShape; readonly hasToilet: boolean }) {
  const { length, height, middleDoor, decks } = shape;
  const top = decks === 2 ? -66 : 10 - height;
  const steps = (x: number) => `M${x} ${floor - 3}h28v-9h-8v-9h-8v-9h-12z`;
  return (
    <>
      <FrontDoor shape={shape} />
      <path className="shade" d={steps(length - 63)} />
      {middleDoor !== null && (
        <>
          <path className="glass" d={`M${middleDoor} ${top}h${doorWide}v${floor - 4 - top}h-${doorWide}z`} />
          <path className="shade" d={steps(middleDoor)} />
          {hasToilet && <Toilet x={middleDoor} bottom={floor - 32} />}
        </>
      )}
    </>
  );
}

/** The toilet cabin beside the steps: a basin from the side, and an open door. */
function Toilet({ x, bottom }: { readonly x: number; readonly bottom: number }) {
  return (
    <>
      <path className="water" d={`M${x + 2} ${bottom}v-23h24v23z`} />
      <path className="body" d={`M${x + 4} ${bottom - 18}h5v9h9q0 6-5 7v2h-6v-3l-3-6z`} />
      <path className="glint" d={`M${x + 9} ${bottom - 10}h10v1.5h-10z`} />
      <path className="stone" d={`M${x + 21} ${bottom}v-22l5-1v25z`} />
      <path className="ink" d={`M${x + 22} ${bottom - 11}h1v3h-1z`} />
    </>
  );
}

/** The windscreen of a van and the driver behind it. */
function VanFront({ shape: { length, height } }: { readonly shape: VehicleShape }) {
  const bottom = round(-height * 0.55);
  return (
    <>
      <path className="glass" d={`M${length - 58} ${8 - height}H${length - 52}L${length - 29} ${bottom}H${length - 58}z`} />
      <g transform={`translate(${length - 48} ${bottom + 5}) scale(.85)`}>
        <Driver />
      </g>
    </>
  );
}
