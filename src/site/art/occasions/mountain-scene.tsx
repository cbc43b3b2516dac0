import { Figure, Light } from '../people/figure.tsx';
import { ChildStraps, Rucksack, Scarf, Straps, Stripes } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { SceneCoach } from '../scene-coach.tsx';

/** A sunny afternoon: a club at the parapet of a lay-by, and a guide who points at the peak. */
export function MountainScene() {
  return (
    <Light value="left">
      <Valley />
      <SceneCoach front={146} y={222} scale={1.14} distant />
      <Parapet />
      <Resting />
      <Couple />
      <Spotter />
      <Guide />
      <Foreground />
    </Light>
  );
}

function Valley() {
  return (
    <>
      <path className="haze" d="M0 0H480V270H0z" />
      <circle className="halo" cx="196" cy="92" r="86" />
      <circle className="sun" cx="196" cy="92" r="44" />
      <path className="near" d="M120 204L232 96l34 30L352 34l62 74 24-20 52 64v52z" />
      <path className="body" d="M352 34l42 50-20 4-12-12-16 14-14-12-22 14z" />
      <path className="stone" d="M352 34l62 74 24-20 52 64v52H380q10-50-18-80 18-30-10-90zM232 96l34 30-34 78h-50q50-40 50-108z" />
      <path className="copper" d="M90 210q100-70 190-34t210-40v74z" />
      <path className="water" d="M130 190q80-14 150-4l40 20H130z" />
      <path className="ripple" d="M190 190h36M236 196h30" />
      <path className="leaf" d="M-10 200q100-30 150 0 60 6 130 0 100-34 210-26v44H-10z" />
      <path className="ground" d="M0 208H480V270H0z" />
      <path className="glass" d="M440 186l12-38 12 38zM462 190l14-50 14 50z" />
    </>
  );
}

function Parapet() {
  return (
    <>
      <path className="stone" d="M156 196q0-6 6-6H480v30H156z" />
      <path className="near" d="M156 196q0-6 6-6H480v8H156z" />
      <path className="dim" d="M190 200h3v18h-3zM240 200h3v18h-3zM300 200h3v18h-3zM366 200h3v18h-3zM430 200h3v18h-3z" />
      <path className="glow" d="M96 270l90-50h90l-40 50z" />
    </>
  );
}

function Guide() {
  return (
    <Figure
      x={216}
      y={262}
      scale={0.86}
      build="woman"
      skin="skinC"
      look={{ hair: 'curls', mood: 'laugh' }}
      top={['shirt', 'brand']}
      trousers="bark"
      arms={[[-1, -8, 26, 8, 34], arm.point(1)]}
      legs={legs.ease}
    >
      <Straps colour="glass" />
      <path className="body" d="M-26-112l22-6 16 7-2 24-16-6-20 6z" />
      <path className="dim" d="M-4-118l-2 25-20 6 0-25z" />
    </Figure>
  );
}

function Resting() {
  return (
    <Figure
      x={338}
      y={266}
      scale={0.84}
      seated
      skin="skinA"
      look={{ hair: 'quiff', shade: 'brandDark', mood: 'down' }}
      top={['shirt', 'glint']}
      trousers="bark"
      arms={[arm.hang(1), [-1, -8, 26, 10, 16]]}
      legs={legs.sit}
      flip
      held={<path className="brandDark" d="M-16-138h12v17h-12z" />}
    >
      <Stripes />
    </Figure>
  );
}

function Couple() {
  return (
    <>
      <Figure
        x={426}
        y={260}
        scale={0.86}
        build="stout"
        skin="skinA"
        look={{ hair: 'awaySides', shade: 'shade', mood: 'away' }}
        top={['shirt', 'leaf']}
        trousers="bark"
        arms={[arm.hang(-1), arm.hip(1)]}
      />
      <Figure
        x={388}
        y={263}
        scale={0.84}
        build="woman"
        skin="skinB"
        look={{ hair: 'bob', shade: 'shade', left: true, mood: 'calm', glasses: true }}
        top={['coat', 'near']}
        trousers="glass"
        arms={[arm.hold(-1), [1, 8, 26, 26, 30]]}
        legs={legs.ease}
      >
        <Scarf colour="brandDark" />
      </Figure>
    </>
  );
}

function Spotter() {
  return (
    <Figure
      x={284}
      y={264}
      scale={0.88}
      build="child"
      skin="skinB"
      look={{ hair: 'pony', shade: 'ink', hat: ['cap', 'sun'], tilt: -8 }}
      top={['shirt', 'copper']}
      trousers="glass"
      bare
      arms={[arm.hang(-1), [1, 16, 8, 8, -22]]}
      legs={legs.step}
      behind={<Rucksack colour="sun" low={20} />}
      held={<path className="ink" d="M0-131l14-4 2 9-14 4z" />}
    >
      <ChildStraps colour="sun" />
    </Figure>
  );
}

function Foreground() {
  return <path className="copper" d="M-4 274q-4-40-8-60 18 22 18 48 0-40 14-66 2 40-2 66 8-34 28-50-4 30-18 52 14-16 34-22-10 24-26 38z" />;
}
