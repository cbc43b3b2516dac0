import { CoachAfar } from '../coach-afar.tsx';
import { Figure } from '../people/figure.tsx';
import { Collar, Tie } from '../people/garments.tsx';
import { legs } from '../people/poses.ts';
import { Backdrop } from './backdrop.tsx';

/** A crossroads with signs in all directions: the driver reads a map. */
export function NotFoundScene() {
  return (
    <>
      <Backdrop />
      <circle className="sun" cx="372" cy="74" r="24" />
      <path className="far" d="M56 212q74-76 150-26t120-20 112 46z" />
      <path className="leaf" d="M40 210q100-40 200-20t200 20z" />
      <path className="ground" d="M24 214q40-12 216-12t216 12q6 42-216 42T24 214z" />
      <path
        className="near"
        d="M226 256l-14-44h34l26 43q-20 2-46 1zM26 224q120-2 178 30l-48-2Q80 246 40 236zM270 254q40-40 180-34l2 10q-30 18-124 23z"
      />
      <CoachAfar front={184} y={216} scale={0.42} />
      <Signpost />
      <Driver />
      <Sheep />
    </>
  );
}

function Signpost() {
  return (
    <>
      <path className="bark" d="M318 236V58h10v178z" />
      <path className="dim" d="M323 236V58h5v178zM290 238q6-6 33-6t33 6q-6 5-33 5t-33-5z" />
      <path className="brand" d="M286 66h78l18 14-18 14h-78z" />
      <path className="near" d="M362 102h-84l-18 14 18 14h84z" />
      <path className="copper" d="M292 138h62l16 12-16 12h-62z" />
      <path className="sun" d="M313 58V36h-9l19-22 19 22h-9v22z" />
      <path className="body" d="M298 76h48v8h-48zM292 112h50v8h-50zM302 146h38v8h-38z" opacity=".85" />
    </>
  );
}

const map = (
  <>
    <path className="body" d="M-30-132l28 8 28-8 28 8 28-8v54l-28 8-28-8-28 8-28-8z" />
    <path className="leaf" d="M-30-108q14-8 28 2v18q-14-8-28 2zM26-126l28 8v18q-20 2-28-12z" />
    <path className="dim" d="M-2-124l28-8v54l-28 8zM54-124l28-8v54l-28 8z" />
    <path className="route" style={{ strokeWidth: 4 }} strokeDasharray="1 8" d="M-18-86q20-22 40-12t44-20" />
  </>
);

function Driver() {
  return (
    <Figure
      x={214}
      y={246}
      scale={0.88}
      skin="skinB"
      look={{ hair: 'short', shade: 'shade', beard: 'moustache', mood: 'puzzled', hat: ['cap', 'glass'], tilt: 6 }}
      top={['shirt', 'water']}
      trousers="glass"
      arms={[
        [1, 18, 22, 46, 30],
        [-1, -14, 26, -10, 42],
      ]}
      legs={legs.ease}
    >
      <Collar />
      <Tie />
      {map}
    </Figure>
  );
}

function Sheep() {
  return (
    <g transform="translate(396 246)">
      <path className="dim" d="M-34 0q6-6 34-6t34 6q-6 5-34 5t-34-5z" />
      <path className="ink" d="M-16-18h5V0h-5zM-4-18h5V0h-5zM10-18h5V0h-5zM20-18h5V0h-5z" />
      <path className="body" d="M-22-18q-10-6-4-16 0-12 14-12 6-10 18-4 14-4 18 8 12 4 6 16 2 12-12 12h-30q-8 4-10-4z" />
      <path className="shade" d="M-20-22q10 6 22 2t26 0q-2 8-10 8h-26q-10 2-12-10z" />
      <path className="ink" d="M-22-52q8-2 10 6 0 12-10 14-12 0-10-12 2-8 10-8z" />
      <path className="ink" d="M-14-48l10-4-6 8zM-26-48l-8-2 4 7z" />
      <path className="body" d="M-28-44h3v3h-3zM-21-44h3v3h-3z" />
    </g>
  );
}
