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

/** A vehicle from the kerb without its wall: one sees the rows of seats, the steps at the doors and what lies in the hold. */
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
        <Rows key={room.y} room={room} rows={decks[deck]?.length ?? 0} />
      ))}
      {shape.kind === 'coach' ? <Doors shape={shape} hasToilet={hasToilet} /> : <VanFront shape={shape} />}
      <Wheels shape={shape} />
    </>
  );
}

/** From its upper left corner. */
type Room = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };

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

function rectangle({ x, y, wide, high }: Room): string {
  return `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h-${round(wide)}z`;
}

function Rows({ room, rows }: { readonly room: Room; readonly rows: number }) {
  const pitch = room.wide / Math.max(1, rows);
  const bottom = room.y + room.high;
  const at = (row: number) => round(room.x + row * pitch + 4);
  const seats = Array.from({ length: rows }, (_, row) => `M${at(row)} ${round(bottom)}l-2-21q0-5 4-5 3 0 3 4l2 12h8q2 0 2 3v7z`);
  const backs = Array.from({ length: rows }, (_, row) => `M${round(at(row) - 2)} ${round(bottom - 21)}q0-5 4-5 3 0 3 4v2h-7z`);
  return (
    <>
      <path className="glint" d={seats.join('')} />
      <path className="brand" d={backs.join('')} />
      <path className="shade" d={`M${room.x} ${round(bottom - 1)}h${round(room.wide)}v3h-${round(room.wide)}z`} />
    </>
  );
}

const caseColours = ['brand', 'leaf', 'water', 'glint'] as const;

/** So many cases, packed as high as the hold is. */
function Cases({ room, count }: { readonly room: Room; readonly count: number }) {
  const layers = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * room.high) / (room.wide * 1.3)))));
  const columns = Math.ceil(count / layers);
  const [wide, high] = [room.wide / columns, room.high / layers];
  const all = Array.from({ length: count }, (_, index) => {
    const [column, layer] = [Math.floor(index / layers), index % layers];
    const x = round(room.x + column * wide + 0.4);
    const y = round(room.y + room.high - (layer + 1) * high + 1.2);
    return `M${x} ${y}h${round(wide - 0.8)}v${round(high - 1.4)}h-${round(wide - 0.8)}z`;
  });
  return caseColours.map((colour, index) => {
    // In an order that shows no stripes: neighbours beneath and beside are of other colours.
    const own = all.filter((_, at) => {
      const [column, layer] = [Math.floor(at / layers), at % layers];
      return (column * 3 + layer * 2 + Math.floor(column / 3)) % caseColours.length === index;
    });
    return own.length === 0 ? null : <path key={colour} className={colour} data-cases={own.length} d={own.join('')} />;
  });
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
          <path className="glass" d={`M${middleDoor} ${top}h28v${floor - 4 - top}h-28z`} />
          <path className="shade" d={steps(middleDoor)} />
          {hasToilet && <path className="water" d={`M${middleDoor + 9} ${floor - 32}v-20h14v6h-6q1 9-2 12v2z`} />}
        </>
      )}
    </>
  );
}

/** The windscreen of a van and who sits behind it. */
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
