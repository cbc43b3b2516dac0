import { Figure } from '../people/figure.tsx';
import { Jacket, SlingBag, Tie } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { Farm, Meadow } from './wedding-place.tsx';

/** The couple and their guests beside the midibus, which fits the narrow lane. */
export function WeddingStory() {
  return (
    <>
      <Farm />
      <AtTheDoor />
      <Guests />
      <Couple />
      <FlowerChild />
      <Meadow />
    </>
  );
}

function AtTheDoor() {
  return (
    <>
      <Figure
        x={104}
        y={254}
        scale={0.82}
        skin="skinC"
        look={{ hair: 'crop', beard: 'moustache', mood: 'smile' }}
        top={['shirt', 'water']}
        trousers="glass"
        arms={[arm.hip(-1), [1, 16, 22, 40, 18]]}
      >
        <Tie />
      </Figure>
      <Figure
        x={168}
        y={256}
        scale={0.76}
        build="stout"
        flip
        lean={4}
        skin="skinA"
        look={{ hair: 'bun', shade: 'shade', glasses: true, mood: 'calm' }}
        top={['dress', 'copper']}
        bare
        arms={[
          [-1, -8, 26, -14, 44],
          [1, 12, 24, 34, 22],
        ]}
        legs={legs.step}
        behind={<path className="inkEdge" style={{ strokeWidth: 4 }} d="M-36 0v-92q0-8-8-8" />}
      >
        <SlingBag colour="brandDark" />
      </Figure>
    </>
  );
}

function Couple() {
  return (
    <>
      <Figure
        x={302}
        y={262}
        scale={0.87}
        skin="skinB"
        look={{ hair: 'quiff', left: true, mood: 'smile' }}
        top={['shirt', 'glint']}
        trousers="glint"
        arms={[arm.hip(1), [-1, -4, 28, -16, 50]]}
        legs={legs.ease}
      >
        <Jacket />
        <path className="brand" d="M-7-150l7 4 7-4v9l-7-4-7 4zM12-142h9v9h-9z" />
      </Figure>
      <Figure
        x={248}
        y={264}
        scale={0.87}
        build="woman"
        bust
        skin="skinA"
        look={{ hair: 'long', shade: 'brandDark', hat: ['crown', 'light'], mood: 'laugh' }}
        top={['gown', 'body']}
        sleeve="short"
        arms={[
          [1, 8, 28, 24, 48],
          [-1, -14, 24, -8, 30],
        ]}
        held={<Bouquet />}
      >
        <path className="shade" d="M-13-116q13 7 26 0l1 6q-14 8-28 0z" />
      </Figure>
    </>
  );
}

function Bouquet() {
  return (
    <>
      <path className="leaf" d="M-32-108l-12-18q10-12 22-8 16-4 20 8l-12 18-10 14z" />
      <path className="sun" d="M-42-126a8 8 0 1 1 16 0a8 8 0 1 1-16 0M-20-132a8 8 0 1 1 16 0a8 8 0 1 1-16 0" />
      <path className="brand" d="M-32-136a8 8 0 1 1 16 0a8 8 0 1 1-16 0M-28-120a7 7 0 1 1 14 0a7 7 0 1 1-14 0" />
    </>
  );
}

function Guests() {
  return (
    <>
      <Figure
        x={376}
        y={256}
        scale={0.84}
        build="woman"
        skin="skinC"
        look={{ hair: 'afro', left: true, mood: 'laugh', tilt: -4 }}
        top={['dress', 'brand']}
        bare
        sleeve="short"
        arms={[arm.hang(1), arm.wave(-1)]}
        legs={legs.ease}
      />
      <Figure
        x={424}
        y={260}
        scale={0.84}
        build="stout"
        skin="skinA"
        look={{ hair: 'sides', shade: 'shade', beard: 'full', left: true, mood: 'down', tilt: 6 }}
        top={['shirt', 'leaf']}
        trousers="bark"
        arms={[arm.hang(1), [-1, -12, 26, 6, 14]]}
        held={<path className="brandDark" d="M-12-130h14v18h-14z" />}
      />
    </>
  );
}

function FlowerChild() {
  return (
    <Figure
      x={338}
      y={266}
      scale={0.82}
      build="small"
      flip
      skin="skinB"
      look={{ hair: 'pony', shade: 'bark', mood: 'calm' }}
      top={['dress', 'sun']}
      bare
      arms={[arm.hang(-1), [1, 8, 12, 14, 20]]}
      legs={legs.step}
      held={
        <>
          <path className="bark" d="M16-58h26l-4 16H20z" />
          <path className="light" d="M16-58a6 6 0 0 1 10-5 6 6 0 0 1 10-1 6 6 0 0 1 6 6z" />
        </>
      }
    />
  );
}
