import { Figure } from '../people/figure.tsx';
import { Collar } from '../people/garments.tsx';
import { legs } from '../people/poses.ts';
import { Vehicle } from '../vehicle.tsx';
import { shapeOf } from '../vehicle-shapes.ts';
import { Backdrop } from './backdrop.tsx';

/** A mechanic at the open engine hatch, and the driver with two cups of coffee. */
export function ErrorScene() {
  return (
    <>
      <Backdrop />
      <path className="far" d="M66 214q80-70 164-40t196 40z" />
      <path className="ground" d="M24 218q40-12 216-12t216 12q6 40-216 40T24 218z" />
      <g transform="translate(202 236) scale(1.14)">
        <Vehicle shape={shapeOf('minibus')} />
      </g>
      <Hatch />
      <Mechanic />
      <Toolbox />
      <Driver />
    </>
  );
}

/** The open hatch at the rear, with smoke behind it. */
function Hatch() {
  return (
    <g transform="translate(6 0)">
      <path className="ink" d="M194 222v-58q0-6 6-6h26v64z" />
      <path className="glint" d="M200 214v-30h20v30z" />
      <path className="sun" d="M204 190h12v5h-12zM204 200h12v5h-12z" />
      <path className="brandDark" d="M226 156l-54-28q-6-2-4-8l2-4 60 32z" />
      <path className="inkEdge" d="M196 142l18 26" />
      <path className="shade" opacity=".6" d="M184 118q-12-2-12-12t12-10q0-14 16-14 8-14 22-6 16 2 12 18-2 12-14 10-4 12-16 8-8 8-20 6z" />
    </g>
  );
}

function Mechanic() {
  const wrench = <path className="glint" d="M44-120l26 14 8-2 6 6-8 2 0 6 6 4-8 4-8-6-2-6-24-14z" />;
  return (
    <Figure
      x={128}
      y={252}
      scale={0.86}
      build="woman"
      lean={8}
      skin="skinA"
      look={{ hair: 'pony', shade: 'brandDark', mood: 'calm', hat: ['cap', 'glass'], tilt: 8 }}
      top={['shirt', 'light']}
      trousers="copper"
      arms={[
        [1, 18, 18, 44, 14],
        [-1, 8, 26, 50, 26],
      ]}
      legs={legs.step}
      held={wrench}
    >
      <path className="copper" d="M-12-148h6l2 26h10l2-26h5l2 52h-28z" />
    </Figure>
  );
}

function Toolbox() {
  return (
    <g transform="translate(-14 4)">
      <path className="inkEdge" style={{ strokeWidth: 4 }} d="M64 226v-10h34v10" />
      <path className="brand" d="M52 226h58q4 0 4 4v22H48v-22q0-4 4-4z" />
      <path className="dim" d="M48 236h66v5H48z" />
      <path className="light" d="M76 232h10v10H76z" />
    </g>
  );
}

function Driver() {
  return (
    <Figure
      x={402}
      y={254}
      scale={0.86}
      skin="skinC"
      look={{ hair: 'crop', beard: 'full', left: true, mood: 'smile' }}
      top={['shirt', 'water']}
      trousers="glass"
      arms={[
        [1, 10, 26, -10, 26],
        [-1, -16, 24, -40, 16],
      ]}
      legs={legs.ease}
      held={
        <>
          <path className="light" d="M-66-148h14l-2 22h-10zM-4-142h14l-2 22H-2z" />
          <path className="skinC" d="M-6-130q8-3 18 0v9q-9 4-18 0z" />
          <path className="brandDark" d="M-66-140h13v7h-12zM-4-134h13v7H-3z" />
        </>
      }
    >
      <Collar />
    </Figure>
  );
}
