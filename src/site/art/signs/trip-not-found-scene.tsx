import { Figure } from '../people/figure.tsx';
import { Rucksack, Scarf } from '../people/garments.tsx';
import { legs } from '../people/poses.ts';
import { Backdrop } from './backdrop.tsx';

/** Travellers who look for a ticket in their pockets and cases. */
export function TripNotFoundScene() {
  return (
    <>
      <Backdrop />
      <path className="far" d="M60 214V92h70V62h60v152zM340 214v-96h70v96z" />
      <path className="light" d="M78 110h20v24H78zM150 84h22v26h-22zM360 136h20v24h-20z" />
      <path className="ground" d="M24 218q40-12 216-12t216 12q6 40-216 40T24 218z" />
      <OpenCase />
      <Companion />
      <Seeker />
      <Dog />
    </>
  );
}

function OpenCase() {
  return (
    <>
      <path className="dim" d="M226 248q10-8 66-8t66 8q-10 7-66 7t-66-7z" />
      <path className="brandDark" d="M240 208l-8-52q-1-8 7-8h98q8 0 8 8l-4 52z" />
      <path className="near" d="M246 204l-6-46q0-4 4-4h88q5 0 5 4l-3 46z" />
      <path className="water" d="M252 210q-2-18 14-20l10 6 10-6q16 2 16 20z" />
      <path className="sun" d="M296 210q0-16 16-16t16 16z" />
      <path className="leaf" d="M316 214l26-12q10 2 12 14l-6 22-12-2 2-16-16 4z" />
      <path className="brand" d="M232 206h118v36q0 6-6 6H238q-6 0-6-6z" />
      <path className="dim" d="M232 206h118v8H232zM254 214h8v34h-8zM320 214h8v34h-8z" />
    </>
  );
}

/** Bends over the case with a magnifier, the ticket in a back pocket. */
function Seeker() {
  const glass = (
    <>
      <path className="ink" d="M52-122l18-12 4 6-18 12z" />
      <path className="hoop" style={{ strokeWidth: 6 }} d="M68-136a17 17 0 1 0 34 0a17 17 0 1 0-34 0" />
      <path className="water" opacity=".6" d="M70-136a15 15 0 1 0 30 0a15 15 0 1 0-30 0" />
    </>
  );
  return (
    <Figure
      x={196}
      y={250}
      scale={0.88}
      lean={14}
      skin="skinA"
      look={{ hair: 'quiff', shade: 'bark', mood: 'puzzled', tilt: 14 }}
      top={['shirt', 'leaf']}
      trousers="glint"
      arms={[
        [1, 10, 26, 30, 44],
        [-1, 18, 26, 66, 30],
      ]}
      legs={[
        [1, 14, 42, 22, 88],
        [-1, -2, 45, -22, 84, 1],
      ]}
      held={glass}
    >
      <g transform="rotate(-18 -20 -96)">
        <path className="body" d="M-28-126h20v40h-20z" />
        <path className="brand" d="M-28-126h20v10h-20z" />
      </g>
      <path className="glass" d="M-27-100l20 6-4 22-14-3z" />
    </Figure>
  );
}

function Companion() {
  return (
    <Figure
      x={392}
      y={250}
      scale={0.86}
      build="woman"
      skin="skinC"
      look={{ hair: 'bun', left: true, mood: 'calm', glasses: true, tilt: 4 }}
      top={['coat', 'sun']}
      trousers="glass"
      arms={[
        [1, 10, 26, -10, 30],
        [-1, -7, 27, 14, 32],
      ]}
      legs={legs.ease}
      behind={
        <g transform="scale(-1 1)">
          <Rucksack colour="copper" />
        </g>
      }
    >
      <Scarf colour="brandDark" />
    </Figure>
  );
}

function Dog() {
  return (
    <g transform="translate(110 250)">
      <path className="dim" d="M-34 0q6-6 34-6t34 6q-6 5-34 5t-34-5z" />
      <path className="bark" d="M-22 0q-4-26 8-40l8-16q2-14 16-14l6 6 14 4q2 8-6 10l-10 1q2 10 2 22l4 27h-8l-6-18-4 18z" />
      <path className="bark" d="M-20-4q-16-2-16-18 6 8 16 8z" />
      <path className="ink" d="M-4-66q-8 2-8 14 2 8 8 8 6-10 0-22zM28-60h5v5h-5zM12-62h4v4h-4z" />
      <path className="brand" d="M-8-42l18 4-1 5-18-4z" />
    </g>
  );
}
