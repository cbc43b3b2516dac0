import { Figure, Light } from '../people/figure.tsx';
import { SlingBag } from '../people/garments.tsx';
import { limb } from '../people/limbs.ts';
import { arm, legs } from '../people/poses.ts';
import { Suitcase } from '../people/props.tsx';
import { SceneCoach } from '../scene-coach.tsx';

/** Evening by the sea: a family of three generations between their double-decker and the water. */
export function SeasideScene() {
  return (
    <Light value="left">
      <Evening />
      <SceneCoach front={760} y={222} scale={1.1} fleet="doubleDecker" distant />
      <Parents />
      <Children />
    </Light>
  );
}

function Evening() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="far" d="M0 56q140-22 260-6t220-10v110H0z" />
      <path className="near" d="M0 100q150-18 270-6t210-8v70H0z" />
      <circle className="sun" cx="148" cy="136" r="46" />
      <path className="water" d="M0 138H480V210H0z" />
      <path
        className="sun"
        d="M104 142h88q4 4 0 8h-30q-4 4 0 8h26q4 4 0 8h-30q-4 4 0 8h12q4 4 0 8h-44q-4-4 0-8h14q4-4 0-8h-28q-4-4 0-8h22q4-4 0-8h-30q-4-4 0-8z"
      />
      <path className="ripple" d="M20 160h40M230 152h46M40 184h30M214 178h40" />
      <path className="copper" d="M0 140v-22q30-12 58 4 20 6 34 18z" />
      <path className="body" d="M30 118l4-60h18l4 60z" />
      <path className="brand" d="M33 76h20l1 14H32zM30 104h26l1 12H29z" />
      <path className="glass" d="M34 46h18v12H34zM31 46l12-12 12 12z" />
      <path className="light" d="M38 48h10v8H38z" />
      <path className="body" d="M280 132l14-40v40zm18 0V84q22 22 22 48zM276 134h46l-6 6h-34z" />
      <path className="haze" d="M0 200q120-16 240-4t240 2v20H0z" />
      <path className="ground" d="M0 212q130-8 240 0t240 0v58H0z" />
    </>
  );
}

function Parents() {
  return (
    <>
      <Figure
        x={334}
        y={250}
        scale={0.76}
        build="woman"
        skin="skinA"
        look={{ hair: 'bob', shade: 'shade', left: true, glasses: true }}
        top={['coat', 'copper']}
        trousers="glass"
        arms={[arm.reach(1), arm.hold(-1)]}
      >
        <SlingBag />
      </Figure>
      <Suitcase x={367} y={253} scale={1.32} colour="brand" />
      <Father />
      <Figure
        x={150}
        y={264}
        scale={0.84}
        build="woman"
        skin="skinA"
        look={{ hair: 'long', shade: 'brandDark', hat: ['straw', 'stone'], mood: 'down' }}
        top={['dress', 'body']}
        sleeve="short"
        bare
        shoes="bark"
        arms={[arm.hang(-1), [1, 10, 24, 16, 46]]}
        legs={legs.step}
      />
    </>
  );
}

/** Carries the youngest child. */
function Father() {
  const shins = [-1, 1]
    .map((side) =>
      limb(
        [
          [side * 12, -158],
          [side * 15, -140],
          [side * 14, -122],
        ],
        [7, 6, 5],
      ),
    )
    .join('');
  return (
    <Figure
      x={250}
      y={262}
      scale={0.84}
      flip
      skin="skinC"
      look={{ hair: 'crop', beard: 'full', mood: 'smile' }}
      top={['shirt', 'glint']}
      trousers="glass"
      sleeve="short"
      arms={[
        [-1, -14, 22, 2, 26],
        [1, 14, 22, -2, 26],
      ]}
      legs={legs.step}
      behind={<Toddler />}
      held={<path className="body" d="M-20-120h12q2 10-2 10h-14zM20-120H8q-2 10 2 10h14z" />}
    >
      <path className="skinC" d={shins} />
      <path className="sun" d="M-22-150q0-14 10-13 8 2 6 14zM22-150q0-14-10-13-8 2-6 14z" />
    </Figure>
  );
}

function Toddler() {
  return (
    <Figure
      x={0}
      y={-118}
      scale={1}
      build="small"
      bust
      skin="skinC"
      look={{ hair: 'curls', mood: 'laugh' }}
      top={['shirt', 'sun']}
      arms={[arm.cheer(-1), arm.cheer(1)]}
    />
  );
}

function Children() {
  return (
    <>
      <Figure
        x={194}
        y={266}
        scale={0.86}
        build="child"
        skin="skinB"
        look={{ hair: 'pony', shade: 'bark', left: true, mood: 'laugh' }}
        top={['dress', 'brand']}
        bare
        sleeve="short"
        arms={[[-1, -10, 12, -18, -2], arm.swing(1)]}
        legs={legs.step}
      />
      <Figure
        x={66}
        y={272}
        scale={1.02}
        build="child"
        flip
        lean={8}
        skin="skinC"
        look={{ hair: 'crop', mood: 'laugh' }}
        top={['shirt', 'leaf']}
        trousers="glint"
        bare
        sleeve="short"
        arms={[arm.cheer(-1), [1, 14, 16, 14, 34]]}
        legs={legs.stride}
      >
        <SwimRing />
      </Figure>
    </>
  );
}

function SwimRing() {
  return (
    <>
      <path className="body" d="M-30-62q0-14 30-14t30 14-30 15-30-15z" />
      <path className="brand" d="M-30-62q0-9 12-12l6 10-8 14q-10-4-10-12zM4-76l14 2 2 10-12 2zM6-47q18-2 22-10l-14-8-10 8z" />
    </>
  );
}
