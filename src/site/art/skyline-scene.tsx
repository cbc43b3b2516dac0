import { createHouseRows } from './house-rows.ts';
import { type AnyCity, createAnyCity, type Layer } from './skyline.ts';
import { Vehicle } from './vehicle.tsx';
import { shapeOf } from './vehicle-shapes.ts';

/** A generic city with a landmark, and a coach in front. */
export function SkylineScene({ name }: { readonly name: string }) {
  const city = createAnyCity(name);
  const { far, near, panes } = createHouseRows(name);
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="sun" cx={city.sunAt} cy="62" r="24" />
      <path className="far" d={far} />
      <path className="near" d={near} />
      <path className="panes" d={panes} />
      <Layers layers={city.landmarks} />
      <Ground ground={city.ground} />
      <g transform={`translate(${city.coachAt} ${coachLevels[city.ground]}) scale(.4)`}>
        <Vehicle shape={shapeOf('coachHire')} distant />
      </g>
    </>
  );
}

const coachLevels = { street: 254, quay: 242 } as const satisfies Record<AnyCity['ground'], number>;

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
} as const satisfies Record<AnyCity['ground'], readonly Layer[]>;

function Ground({ ground }: { readonly ground: AnyCity['ground'] }) {
  return grounds[ground].map(([className, path]) => <path key={path} className={className} d={path} />);
}
