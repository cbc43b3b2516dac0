import { Figure } from '../people/figure.tsx';
import { Scarf } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { Suitcase } from '../people/props.tsx';

/** Suitcases and skis in front of the open hold: the driver loads, a traveller passes them on. */
export function LuggageScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="far" d="M380 206l60-90 60 90z" />
      <path className="ground" d="M0 206H480V270H0z" />
      <Hold />
      <Loader />
      <Skier />
      <Suitcase x={356} y={266} scale={1.2} colour="near" />
      <Suitcase x={394} y={262} scale={1} colour="leaf" />
    </>
  );
}

function Hold() {
  return (
    <>
      <path className="body" d="M-10-4H404q26 0 34 26l30 140v64H-10z" />
      <path className="glass" d="M-10 16H148v74H-10zM160 16h140v74H160zM312 16h84q12 0 16 12l18 62H312z" />
      <path className="body" opacity=".13" d="M40 16h24L24 90H0zM220 16h20l-40 74h-20z" />
      <path className="brand" d="M-10 168q120-4 240-26t240 44v40H-10z" />
      <path className="ink" d="M20 128h260v92H20z" />
      <path className="bark" d="M20 206h260v14H20z" />
      <path className="shade" d="M8 116h284l-12-34H20z" />
      <path className="dim" d="M8 116h284l-3-9H11z" />
      <Suitcase x={52} y={208} scale={1.5} colour="water" />
      <Suitcase x={98} y={208} scale={1.3} colour="sun" />
      <Suitcase x={264} y={208} scale={1.4} colour="brandDark" />
      <circle className="ink" cx="346" cy="216" r="34" />
      <circle className="shade" cx="346" cy="216" r="18" />
      <circle className="glint" cx="346" cy="216" r="8" />
    </>
  );
}

function Loader() {
  const raised = (
    <>
      <path className="leaf" d="M-72-116q0-5 5-5h42q5 0 5 5v38q0 5-5 5h-42q-5 0-5-5z" />
      <path className="dim" d="M-63-121h6v48h-6zM-36-121h6v48h-6z" />
    </>
  );
  return (
    <Figure
      x={198}
      y={262}
      scale={0.9}
      lean={-5}
      skin="skinA"
      look={{ hair: 'short', shade: 'brandDark', beard: 'full', left: true, mood: 'calm' }}
      top={['shirt', 'body']}
      trousers="glass"
      arms={[
        [1, -10, 28, -34, 42],
        [-1, -10, 28, -30, 46],
      ]}
      legs={legs.ease}
    >
      {raised}
      <path className="brand" d="M-20-150l8-6 5 52h-11zM20-150l-8-6-5 52h11z" />
    </Figure>
  );
}

function Skier() {
  const skis = (
    <>
      <path className="brandDark" d="M20 0l6-210q2-10 7 0L30 0z" />
      <path className="sun" d="M30 0l6-210q2-10 7 0L40 0z" />
    </>
  );
  return (
    <Figure
      x={296}
      y={264}
      scale={0.86}
      build="woman"
      skin="skinC"
      look={{ hair: 'curls', left: true, mood: 'smile', hat: ['beanie', 'brand'] }}
      top={['coat', 'copper']}
      trousers="glint"
      arms={[arm.hold(-1), [1, 12, 14, 14, -14]]}
      legs={legs.ease}
      behind={skis}
    >
      <Scarf colour="light" />
    </Figure>
  );
}
