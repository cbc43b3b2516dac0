import { Figure } from '../people/figure.tsx';
import { ChildStraps, Rucksack } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { SceneCoach } from '../scene-coach.tsx';
import { Backdrop } from '../signs/backdrop.tsx';

/** After booking: the group cheers in front of its coach. */
export function SuccessScene() {
  return (
    <>
      <Backdrop />
      <path className="ground" d="M24 232q216-10 432 0-10 22-216 24T24 232z" />
      <SceneCoach front={400} y={234} scale={0.86} distant />
      <Glad />
      <circle className="brand" cx="240" cy="62" r="40" />
      <path className="bodyLine" d="M220 64l14 14 28-30" />
      <path className="sun" d="M120 50h11v11h-11zM348 28h9v9h-9zM398 84l11 5-9 8z" />
      <path className="leaf" d="M160 84l11 4-8 9zM314 84h9v9h-9zM74 100h9v9h-9z" />
      <path className="brand" d="M166 34l9 4-7 7zM306 30h8v8h-8z" />
    </>
  );
}

function Glad() {
  return (
    <>
      <Figure
        x={122}
        y={246}
        scale={0.66}
        build="woman"
        lean={-4}
        skin="skinC"
        look={{ hair: 'afro', mood: 'laugh', tilt: -8 }}
        top={['dress', 'sun']}
        trousers="glass"
        arms={[arm.cheer(-1), arm.cheer(1)]}
        legs={legs.ease}
      />
      <Figure
        x={168}
        y={250}
        scale={0.7}
        build="child"
        skin="skinB"
        look={{ hair: 'pony', shade: 'bark', mood: 'laugh' }}
        top={['shirt', 'leaf']}
        trousers="bark"
        bare
        arms={[arm.cheer(-1), arm.wave(1)]}
        legs={legs.step}
        behind={<Rucksack colour="brand" low={20} />}
      >
        <ChildStraps colour="brand" />
      </Figure>
      <Figure
        x={352}
        y={248}
        scale={0.68}
        build="stout"
        skin="skinA"
        look={{ hair: 'sides', shade: 'shade', beard: 'full', left: true, mood: 'smile' }}
        top={['shirt', 'water']}
        trousers="glint"
        arms={[arm.hip(1), arm.wave(-1)]}
        legs={legs.ease}
      />
    </>
  );
}
