import type { FleetKey } from '#domain/sites/keys.ts';
import { Bystander } from './bystander.tsx';
import type { Drawing } from './drawing.ts';
import { Numerals } from './numerals.tsx';
import { Vehicle } from './vehicle.tsx';
import { Place } from './vehicle-places.tsx';
import { shapeOf, unitsPerMetre } from './vehicle-shapes.ts';

const road = 222;
const rear = 14;

/** A vehicle at the kerb, at the scale of all others: a person beside it, and a metre between two ticks. */
export function VehicleScene({ fleet }: { readonly fleet: FleetKey }) {
  const shape = shapeOf(fleet);
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <g transform={`translate(0 ${road - 4})`}>
        <Place fleet={fleet} />
      </g>
      <path className="ground" d={`M0 ${road - 4}H480V270H0z`} />
      <Ruler metres={15} y={road + 20} unit="m" />
      <Bystander fleet={fleet} x={shape.length + 36} y={road - 1} />
      <g transform={`translate(${rear} ${road})`}>
        <Vehicle shape={shape} />
      </g>
      {fleet === 'specialBus' && <Bunting />}
    </>
  );
}

const beside = { height: 152, rear: 8, front: 22, road: 128 } as const;

/** One vehicle and its piece of road, with a tick at each metre. Pictures of the same height can be placed side by side as one road. */
export function createSide(fleet: FleetKey, seats?: number): Drawing {
  const shape = shapeOf(fleet, seats);
  const width = beside.rear + shape.length + beside.front;
  const ticks = Array.from(
    { length: Math.floor(shape.length / unitsPerMetre) + 1 },
    (_, metre) => `M${beside.rear + metre * unitsPerMetre} ${beside.height - 7}v7`,
  );
  return {
    width,
    height: beside.height,
    node: (
      <>
        <path className="sky" d={`M0 0H${width}V${beside.road}H0z`} />
        <path className="ground" d={`M0 ${beside.road - 4}H${width}V${beside.height}H0z`} />
        <path className="tick" d={ticks.join('')} />
        <g transform={`translate(${beside.rear} ${beside.road})`}>
          <Vehicle shape={shape} />
        </g>
      </>
    ),
  };
}

/** A vehicle without road or sky, for a road that the page draws: its wheels at the lower edge. */
export function createCar(fleet: FleetKey, seats: number): Drawing {
  const shape = shapeOf(fleet, seats);
  const [width, height] = [shape.length + 16, 132];
  return {
    width,
    height,
    node: (
      <g transform={`translate(8 ${height - 6})`}>
        <Vehicle shape={shape} />
      </g>
    ),
  };
}

type Parked = readonly [fleet: FleetKey, seats: number, x: number];

/** In two lanes, with the positions of their rears along the road. */
const lanes: readonly (readonly Parked[])[] = [
  [
    ['coachHire', 50, 83],
    ['coachHire', 59, 503],
    ['doubleDecker', 79, 969],
  ],
  [
    ['taxiBus', 8, 203],
    ['minibus', 19, 413],
    ['midibus', 30, 683],
    ['specialBus', 40, 993],
  ],
];

/** Wide enough that in a window of 1280 pixels the first and the last vehicle align with the page's text. */
const lineUpWidth = 1476;
const lineUpStart = 83;

/** Every vehicle for hire on one road, the largest in the far lane. */
export function createLineUp(): Drawing {
  const width = lineUpWidth;
  return {
    width,
    height: 332,
    node: (
      <>
        <path className="sky" d={`M0 0H${width}V332H0z`} />
        <path className="far" d={`M0 140V104C70 76 180 62 300 88S500 112 600 86 820 56 930 84 1110 110 1200 84 1390 58 ${width} 84V140z`} />
        <path className="ground" d={`M0 136H${width}V332H0z`} />
        <path className="lane" d={`M0 160H${width}`} />
        <g className="arrives">
          {lanes.map((parked, lane) =>
            parked.map(([fleet, seats, x]) => (
              <g key={x} transform={`translate(${x} ${148 + lane * 138})`}>
                <Vehicle shape={shapeOf(fleet, seats)} />
              </g>
            )),
          )}
        </g>
        <Ruler metres={43} x={lineUpStart} y={298} size={18} unit="m" />
      </>
    ),
  };
}

type RulerProps = { readonly metres: number; readonly x?: number; readonly y: number; readonly size?: number; readonly unit?: 'm' };

/** Ticks on the road, a metre apart, with a figure at each fifth. The first figure shows its unit where that is given. */
function Ruler({ metres, x = rear, y, size = 13, unit }: RulerProps) {
  const ticks = Array.from({ length: metres + 1 }, (_, metre) => (metre % 5 === 0 ? 10 : 5)).map(
    (long) => `v${long}m${unitsPerMetre}-${long}`,
  );
  const fifths = Array.from({ length: Math.floor(metres / 5) + 1 }, (_, index) => index * 5);
  return (
    <>
      <path className="tick" d={`M${x} ${y}h${metres * unitsPerMetre}h-${metres * unitsPerMetre}${ticks.join('')}`} />
      <Numerals
        className="inkText"
        size={size}
        numbers={fifths.map((metre) => ({
          value: metre,
          x: x + metre * unitsPerMetre,
          y: y + 10 + size,
          unit: metre === 0 ? unit : undefined,
        }))}
      />
    </>
  );
}

function Bunting() {
  return (
    <>
      <path className="wire" style={{ strokeWidth: 2.5 }} d="M-4 34Q80 84 170 44T330 40 484 30" />
      <path className="brand" d="M30 50l20 9-14 17zM116 60l21-5-7 21zM206 34l20-2-9 19zM290 40l21 4-14 17zM430 40l20-4-7 19z" />
      <path className="leaf" d="M72 62l21 1-12 18zM160 47l20-7-5 21zM248 32l20 4-13 17z" />
    </>
  );
}
