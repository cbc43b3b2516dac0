import { Figure } from '../people/figure.tsx';
import { Collar, Scarf } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { Suitcase } from '../people/props.tsx';

/** At the airport: travellers with suitcases, and the driver who waits for them with a sign. */
export function AirportScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="body" d="M54 70q-8-2-2-8l10-4-16-26 12-4 30 20 62-24q20-6 24 2 0 8-14 14l-32 14-20 36-10 4 4-32-30 10z" />
      <path className="far" d="M0 206V92q160-70 400 0v114z" />
      <path className="water" d="M20 206v-98q150-56 352-2v100z" />
      <path className="sky" d="M30 122q50-16 90-20v104H30zM130 100q54-4 104-2v108H130zM244 98q66 4 118 16v92H244z" />
      <path className="light" d="M148 128h68v78h-68z" />
      <path className="body" d="M180 128h4v78h-4zM142 122h80v8h-80z" />
      <path className="ground" d="M0 206H480V270H0z" />
      <Family />
      <LoneTraveller />
      <SignHolder />
    </>
  );
}

function SignHolder() {
  const sign = (
    <>
      <path className="body" d="M-34-150h56v34h-56z" />
      <path className="brand" d="M-34-126q26-10 56-2v12h-56z" />
      <path className="glass" d="M-26-144h26v7h-26z" />
    </>
  );
  return (
    <Figure
      x={416}
      y={262}
      scale={0.88}
      skin="skinA"
      look={{ hair: 'short', shade: 'bark', left: true }}
      top={['shirt', 'glint']}
      trousers="glass"
      arms={[
        [1, 8, 26, -12, 30],
        [-1, -10, 26, 4, 30],
      ]}
      legs={legs.ease}
      held={sign}
    >
      <Collar />
    </Figure>
  );
}

function Family() {
  return (
    <>
      <Suitcase x={104} y={263} scale={1.42} colour="leaf" />
      <Figure
        x={142}
        y={260}
        scale={0.84}
        skin="skinC"
        look={{ hair: 'crop', beard: 'full', mood: 'smile' }}
        top={['coat', 'sun']}
        trousers="glint"
        arms={[[-1, -14, 24, -30, 46], arm.wave(1)]}
        legs={legs.stride}
      />
      <Figure
        x={204}
        y={262}
        scale={0.84}
        build="woman"
        skin="skinC"
        look={{ hair: 'curls', mood: 'down', tilt: 8 }}
        top={['dress', 'brand']}
        trousers="glass"
        arms={[arm.hang(-1), [1, 10, 24, 18, 46]]}
        legs={legs.step}
      />
      <Figure
        x={248}
        y={265}
        scale={0.88}
        build="child"
        skin="skinC"
        look={{ hair: 'pony', mood: 'laugh' }}
        top={['dress', 'light']}
        trousers="copper"
        arms={[[-1, -10, 10, -18, -4], arm.cheer(1)]}
        legs={legs.step}
      />
    </>
  );
}

function LoneTraveller() {
  return (
    <>
      <Figure
        x={328}
        y={262}
        scale={0.82}
        build="woman"
        skin="skinA"
        look={{ hair: 'bun', shade: 'shade', glasses: true, mood: 'calm' }}
        top={['coat', 'copper']}
        trousers="bark"
        arms={[arm.hold(1), [-1, -14, 24, -26, 48]]}
        legs={legs.stride}
      >
        <Scarf colour="near" />
      </Figure>
      <Suitcase x={296} y={266} scale={1.42} colour="brandDark" />
    </>
  );
}
