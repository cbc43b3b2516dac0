import { Vehicle } from './vehicle.tsx';
import { shapeOf } from './vehicle-shapes.ts';

/** Soft ground behind the drawings that stand free on a page. */
export function Backdrop() {
  return <path className="sky" d="M44 150C20 74 96 22 190 30s120-24 196 18 84 124 40 166-120 40-210 38S66 222 44 150z" />;
}

export function NotFoundScene() {
  return (
    <>
      <Backdrop />
      <path className="ground" d="M60 252C150 240 120 190 210 180s50-52 110-58l8 8c-44 10-30 60-96 68s-30 44-92 56z" />
      <path className="route" strokeDasharray="1 15" d="M104 250C190 238 160 196 226 188s56-46 96-60" />
      <path className="shade" d="M372 238V92h9v146zM340 240h76v6h-76z" />
      <path className="brand" d="M300 70h92l20 18-20 18h-92z" />
      <path className="near" d="M454 116h-82l-18 16 18 16h82z" />
      <path className="body" d="M318 84h58v8h-58z" />
      <path className="body" opacity=".8" d="M380 128h54v8h-54z" />
      <path className="brandDark" d="M196 34a46 46 0 0 1 46 46c0 30-28 54-46 80-18-26-46-50-46-80a46 46 0 0 1 46-46z" />
      <path className="bodyLine" style={{ strokeWidth: 9 }} d="M180 72c0-22 34-22 34-2 0 14-18 14-18 28M196 114v1" />
    </>
  );
}

/** A ticket under a magnifying glass that finds nothing on it. */
export function TripNotFoundScene() {
  return (
    <>
      <Backdrop />
      <path className="ground" d="M70 240h340v5H70z" />
      <g transform="rotate(-7 220 140)">
        <path className="near" d="M86 82h250q6 0 6 6v28a20 20 0 0 0 0 40v36q0 6-6 6H86q-6 0-6-6v-36a20 20 0 0 0 0-40V88q0-6 6-6z" />
        <path className="body" d="M80 76h250q6 0 6 6v28a20 20 0 0 0 0 40v36q0 6-6 6H80q-6 0-6-6v-36a20 20 0 0 0 0-40V82q0-6 6-6z" />
        <path className="brand" d="M80 76h250q6 0 6 6v16H74V82q0-6 6-6z" />
        <path className="shade" d="M104 116h96v9h-96zm0 22h66v9h-66zm0 22h82v9h-82z" />
        <path className="dashes" d="M236 104v84" />
      </g>
      <path className="glint" d="M331 194l14-12 46 50q4 6-2 11t-12-1z" />
      <circle className="water" cx="292" cy="146" r="58" />
      <circle className="body" cx="292" cy="146" r="46" opacity=".55" />
      <circle className="hoop" cx="292" cy="146" r="58" />
      <path className="route" d="M277 132c0-22 34-22 34-2 0 14-18 14-18 28M293 176v1" />
    </>
  );
}

/** A bus stop at which nothing waits yet. */
export function EmptyScene() {
  return (
    <>
      <Backdrop />
      <path className="far" d="M70 226q60-70 130-40t110-30 110 70z" />
      <path className="ground" d="M30 226h420v6H30z" />
      <path className="leaf" d="M78 226q4-40 26-40t26 40zM372 226q5-50 28-50t28 50z" />
      <path className="shade" d="M150 104h8v122h-8zM286 104h8v122h-8z" />
      <path className="water" opacity=".7" d="M158 112h128v78H158z" />
      <path className="brand" d="M136 92h172q6 0 6 6v8H130v-8q0-6 6-6z" />
      <path className="stone" d="M174 196h96v8h-96zM182 204h7v22h-7zM255 204h7v22h-7z" />
      <path className="glint" d="M340 84h7v142h-7z" />
      <path className="brandDark" d="M343 46a24 24 0 1 1 0 48 24 24 0 0 1 0-48z" />
      <path className="body" d="M331 60h24q3 0 3 3v15q0 2-2 2v4h-5v-4h-16v4h-5v-4q-2 0-2-2V63q0-3 3-3z" />
      <path className="brandDark" d="M332 64h22v8h-22z" />
      <path className="body" d="M350 112h24v36h-24z" />
      <path className="near" d="M354 118h16v3h-16zm0 8h12v3h-12zm0 8h16v3h-16z" />
    </>
  );
}

export function ErrorScene() {
  return (
    <>
      <Backdrop />
      <path className="ground" d="M30 226h420v5H30z" />
      <g transform="translate(52 229) scale(1.1)">
        <Vehicle shape={shapeOf('minibus')} />
      </g>
      <path className="near" opacity=".7" d="M302 108c-10-14 6-26 16-18 2-18 28-18 30-2 16-2 20 20 4 24z" />
      <path className="brand" d="M396 158q6-10 12 0l36 62q4 8-5 8h-74q-9 0-5-8z" />
      <path className="body" d="M402 174l26 44h-52z" />
      <path className="inkLine" style={{ strokeWidth: 5 }} d="M402 188v12M402 209v.5" />
    </>
  );
}

/** The static map that stands behind a hero without a picture of its own (specification 9), with or without a journey on it. */
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
