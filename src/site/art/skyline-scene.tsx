import type { City, Layer } from './city.ts';
import { createHouseRows } from './house-rows.ts';
import { cities, createAnyCity } from './skyline.ts';
import { Vehicle } from './vehicle.tsx';
import { vehicleShapes } from './vehicle-shapes.ts';

/** A city with its landmarks and a coach before it. */
export function SkylineScene({ name }: { readonly name: string }) {
  const city = cities.get(name) ?? createAnyCity(name);
  const { far, near, panes } = createHouseRows(name, city.houses);
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="sun" cx={city.sunAt} cy="62" r="24" />
      {city.behind ? <Layers layers={city.behind} /> : <path className="far" d={far} />}
      <path className="near" d={near} />
      <path className="panes" d={panes} />
      <Layers layers={city.landmarks} />
      <Ground ground={city.ground} />
      <g transform={`translate(${city.coachAt} ${coachLevels[city.ground]}) scale(.4)`}>
        <Vehicle shape={vehicleShapes.coachHire} />
      </g>
    </>
  );
}

const coachLevels = { street: 254, quay: 242, river: 262, bridge: 221 } as const satisfies Record<City['ground'], number>;

function Layers({ layers }: { readonly layers: readonly Layer[] }) {
  return layers.map(([kind, ...shapes]) => {
    const path = shapes.join('');
    return <path key={kind + path} className={kind} d={path} />;
  });
}

/** Bands of colour from the street down, and what is on them. */
const grounds = {
  street: [
    ['ground', 'M0 212H480V270H0z'],
    ['lane', 'M0 260H480'],
  ],
  quay: [
    ['ground', 'M0 212H480V246H0z'],
    ['water', 'M0 246H480V270H0z'],
    ['ripple', 'M26 255h44M128 263h60M236 256h36M318 264h52M412 255h40'],
  ],
  river: [
    ['water', 'M0 212H480V240H0z'],
    ['ripple', 'M16 222h40M120 230h56M230 221h36M300 231h50M396 223h44'],
    ['ground', 'M0 238H480V270H0z'],
  ],
  bridge: [
    ['water', 'M0 212H480V270H0z'],
    ['ripple', 'M20 246h44M150 258h60M240 244h36M310 260h50M412 248h40'],
    ['ground', 'M0 212H480V226H0zM96 226h16v24H96zM378 226h16v24h-16z'],
  ],
} as const satisfies Record<City['ground'], readonly Layer[]>;

function Ground({ ground }: { readonly ground: City['ground'] }) {
  return grounds[ground].map(([className, path]) => <path key={path} className={className} d={path} />);
}
