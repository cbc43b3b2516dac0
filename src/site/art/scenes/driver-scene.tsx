import { Figure } from '../people/figure.tsx';
import { Collar, Tie } from '../people/garments.tsx';

/** The driver at the wheel, seen through the side window. */
export function DriverScene() {
  return (
    <>
      <Road />
      <path className="glass" d="M20 16H196V262H20z" />
      <path
        className="glint"
        d="M50 262V118q0-30 30-30h40q28 0 30 30l14 144zM74 34h44q14 0 14 14v30q0 10-10 10H72q-12 0-12-10V48q0-14 14-14z"
      />
      <path className="dim" d="M50 262V118q0-30 30-30-10 60-8 174z" />
      <Driver />
      <Cab />
    </>
  );
}

function Road() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="halo" cx="330" cy="96" r="72" />
      <circle className="sun" cx="330" cy="96" r="36" />
      <path className="far" d="M160 150q70-50 150-14t170-30v100H160z" />
      <path className="copper" d="M160 176q90-36 170-8t150-20v80H160z" />
      <path className="leaf" d="M160 196q100-26 200-4t120-6v60H160z" />
      <path className="glass" d="M226 186l10-36 10 36zM250 190l8-30 8 30zM424 182l12-44 12 44z" />
    </>
  );
}

function Driver() {
  return (
    <Figure
      x={150}
      y={474}
      scale={2.16}
      bust
      skin="skinB"
      look={{ hair: 'short', shade: 'shade', beard: 'moustache' }}
      top={['shirt', 'water']}
      arms={[
        [1, 20, 28, 50, 8],
        [-1, 26, 38, 68, 24],
      ]}
    >
      <Collar colour="shade" />
      <Tie />
      <path className="glass" d="M15-152l5 6L-14-96v-12z" />
    </Figure>
  );
}

function Cab() {
  return (
    <>
      <ellipse className="wheelRim" cx="284" cy="192" rx="16" ry="50" transform="rotate(24 284 192)" />
      <path className="glass" d="M300 232q-4-34 40-36l96 6v40H300z" />
      <path
        className="body"
        fillRule="evenodd"
        d="M-10-10H400q26 0 34 26l46 150v114H-10zM20 28v190q0 8 8 8H336V16H32q-12 0-12 12zM352 16v210h98L398 28q-4-12-16-12z"
      />
      <path className="dim" d="M336 16h5v210h-5zM352 16h4v210h-4z" />
      <path className="brand" d="M-10 252q120-26 240-20t250 22v26H-10z" />
      <path className="inkLine" style={{ strokeWidth: 10 }} d="M404-4q50-8 58 34v44" />
      <path className="light" d="M452 232h28v22h-22q-12 0-6-22z" />
    </>
  );
}
