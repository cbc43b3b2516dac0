import { Figure, type FigureProps, type Reach } from '../people/figure.tsx';
import { Collar } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { RiverSquare } from './choir-place.tsx';

/** A travelling choir sings on the steps of a church. */
export function ChoirStory() {
  return (
    <>
      <RiverSquare />
      <Choir />
      <Listeners />
      <Conductor />
      <Pigeon />
    </>
  );
}

const holdsFolder: readonly [Reach, Reach] = [
  [1, 8, 24, -6, 38],
  [-1, -8, 24, 6, 38],
];

const folder = (
  <>
    <path className="body" d="M-26-126q14-2 26 5 12-7 26-5v20q-14-2-26 5-12-7-26-5z" />
    <path className="glass" d="M-29-122l29 8 29-8v26l-29 9-29-9z" />
  </>
);

const shadow = <path className="dim" d="M-34 2q6-8 34-8t34 8q-6 6-34 6t-34-6z" />;

type SingerProps = Pick<FigureProps, 'x' | 'y' | 'build' | 'skin' | 'look'>;

function Singer(props: SingerProps) {
  return (
    <Figure {...props} scale={0.8} bust top={['robe', 'brandDark']} arms={holdsFolder} behind={shadow} held={folder}>
      <path className="sun" d="M-10-158l10 26 10-26 5 4L2-100h-4l-13-54z" />
    </Figure>
  );
}

const back: readonly SingerProps[] = [
  { x: 30, y: 238, skin: 'skinC', look: { hair: 'crop', beard: 'full', mood: 'sing' } },
  { x: 84, y: 236, build: 'stout', skin: 'skinA', look: { hair: 'sides', shade: 'shade', mood: 'sing', tilt: -6 } },
  { x: 138, y: 235, skin: 'skinB', look: { hair: 'quiff', shade: 'ink', mood: 'down' } },
  { x: 190, y: 237, build: 'stout', skin: 'skinA', look: { hair: 'short', shade: 'shade', beard: 'moustache', mood: 'calm' } },
];

const front: readonly SingerProps[] = [
  { x: 58, y: 258, build: 'woman', skin: 'skinA', look: { hair: 'bob', shade: 'bark', mood: 'sing', glasses: true } },
  { x: 112, y: 260, build: 'woman', skin: 'skinB', look: { hair: 'none', hat: ['hijab', 'sun'], mood: 'sing', tilt: -5 } },
  { x: 164, y: 262, build: 'woman', skin: 'skinC', look: { hair: 'afro', mood: 'smile' } },
];

function Choir() {
  return [...back, ...front].map((singer) => <Singer key={singer.x} {...singer} />);
}

function Conductor() {
  const baton = <path className="inkEdge" d="M-46-190l-14-38" />;
  return (
    <Figure
      x={262}
      y={264}
      scale={0.9}
      build="woman"
      lean={-3}
      skin="skinA"
      look={{ hair: 'bun', shade: 'brandDark', mood: 'sing', left: true, tilt: -6 }}
      top={['coat', 'glass']}
      trousers="glass"
      arms={[
        [1, -20, 8, -54, -14],
        [-1, -24, -4, -31, -40],
      ]}
      legs={legs.ease}
      held={baton}
    >
      <Collar />
    </Figure>
  );
}

/** The driver off duty, and a child on its way home. */
function Listeners() {
  return (
    <>
      <Figure
        x={426}
        y={258}
        scale={0.84}
        skin="skinB"
        look={{ hair: 'short', shade: 'shade', beard: 'moustache', left: true, mood: 'down', tilt: 5 }}
        top={['shirt', 'water']}
        trousers="glass"
        arms={[[1, 8, 26, -12, 24], arm.hold(-1)]}
        legs={legs.ease}
      />
      <Figure
        x={366}
        y={262}
        scale={0.86}
        build="child"
        skin="skinC"
        look={{ hair: 'curls', left: true, mood: 'calm', tilt: -6 }}
        top={['shirt', 'leaf']}
        trousers="bark"
        bare
        arms={[arm.hang(1), arm.hang(-1)]}
        legs={legs.ease}
      />
    </>
  );
}

function Pigeon() {
  return (
    <g transform="translate(310 258)">
      <path className="glint" d="M-12 0q-2-14 8-16l2-8q4-6 9-1l4 3-5 2q2 12 20 18-10 6-24 2l-2 4h-3z" />
      <path className="dim" d="M-2-10q8-2 14 6-10 4-14-6z" />
    </g>
  );
}
