import { Vehicle } from '../vehicle.tsx';
import { shapeOf } from '../vehicle-shapes.ts';

/** The static map behind a hero without a picture (docs/specification.md#constants), with or without a route. */
export function MapScene({ withRoute }: { readonly withRoute: boolean }) {
  return (
    <>
      <path className="ground" d="M0 0H480V270H0z" />
      <path className="leaf" opacity=".7" d="M36 40q40-24 74 2t30 60-58 34-62-34-0-62zM330 170q46-20 76 8t4 62-70 10-34-50 24-30z" />
      <path className="river" d="M-10 214C70 196 96 158 160 166s96 66 170 40 70-96 160-104" />
      <path
        className="street"
        d="M0 120L150 96 250 74 280 0M150 96l30 80 20 94M0 30l96 26 54 40M250 74l90 28 140 30M340 102l-60 90-100-16M340 102l30 168M280 192l-20 78M410 0l-70 102"
      />
      {withRoute && <MapRoute />}
    </>
  );
}

function MapRoute() {
  return (
    <>
      <path className="route" d="M96 226L180 176 150 96 250 74 340 102 410 84" />
      <circle className="body" cx="96" cy="226" r="13" />
      <circle className="brand" cx="96" cy="226" r="7" />
      <path className="brandDark" d="M410 30a26 26 0 0 1 26 26c0 16-16 26-26 42-10-16-26-26-26-42a26 26 0 0 1 26-26z" />
      <circle className="body" cx="410" cy="56" r="10" />
      <g transform="translate(192 92) scale(.3)">
        <Vehicle shape={shapeOf('coachHire')} />
      </g>
    </>
  );
}
