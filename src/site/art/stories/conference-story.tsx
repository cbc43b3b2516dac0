import { Figure } from '../people/figure.tsx';
import { Collar, Jacket, Lanyard, Scarf, Tie } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { Suitcase } from '../people/props.tsx';
import { Arrivals, Planter } from './conference-place.tsx';

/** Delegates of a gardening conference leave their flight and meet the host with a leaf as a sign. */
export function ConferenceStory() {
  return (
    <>
      <Arrivals />
      <Driver />
      <Last />
      <Second />
      <First />
      <Host />
      <Planter />
    </>
  );
}

const board = (
  <>
    <path className="bark" d="M-49-214h5v54h-5z" />
    <path className="body" d="M-80-284h68v72h-68z" />
    <path className="copper" d="M-48-220q-2-20-2-30-22 0-22-24 22 0 24 18 2-24 26-26 2 28-22 30v32z" />
  </>
);

function Host() {
  return (
    <Figure
      x={232}
      y={262}
      scale={0.86}
      build="woman"
      skin="skinB"
      look={{ hair: 'pony', mood: 'smile' }}
      top={['shirt', 'brand']}
      trousers="glass"
      arms={[arm.reach(1), [-1, -22, -2, -31, -36]]}
      legs={legs.ease}
      held={board}
    >
      <Jacket />
      <Lanyard />
    </Figure>
  );
}

function Driver() {
  return (
    <Figure
      x={158}
      y={258}
      scale={0.84}
      build="stout"
      skin="skinA"
      look={{ hair: 'sides', shade: 'shade', beard: 'moustache', mood: 'calm' }}
      top={['shirt', 'water']}
      trousers="ink"
      arms={[arm.hip(-1), arm.hold(1)]}
      held={<path className="light" d="M2-126l12-3 4 18-12 3z" />}
    >
      <Tie />
    </Figure>
  );
}

/** With a plant in a pot, and a case. */
function First() {
  return (
    <Figure
      x={308}
      y={263}
      scale={0.88}
      skin="skinC"
      look={{ hair: 'crop', left: true, mood: 'laugh', beard: 'full' }}
      top={['coat', 'water']}
      trousers="bark"
      arms={[
        [1, 4, 28, -18, 38],
        [-1, -12, 26, 4, 36],
      ]}
      legs={legs.ease}
    >
      <Lanyard />
      <path className="leaf" d="M-8-122q-28-6-28-34 24 0 30 24-8-36 12-54 16 24 0 52 10-20 30-16-4 26-32 28z" />
      <path className="brandDark" d="M-24-124h36l-5 30h-26z" />
      <path className="brand" d="M-27-128h42v9h-42z" />
    </Figure>
  );
}

function Second() {
  return (
    <>
      <Suitcase x={394} y={262} scale={1.5} colour="leaf" />
      <Figure
        x={362}
        y={258}
        scale={0.84}
        build="woman"
        flip
        skin="skinA"
        look={{ hair: 'bob', shade: 'shade', glasses: true, mood: 'smile' }}
        top={['coat', 'near']}
        trousers="glass"
        arms={[[-1, -12, 28, -26, 46], arm.hold(1)]}
        legs={legs.step}
      >
        <Scarf colour="brandDark" />
        <Lanyard />
      </Figure>
    </>
  );
}

/** Has travelled since the morning. */
function Last() {
  return (
    <>
      <Suitcase x={462} y={256} scale={1.3} colour="brandDark" />
      <Figure
        x={434}
        y={252}
        scale={0.82}
        flip
        skin="skinB"
        look={{ hair: 'short', mood: 'down', tilt: 6 }}
        top={['shirt', 'glass']}
        trousers="glass"
        arms={[
          [-1, -12, 28, -24, 48],
          [1, 9, 26, -9, 22],
        ]}
        legs={legs.step}
      >
        <Collar />
        <Lanyard />
      </Figure>
    </>
  );
}
