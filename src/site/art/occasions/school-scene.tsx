import { Figure, Light } from '../people/figure.tsx';
import { ChildStraps, Rucksack, Scarf } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { SceneCoach } from '../scene-coach.tsx';

/** Early morning at the school gate: a class in pairs, and the teacher who counts them. */
export function SchoolScene() {
  return (
    <Light value="left">
      <Gate />
      <SceneCoach front={690} y={222} scale={1.16} distant />
      <BicycleStand />
      <FirstPair />
      <Teacher />
      <SecondPair />
      <Latecomer />
      <Chestnut />
    </Light>
  );
}

function Gate() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="halo" cx="96" cy="120" r="74" />
      <circle className="sun" cx="96" cy="120" r="40" />
      <path className="far" d="M150 204V72l62-46 62 46v132z" />
      <path className="near" d="M212 26l62 46v132h-62zM274 92H480v112H274z" />
      <path className="stone" d="M142 76l70-52 70 52v-14l-70-52-70 52zM274 84H480v10H274z" />
      <path
        className="light"
        d="M168 96h30v34h-30zM168 146h30v34h-30zM226 96h30v34h-30zM296 108h34v30h-34zm56 0h34v30h-34zm56 0h34v30h-34z"
      />
      <circle className="body" cx="212" cy="62" r="14" />
      <path className="inkEdge" d="M212 53v9h6" />
      <path className="leaf" d="M0 194q60-16 130-2t150 0 200 2v14H0z" />
      <path className="ground" d="M0 204H480V270H0z" />
      <path className="glow" d="M0 270L60 204h80L96 270zM176 270l-16-66h40l56 66z" />
    </>
  );
}

function BicycleStand() {
  return (
    <g transform="translate(58 224)">
      <path className="wheel" d="M0-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0M46-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0" />
      <path className="bikeFrame" d="M16-16l14-24h28l-20 24h-22M30-40l8 24M62-16l-6-32h-8M24-44h12" />
      <path className="hoopThin" d="M8 0v-30q0-8 8-8t8 8v30M54 0v-30q0-8 8-8t8 8v30" />
    </g>
  );
}

function Chestnut() {
  return (
    <>
      <path className="bark" d="M-4 270q14-90-6-190h46q-12 96 8 190z" />
      <path className="dim" d="M-4 270q14-90-6-190h22q0 96 4 190z" />
      <path className="copper" d="M-10-10H190q10 26-18 34-2 28-36 26-14 28-48 14-8 32-46 28-26 12-52-10z" />
      <path className="leaf" d="M-10-10H150q6 20-18 26-4 24-34 20-12 24-42 12-10 22-38 18-14 4-28-6z" />
      <path
        className="sun"
        d="M104 60q-12-8-6-20 12 6 6 20zM166 30q-4-12 6-18 8 10-6 18zM54 96q-14-4-12-16 14 0 12 16zM76 258q-10 2-14-6 10-6 14 6z"
      />
    </>
  );
}

function Teacher() {
  return (
    <Figure
      x={412}
      y={260}
      scale={0.84}
      build="woman"
      skin="skinA"
      look={{ hair: 'bun', shade: 'bark', left: true, glasses: true, tilt: 5 }}
      top={['coat', 'brandDark']}
      trousers="glass"
      shoes="bark"
      arms={[
        [1, 10, 26, -6, 22],
        [-1, -16, 20, -38, 2],
      ]}
    >
      <Scarf colour="sun" />
      <path className="bark" d="M-16-146l30 4-4 40-30-4z" />
      <path className="body" d="M-13-142l24 3-3 33-24-3z" />
      <path className="inkEdge" d="M-9-133l14 2M-10-126l14 2M-11-119l10 1" />
    </Figure>
  );
}

function FirstPair() {
  return (
    <>
      <Figure
        x={316}
        y={256}
        scale={0.8}
        build="child"
        skin="skinC"
        look={{ hair: 'afro', mood: 'calm' }}
        top={['dress', 'sun']}
        trousers="glass"
        arms={[arm.strap(-1), handInHand(1)]}
        legs={legs.step}
        behind={<Rucksack colour="copper" low={20} />}
      >
        <ChildStraps colour="copper" />
      </Figure>
      <Figure
        x={352}
        y={260}
        scale={0.8}
        build="child"
        skin="skinA"
        look={{ hair: 'quiff', shade: 'sun', hat: ['cap', 'glint'] }}
        top={['shirt', 'copper']}
        trousers="bark"
        bare
        arms={[handInHand(-1), arm.wave(1)]}
        legs={legs.step}
      >
        <ChildStraps colour="glass" />
      </Figure>
    </>
  );
}

function SecondPair() {
  return (
    <>
      <Figure
        x={218}
        y={262}
        scale={0.82}
        build="child"
        skin="skinB"
        look={{ hair: 'pony', shade: 'ink', mood: 'smile' }}
        top={['coat', 'water']}
        trousers="glint"
        arms={[arm.hang(-1), handInHand(1)]}
        legs={legs.stride}
        behind={<Rucksack colour="brand" low={20} />}
      >
        <ChildStraps colour="brand" />
      </Figure>
      <Figure
        x={256}
        y={264}
        scale={0.82}
        build="child"
        skin="skinA"
        look={{ hair: 'short', shade: 'bark', left: true, mood: 'laugh' }}
        top={['shirt', 'glint']}
        trousers="glass"
        arms={[handInHand(-1), arm.strap(1)]}
        legs={legs.step}
      >
        <ChildStraps colour="leaf" />
      </Figure>
    </>
  );
}

function Latecomer() {
  return (
    <Figure
      x={138}
      y={264}
      scale={0.84}
      build="child"
      lean={9}
      skin="skinC"
      look={{ hair: 'crop', mood: 'puzzled', tilt: -6 }}
      top={['shirt', 'leaf']}
      trousers="bark"
      bare
      arms={[[-1, -16, 14, -20, -6], arm.cheer(1)]}
      legs={legs.stride}
      behind={<Rucksack colour="sun" low={20} />}
    >
      <ChildStraps colour="sun" />
    </Figure>
  );
}

function handInHand(side: -1 | 1) {
  return [side, side * 8, 18, side * 13, 36] as const;
}
