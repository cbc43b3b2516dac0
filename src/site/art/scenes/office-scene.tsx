import { Figure, Light } from '../people/figure.tsx';
import { Collar, Jacket, Lanyard, Scarf, Tie } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { SceneCoach } from '../scene-coach.tsx';

/** A low sun between the offices: hosts greet the passengers of a midibus, whose shadows reach the last one. */
export function OfficeScene() {
  return (
    <Light value="left">
      <Street />
      <SceneCoach front={590} y={224} scale={1.3} fleet="midibus" distant />
      <LowSun />
      <Hosts />
      <Guests />
      <Nearest />
    </Light>
  );
}

function Street() {
  return (
    <>
      <path className="haze" d="M0 0H480V270H0z" />
      <circle className="halo" cx="212" cy="128" r="104" />
      <circle className="light" cx="212" cy="128" r="46" />
      <path className="far" d="M236 206V92h46V60h62v146zM352 206V84h56V40h72v166z" />
      <path className="near" d="M-4 206V-4H160v210z" />
      <path className="sun" d="M146-4h14v210h-14z" />
      <path
        className="glass"
        d="M8 14h36v46H8zM54 14h36v46H54zM100 14h36v46h-36zM8 74h36v46H8zM54 74h36v46H54zM100 74h36v46h-36zM38 136h70v70H38z"
      />
      <path className="light" d="M100 14h36v46h-36zM54 74h36v46H54zM76 142h28v64H76z" />
      <path
        className="body"
        opacity=".3"
        d="M8 60l30-46h6v18L26 60zM54 60l30-46h6v18L72 60zM8 120l30-46h6v18L26 120zM100 120l30-46h6v18l-18 28z"
      />
      <path className="stone" d="M26 126h94v12H26zM-4-4h164V6H-4z" />
      <path className="ground" d="M0 206H480V270H0z" />
    </>
  );
}

/** Light on the ground, and the shadows of people towards the viewer. */
function LowSun() {
  return (
    <>
      <path className="glow" d="M166 206h96l180 64H120z" />
      <path className="dim" d="M176 258l22-2 62 20h-50zM268 258l22-2 96 20h-56zM120 258l16-2 16 20h-34zM326 258l20-2 120 18h-60z" />
    </>
  );
}

function Hosts() {
  return (
    <>
      <Figure
        x={126}
        y={256}
        scale={0.84}
        build="woman"
        skin="skinA"
        look={{ hair: 'bob', shade: 'brandDark', glasses: true, mood: 'calm' }}
        top={['dress', 'leaf']}
        trousers="glass"
        arms={[arm.hang(-1), arm.hold(1)]}
        legs={legs.ease}
        held={<path className="body" d="M-10-120l32-4 3 26-32 4z" />}
      />
      <Figure
        x={182}
        y={260}
        scale={0.88}
        build="woman"
        skin="skinC"
        look={{ hair: 'afro', mood: 'laugh' }}
        top={['shirt', 'brand']}
        trousers="glass"
        arms={[arm.hip(-1), [1, 16, 24, 42, 16]]}
        legs={legs.ease}
      >
        <Jacket />
      </Figure>
    </>
  );
}

function Guests() {
  return (
    <>
      <Figure
        x={276}
        y={260}
        scale={0.88}
        skin="skinB"
        look={{ hair: 'short', left: true, beard: 'full', mood: 'smile' }}
        top={['shirt', 'glint']}
        trousers="glint"
        arms={[arm.hang(1), [-1, -16, 24, -38, 18]]}
        legs={legs.ease}
      >
        <Jacket />
        <Tie colour="copper" />
      </Figure>
      <Figure
        x={336}
        y={257}
        scale={0.84}
        build="stout"
        flip
        skin="skinA"
        look={{ hair: 'sides', shade: 'shade', beard: 'moustache', mood: 'down', tilt: 6 }}
        top={['shirt', 'water']}
        trousers="bark"
        arms={[arm.hang(-1), [1, 10, 26, 16, 6]]}
        legs={legs.step}
      >
        <Collar />
        <Lanyard />
      </Figure>
    </>
  );
}

/** The last one, seen from behind and cut off by the edge, beside the plants at the kerb. */
function Nearest() {
  return (
    <>
      <Figure
        x={428}
        y={362}
        scale={1.34}
        build="woman"
        bust
        skin="skinB"
        look={{ hair: 'awayLong', shade: 'ink', mood: 'away' }}
        top={['coat', 'brandDark']}
        arms={[arm.hang(1), arm.wave(-1)]}
      >
        <Scarf colour="sun" />
      </Figure>
      <path className="glass" d="M-4 274v-28h74l-8 28z" />
      <path className="copper" d="M-4 248v-60q16 8 18 34 2-34 20-50 8 26-4 52 14-22 34-26-2 22-24 38 14-8 28-6-6 12-22 18z" />
    </>
  );
}
