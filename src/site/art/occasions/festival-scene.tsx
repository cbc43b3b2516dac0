import { Figure } from '../people/figure.tsx';
import { Collar, Jacket } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { SceneCoach } from '../scene-coach.tsx';
import { Crowd, Dusk, Stage, StringLights } from './festival-place.tsx';

/** Dusk: a couple and their guests dance under strings of lights before the stage. The bus home waits with its lights on. */
export function FestivalScene() {
  return (
    <>
      <Dusk />
      <Stage />
      <SceneCoach front={142} y={206} scale={0.9} fleet="specialBus" distant />
      <Crowd />
      <path className="copper" d="M0 204q120-10 240-4t240-2v72H0z" />
      <path className="glow" d="M70 238q150-34 330 0-40 30-170 30T70 238z" />
      <StringLights />
      <Guests />
      <Couple />
      <Onlookers />
    </>
  );
}

function Couple() {
  return (
    <>
      <Figure
        x={246}
        y={262}
        scale={0.86}
        skin="skinC"
        lean={3}
        look={{ hair: 'crop', beard: 'full', left: true, mood: 'laugh', tilt: 4 }}
        top={['shirt', 'leaf']}
        trousers="glint"
        arms={[arm.hip(1), [-1, -14, -20, -26, -46]]}
        legs={legs.ease}
      >
        <Jacket />
        <path className="brand" d="M-7-150l7 4 7-4v9l-7-4-7 4z" />
      </Figure>
      <Bride />
    </>
  );
}

function Bride() {
  const veil = <path className="glow" d="M-8-196q-34 34-40 120 14 8 30 2l14-110z" />;
  return (
    <Figure
      x={190}
      y={264}
      scale={0.86}
      build="woman"
      lean={-4}
      bust
      skin="skinB"
      look={{ hair: 'bun', shade: 'bark', hat: ['crown', 'light'], mood: 'laugh', tilt: -8 }}
      top={['gown', 'body']}
      sleeve="short"
      arms={[
        [-1, -14, 26, -24, 50],
        [1, 14, -20, 28, -46],
      ]}
      behind={veil}
    >
      <path className="shade" d="M-13-116q13 7 26 0l1 6q-14 8-28 0z" />
    </Figure>
  );
}

function Guests() {
  return (
    <>
      <Figure
        x={360}
        y={262}
        scale={0.82}
        build="woman"
        skin="skinA"
        look={{ hair: 'bob', shade: 'shade', left: true, mood: 'down', tilt: -4 }}
        top={['dress', 'water']}
        bare
        arms={[arm.hang(1), [-1, -8, 26, 2, 2]]}
        legs={legs.ease}
      />
      <Figure
        x={404}
        y={264}
        scale={0.84}
        build="stout"
        skin="skinB"
        look={{ hair: 'short', shade: 'shade', beard: 'moustache', left: true }}
        top={['shirt', 'near']}
        trousers="bark"
        arms={[arm.hang(1), [-1, -18, 16, -8, -14]]}
      >
        <Collar />
      </Figure>
      <Figure
        x={446}
        y={264}
        scale={0.84}
        build="woman"
        skin="skinC"
        look={{ hair: 'afro', left: true, mood: 'laugh', tilt: -6 }}
        top={['dress', 'brand']}
        bare
        sleeve="short"
        arms={[arm.cheer(1), arm.cheer(-1)]}
        legs={legs.ease}
      />
    </>
  );
}

const phone = (
  <>
    <path className="ink" d="M14-206h34v24H14z" />
    <path className="sun" d="M18-203h26v18H18z" />
    <path className="body" d="M24-185l5-13 5 13z" />
  </>
);

/** In the foreground, seen from behind and cut off by the edge. */
function Onlookers() {
  return (
    <>
      <Figure
        x={34}
        y={356}
        scale={1.2}
        build="woman"
        bust
        skin="skinA"
        look={{ hair: 'awayLong', shade: 'bark', mood: 'away' }}
        top={['coat', 'glass']}
        arms={[arm.hang(-1), arm.cheer(1)]}
      />
      <Figure
        x={92}
        y={400}
        scale={1.34}
        bust
        skin="skinB"
        look={{ hair: 'away', mood: 'away' }}
        top={['shirt', 'glint']}
        arms={[arm.hang(-1), [1, 22, -2, 12, -34]]}
        held={phone}
      />
    </>
  );
}
