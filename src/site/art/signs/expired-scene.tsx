import { Figure } from '../people/figure.tsx';
import { legs } from '../people/poses.ts';
import { Backdrop } from './backdrop.tsx';

/** An hourglass that has run out, and somebody who turns it: an expired quote can be requested again. */
export function ExpiredScene() {
  return (
    <>
      <Backdrop />
      <path className="far" d="M60 214q60-80 130-50t120-30 120 80z" />
      <path className="leaf" d="M70 214q4-40 26-40t26 40zM372 214q5-50 28-50t28 50z" />
      <path className="ground" d="M24 216q40-12 216-12t216 12q6 40-216 40T24 216z" />
      <Glass />
      <Turner />
      <Calendar />
    </>
  );
}

function Glass() {
  return (
    <>
      <path className="dim" d="M196 244q8-8 74-8t74 8q-10 7-74 7t-74-7z" />
      <path className="water" opacity=".7" d="M222 72h96v30q0 26-34 52 34 26 34 52v26h-96v-26q0-26 34-52-34-26-34-52z" />
      <path className="body" opacity=".5" d="M234 80h12v22q0 18 12 32-24-16-24-36z" />
      <path className="sun" d="M228 232q0-30 42-44 42 14 42 44z" />
      <path
        className="brandDark"
        d="M208 56h124q6 0 6 6v6q0 6-6 6H208q-6 0-6-6v-6q0-6 6-6zM208 230h124q6 0 6 6v6q0 6-6 6H208q-6 0-6-6v-6q0-6 6-6z"
      />
      <path className="brand" d="M212 74h8v156h-8zM320 74h8v156h-8z" />
    </>
  );
}

/** Hands at the frame, about to turn it. */
function Turner() {
  return (
    <Figure
      x={164}
      y={250}
      scale={0.9}
      lean={6}
      build="woman"
      skin="skinB"
      look={{ hair: 'bun', mood: 'calm', tilt: 6 }}
      top={['shirt', 'leaf']}
      trousers="glass"
      shoes="brandDark"
      arms={[
        [-1, 18, 16, 42, -6],
        [1, 16, 20, 40, 24],
      ]}
      legs={legs.stride}
    />
  );
}

/** A sheet of the calendar, blown away. */
function Calendar() {
  return (
    <>
      <path className="body" d="M376 128h62v62h-62z" />
      <path className="brand" d="M376 122h62v16h-62z" />
      <path className="ink" d="M388 116h5v12h-5zM421 116h5v12h-5z" />
      <path className="near" d="M386 148h10v8h-10zm16 0h10v8h-10zm16 0h10v8h-10zM386 164h10v8h-10zm16 0h10v8h-10z" />
      <path className="brandDark" d="M416 162h14v12h-14z" />
      <path className="glint" d="M404 190h6v40h-6z" />
      <path className="near" d="M412 82l30-10 8 22-30 10z" />
      <path className="brand" d="M412 82l30-10 2 6-30 10z" />
    </>
  );
}
