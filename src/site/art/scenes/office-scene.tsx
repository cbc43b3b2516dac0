import { Figure } from '../people/figure.tsx';
import { Collar, Jacket, Lanyard, Tie } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { SceneCoach } from '../scene-coach.tsx';

/** Morning before the conference: hosts shake hands with those whom the midibus brought. */
export function OfficeScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="far" d="M0 206V70h70v136z" />
      <path className="near" d="M64 206V26h150v180z" />
      <path className="light" d="M82 44h30v24H82zm42 0h30v24h-30zm42 0h30v24h-30zM82 84h30v24H82zm84 0h30v24h-30zM82 124h30v24H82z" />
      <path className="stone" d="M64 20h150v8H64z" />
      <path className="glass" d="M124 150h44v56h-44z" />
      <path className="leaf" d="M8 208q2-40 26-44 26 4 28 44zM214 208q4-36 24-36t24 36z" />
      <path className="ground" d="M0 206H480V270H0z" />
      <SceneCoach front={560} y={224} scale={1.3} fleet="midibus" />
      <Hosts />
      <Guests />
    </>
  );
}

function Hosts() {
  return (
    <>
      <Figure
        x={122}
        y={260}
        scale={0.84}
        build="woman"
        skin="skinA"
        look={{ hair: 'bob', shade: 'brandDark', glasses: true }}
        top={['dress', 'leaf']}
        trousers="glass"
        arms={[arm.hang(-1), arm.hold(1)]}
        legs={legs.ease}
        held={<path className="body" d="M-10-120l32-4 3 26-32 4z" />}
      />
      <Figure
        x={176}
        y={262}
        scale={0.86}
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
        x={268}
        y={262}
        scale={0.86}
        build="man"
        skin="skinB"
        look={{ hair: 'short', left: true, beard: 'full', mood: 'laugh' }}
        top={['shirt', 'glint']}
        trousers="glint"
        arms={[arm.hang(1), [-1, -16, 24, -38, 18]]}
        legs={legs.ease}
      >
        <Jacket />
        <Tie colour="copper" />
      </Figure>
      <Figure
        x={322}
        y={260}
        scale={0.84}
        build="stout"
        flip
        skin="skinA"
        look={{ hair: 'sides', shade: 'shade', beard: 'moustache' }}
        top={['shirt', 'water']}
        trousers="bark"
        arms={[arm.hang(-1), arm.hold(1)]}
        legs={legs.step}
      >
        <Collar />
        <Lanyard />
      </Figure>
    </>
  );
}
