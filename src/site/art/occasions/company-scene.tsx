import { Figure } from '../people/figure.tsx';
import { Collar, Jacket, Lanyard, Scarf, SlingBag } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { ChairBack, ChairWheel } from '../people/props.tsx';
import { SceneCoach } from '../scene-coach.tsx';

/** Noon, short shadows: colleagues cross the forecourt to their coach, which waits with its door open. */
export function CompanyScene() {
  return (
    <>
      <Forecourt />
      <SceneCoach front={190} y={228} scale={1.3} />
      <Arriving />
      <AtTheDoor />
      <WheelchairUser />
      <path className="copper" d="M-4-4H150q8 14-12 18-6 20-32 14-10 26-36 18-12 22-34 12-22 14-40-6z" />
      <path className="leaf" d="M-4-4H112q4 14-16 16-8 18-28 10-10 20-30 12-18 16-42-2z" />
    </>
  );
}

function Forecourt() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="water" d="M196 204V14q0-14 14-14H480v204z" />
      <path
        className="sky"
        d="M208 8h60v44h-60zm68 0h60v44h-60zm68 0h60v44h-60zM208 60h60v44h-60zm136 0h60v44h-60zm68 0h68v44h-68zM276 112h60v44h-60z"
      />
      <path className="light" d="M276 60h60v44h-60zM412 8h68v44h-68zM208 112h60v44h-60z" />
      <path className="body" opacity=".26" d="M300 0h40L236 156h-40v-10zM356 0h14L266 156h-14z" />
      <path className="stone" d="M330 160H480v9H330z" />
      <path className="glass" d="M346 169H480v36H346z" />
      <path className="light" d="M352 174h34v30h-34zm44 0h34v30h-34z" />
      <path className="ground" d="M0 202H480V270H0z" />
      <path className="body" opacity=".55" d="M238 202H480V222H226z" />
      <path className="stone" d="M436 204h44v24h-36q-8 0-8-8z" />
      <path className="leaf" d="M432 206q-6-32 18-36 6-20 30-18v54z" />
    </>
  );
}

function Arriving() {
  return (
    <>
      <Figure
        x={422}
        y={250}
        scale={0.76}
        build="woman"
        flip
        skin="skinA"
        look={{ hair: 'bob', shade: 'shade', glasses: true, mood: 'calm' }}
        top={['coat', 'brandDark']}
        trousers="glass"
        arms={[arm.swing(-1), arm.swing(1)]}
        legs={legs.stride}
        behind={<Trolley />}
      >
        <Scarf colour="sun" />
      </Figure>
      <Figure
        x={342}
        y={260}
        scale={0.82}
        flip
        skin="skinA"
        look={{ hair: 'quiff', shade: 'bark', mood: 'down', tilt: 8 }}
        top={['shirt', 'leaf']}
        trousers="bark"
        arms={[arm.hang(-1), arm.hold(1)]}
        legs={legs.step}
      >
        <Lanyard />
      </Figure>
    </>
  );
}

function AtTheDoor() {
  return (
    <>
      <Figure
        x={220}
        y={260}
        scale={0.84}
        build="stout"
        skin="skinA"
        look={{ hair: 'sides', shade: 'shade', beard: 'full', left: true }}
        top={['shirt', 'glint']}
        trousers="bark"
        arms={[arm.hip(1), [-1, -22, 12, -44, 2]]}
      >
        <Jacket />
        <Collar />
      </Figure>
      <Figure
        x={170}
        y={262}
        scale={0.84}
        build="woman"
        skin="skinB"
        look={{ hair: 'none', hat: ['hijab', 'copper'], mood: 'smile' }}
        top={['coat', 'near']}
        trousers="glass"
        arms={[arm.hang(-1), arm.hold(1)]}
        legs={legs.ease}
      >
        <SlingBag />
      </Figure>
    </>
  );
}

function WheelchairUser() {
  return (
    <Figure
      x={278}
      y={301}
      scale={0.88}
      build="woman"
      flip
      seated
      skin="skinC"
      look={{ hair: 'curls', mood: 'laugh', tilt: -6 }}
      top={['shirt', 'brand']}
      trousers="glass"
      arms={[arm.hold(-1), [1, 4, 28, 10, 50]]}
      legs={legs.sit}
      behind={<ChairBack />}
    >
      <ChairWheel />
    </Figure>
  );
}

function Trolley() {
  return (
    <>
      <path className="inkEdge" d="M-32-98l-12 36" />
      <path className="leaf" d="M-62-58q0-6 6-6h24q6 0 6 6v50q0 6-6 6h-24q-6 0-6-6z" />
      <path className="dim" d="M-54-64h6v62h-6zM-42-64h6v62h-6z" />
    </>
  );
}
