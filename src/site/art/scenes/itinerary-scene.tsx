import { Numerals } from '../numerals.tsx';
import { Figure } from '../people/figure.tsx';
import { Vehicle } from '../vehicle.tsx';
import { shapeOf } from '../vehicle-shapes.ts';

const stops = [
  { x: 52, y: 196 },
  { x: 128, y: 112 },
  { x: 214, y: 150 },
  { x: 286, y: 70 },
] as const;

/** A route with numbered stops on the wall, and the planner who adds the last one. */
export function ItineraryScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="dim" d="M18 26h322v226H18z" />
      <WallMap />
      <path className="near" d="M0 262H480v8H0z" />
      <Figure
        x={398}
        y={402}
        scale={1.8}
        build="woman"
        bust
        skin="skinB"
        look={{ hair: 'none', hat: ['hijab', 'brand'], left: true }}
        top={['shirt', 'glint']}
        arms={[
          [1, 16, 28, -2, 40],
          [-1, -26, 0, -49, -22],
        ]}
      >
        <path className="light" d="M-26-114l40-6 4 30-40 6z" />
        <path className="dim" d="M-26-114l4 0 4 30-4 0z" />
      </Figure>
    </>
  );
}

function WallMap() {
  return (
    <>
      <path className="ground" d="M10 18h322v226H10z" />
      <path className="leaf" d="M24 40q44-26 76 4t6 56-70 12-12-72zM230 176q50-24 84 4t-12 54-82-6 10-52z" />
      <path className="river" d="M10 150q80 10 130 50t178 22" />
      <path className="street" d="M10 84l118 28 60-94M128 112l50 132M214 150l118 20M214 150L172 18" />
      <path className="route" d="M52 196q20-66 76-84 46 60 86 38 48-26 72-80" />
      <g transform="translate(142 118) rotate(22) scale(.17)">
        <Vehicle shape={shapeOf('coachHire')} distant />
      </g>
      {stops.map(({ x, y }, index) => (
        <circle key={x} className={index === stops.length - 1 ? 'brandDark' : 'ink'} cx={x} cy={y} r="20" />
      ))}
      <Numerals className="body" size={20} numbers={stops.map(({ x, y }, index) => ({ value: index + 1, x, y: y + 7 }))} />
    </>
  );
}
