import { Figure } from '../people/figure.tsx';
import { ChildStraps, Collar, Lanyard, Rucksack, Scarf, SlingBag } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { Suitcase } from '../people/props.tsx';
import { SceneCoach } from '../scene-coach.tsx';

/** A choir of all ages boards, and its conductor helps at the door. */
export function BoardingScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="halo" cx="350" cy="66" r="54" />
      <circle className="sun" cx="350" cy="66" r="28" />
      <path className="far" d="M250 206v-76h34V92h46v38h40V70l24-28 24 28v60h62v76z" />
      <path className="near" d="M330 206v-62l30-24 30 24v62zM420 206v-90h60v90z" />
      <path className="light" d="M434 130h14v18h-14zm24 0h14v18h-14zm-24 32h14v18h-14zm24 0h14v18h-14zM352 150h16v22h-16z" />
      <path className="leaf" d="M240 208q10-34 40-30 14-14 30 2 20-4 26 28z" />
      <path className="ground" d="M0 206H480V270H0z" />
      <SceneCoach front={262} y={228} scale={1.42} />
      <Waiting />
      <InTheMiddle />
      <First />
      <Leader />
    </>
  );
}

function Leader() {
  return (
    <Figure
      x={128}
      y={262}
      scale={0.86}
      skin="skinC"
      look={{ hair: 'crop', beard: 'moustache', mood: 'laugh' }}
      top={['shirt', 'water']}
      trousers="glass"
      arms={[arm.hip(-1), [1, 16, 22, 42, 10]]}
    >
      <Collar colour="shade" />
      <Lanyard />
    </Figure>
  );
}

function Waiting() {
  const folder = <path className="glass" d="M-8-118l34-8 4 34-34 8z" />;
  return (
    <>
      <Figure
        x={442}
        y={248}
        scale={0.75}
        skin="skinB"
        look={{ hair: 'quiff', left: true, mood: 'smile' }}
        top={['shirt', 'water']}
        trousers="bark"
        arms={[arm.hang(1), arm.wave(-1)]}
        legs={legs.ease}
      />
      <Figure
        x={394}
        y={262}
        scale={0.82}
        build="woman"
        flip
        skin="skinA"
        look={{ hair: 'long', shade: 'brandDark', mood: 'down', tilt: 5 }}
        top={['coat', 'leaf']}
        trousers="glass"
        arms={[arm.hang(-1), arm.hold(1)]}
        legs={legs.step}
        held={folder}
      >
        <Scarf colour="sun" />
      </Figure>
      <Suitcase x={352} y={264} scale={1.42} colour="brandDark" />
    </>
  );
}

function InTheMiddle() {
  return (
    <>
      <Figure
        x={312}
        y={263}
        scale={0.86}
        build="stout"
        flip
        skin="skinA"
        look={{ hair: 'sides', shade: 'shade', glasses: true, mood: 'calm' }}
        top={['shirt', 'sun']}
        trousers="glint"
        arms={[[-1, -12, 26, -26, 46], arm.hold(1)]}
        legs={legs.step}
      >
        <Collar />
      </Figure>
      <Figure
        x={252}
        y={264}
        scale={0.86}
        build="child"
        flip
        skin="skinB"
        look={{ hair: 'pony', shade: 'bark', mood: 'laugh' }}
        top={['dress', 'brand']}
        trousers="glass"
        arms={[arm.strap(-1), arm.wave(1)]}
        legs={legs.stride}
        behind={<Rucksack colour="leaf" low={20} />}
      >
        <ChildStraps colour="leaf" />
      </Figure>
    </>
  );
}

function First() {
  return (
    <Figure
      x={198}
      y={261}
      scale={0.8}
      build="woman"
      flip
      skin="skinA"
      look={{ hair: 'bun', shade: 'shade', mood: 'smile' }}
      top={['coat', 'near']}
      trousers="bark"
      arms={[arm.hold(-1), [1, 14, 24, 36, 18]]}
      legs={legs.step}
    >
      <SlingBag colour="copper" />
    </Figure>
  );
}
