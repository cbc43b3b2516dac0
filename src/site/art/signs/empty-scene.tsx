import { Figure } from '../people/figure.tsx';
import { legs } from '../people/poses.ts';
import { Suitcase } from '../people/props.tsx';
import { Backdrop } from './backdrop.tsx';

/** An empty stop with one traveller and a watch, and a snail. */
export function EmptyScene() {
  return (
    <>
      <Backdrop />
      <path className="far" d="M60 214q60-70 130-40t120-30 120 70z" />
      <path className="leaf" d="M84 214q4-40 26-40t26 40zM366 214q5-50 28-50t28 50z" />
      <path className="ground" d="M24 216q40-12 216-12t216 12q6 40-216 40T24 216z" />
      <Shelter />
      <Traveller />
      <Suitcase x={152} y={250} scale={1.2} colour="brand" />
      <Snail />
    </>
  );
}

function Shelter() {
  return (
    <>
      <path className="dim" d="M112 222H312v5H112z" />
      <path className="shade" d="M126 84h8v138h-8zM296 84h8v138h-8z" />
      <path className="water" opacity=".7" d="M134 94h162v92H134z" />
      <path className="body" opacity=".4" d="M160 94h26l-52 92v-46zM220 94h16l-52 92h-16z" />
      <path className="brand" d="M112 70h206q6 0 6 6v10H106V76q0-6 6-6z" />
      <path className="stone" d="M148 184h134v9H148zM160 193h8v30h-8zM262 193h8v30h-8z" />
      <path className="dim" d="M334 234q4-5 24-5t24 5q-4 5-24 5t-24-5z" />
      <path className="glint" d="M354 62h7v172h-7z" />
      <path className="brandDark" d="M357 26a24 24 0 1 1 0 48 24 24 0 0 1 0-48z" />
      <path className="body" d="M345 40h24q3 0 3 3v15q0 2-2 2v4h-5v-4h-16v4h-5v-4q-2 0-2-2V43q0-3 3-3z" />
      <path className="brandDark" d="M346 44h22v8h-22z" />
      <path className="body" d="M346 104h34v46h-34z" />
      <path className="near" d="M351 111h24v4h-24zm0 10h16v4h-16zm0 10h24v4h-24z" />
    </>
  );
}

function Traveller() {
  return (
    <Figure
      x={210}
      y={264}
      scale={0.88}
      build="woman"
      seated
      skin="skinC"
      look={{ hair: 'curls', mood: 'down', tilt: 10 }}
      top={['shirt', 'sun']}
      trousers="glass"
      shoes="brandDark"
      arms={[
        [-1, 6, 28, 34, 30],
        [1, 4, 28, 34, 12],
      ]}
      legs={legs.sit}
      held={<Watch />}
    />
  );
}

function Watch() {
  return (
    <>
      <circle className="ink" cx="37" cy="-131" r="7" />
      <circle className="light" cx="37" cy="-131" r="5" />
      <path className="face" d="M37-134v3l2 2" />
    </>
  );
}

function Snail() {
  return (
    <g transform="translate(404 246)">
      <path className="near" d="M-26 0q-2-6 6-6h30q4-2 4-12l-4-8 3-1 4 8 2-8h3l-2 10q4 8-2 14-4 4-12 4z" />
      <path className="stone" d="M-20-6a14 14 0 1 1 28 0z" />
      <path className="wallEdge" d="M-12-6q0-8 7-8t6 6-6 4" />
      <path className="brand" d="M-18-26h10v7h-10z" />
    </g>
  );
}
