import { CoachAfar } from '../coach-afar.tsx';
import { Figure } from '../people/figure.tsx';
import { ChildStraps, Scarf } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { ChairBack, ChairWheel } from '../people/props.tsx';
import { Museum, Rain } from './museum-place.tsx';

/** Three school classes in light rain in front of a museum. One pupil imitates the dinosaur in the window. */
export function MuseumStory() {
  return (
    <>
      <Museum />
      <CoachAfar front={56} y={230} scale={1} />
      <Helper />
      <Pupils />
      <Teacher />
      <Mimic />
      <InTheWheelchair />
      <Rain />
      <Nearest />
    </>
  );
}

const umbrella = (
  <>
    <path className="inkEdge" style={{ strokeWidth: 4 }} d="M31-128v-126" />
    <path className="brand" d="M-48-208Q-34-270 31-272q65 2 79 64-14-12-27 0-12-13-26 0-12-13-26 0-12-13-26 0-13-13-27 0-12-12-26 0z" />
    <path className="brandDark" d="M31-272q65 2 79 64-14-12-27 0-8-46-52-64zM31-272q-50 22-52 64-13-12-27 0 14-62 79-64z" />
  </>
);

function Teacher() {
  return (
    <Figure
      x={98}
      y={260}
      scale={0.84}
      build="woman"
      skin="skinC"
      look={{ hair: 'curls', mood: 'smile', glasses: true, tilt: 4 }}
      top={['coat', 'glint']}
      trousers="glass"
      shoes="brandDark"
      arms={[arm.hang(-1), [1, 10, 26, 17, -4]]}
      held={umbrella}
    >
      <Scarf colour="sun" />
    </Figure>
  );
}

function InTheWheelchair() {
  return (
    <Figure
      x={160}
      y={288}
      scale={0.84}
      build="child"
      seated
      skin="skinA"
      look={{ hair: 'bob', shade: 'brandDark', mood: 'laugh', tilt: -10 }}
      top={['shirt', 'leaf']}
      trousers="glass"
      arms={[
        [-1, -2, 18, 12, 28],
        [1, 14, 4, 30, -18],
      ]}
      legs={legs.sit}
      behind={
        <g transform="scale(.68)">
          <ChairBack />
        </g>
      }
    >
      <g transform="scale(.68)">
        <ChairWheel />
      </g>
    </Figure>
  );
}

/** Short arms, long steps. */
function Mimic() {
  return (
    <Figure
      x={252}
      y={256}
      scale={0.86}
      build="child"
      flip
      lean={8}
      skin="skinB"
      look={{ hair: 'short', hat: ['hood', 'sun'], mood: 'laugh' }}
      top={['coat', 'sun']}
      trousers="glass"
      shoes="brand"
      arms={[
        [-1, 10, 14, 30, 8],
        [1, 6, 16, 24, 14],
      ]}
      legs={legs.stride}
    />
  );
}

function Pupils() {
  return (
    <>
      <Figure
        x={308}
        y={246}
        scale={0.8}
        build="child"
        skin="skinC"
        look={{ hair: 'afro', mood: 'calm', left: true, tilt: -10 }}
        top={['dress', 'copper']}
        trousers="glint"
        arms={[arm.hang(1), [-1, -12, 12, -24, -8]]}
        legs={legs.ease}
      >
        <ChildStraps colour="light" />
      </Figure>
      <Figure
        x={344}
        y={254}
        scale={0.84}
        build="child"
        skin="skinA"
        look={{ hair: 'none', hat: ['hood', 'copper'], mood: 'down', left: true, tilt: 4 }}
        top={['coat', 'copper']}
        trousers="bark"
        shoes="sun"
        arms={[arm.strap(1), arm.hang(-1)]}
        legs={legs.step}
      />
    </>
  );
}

function Helper() {
  return (
    <Figure
      x={384}
      y={252}
      scale={0.84}
      skin="skinA"
      look={{ hair: 'quiff', shade: 'bark', beard: 'full', left: true, mood: 'down' }}
      top={['coat', 'water']}
      trousers="bark"
      arms={[
        [1, 8, 26, -8, 26],
        [-1, -10, 26, 8, 20],
      ]}
    >
      <path className="brandDark" d="M-20-142l28 4-4 36-28-4z" />
      <path className="body" d="M-17-138l22 3-3 29-22-3z" />
    </Figure>
  );
}

/** From behind, cut off by the edge. */
function Nearest() {
  return (
    <Figure
      x={448}
      y={342}
      scale={1.44}
      build="child"
      bust
      skin="skinB"
      look={{ hair: 'none', hat: ['hoodAway', 'brand'], mood: 'away' }}
      top={['coat', 'brand']}
      arms={[arm.hang(1), [-1, -14, -14, -20, -46]]}
    >
      <path className="glint" d="M-15-97q15-8 30 0v63h-30z" />
      <path className="dim" d="M-15-72h30v38h-30z" />
    </Figure>
  );
}
