import { Figure } from '../people/figure.tsx';
import { Collar, Jacket } from '../people/garments.tsx';
import { arm } from '../people/poses.ts';

/** A colleague on the telephone in front of a map. */
export function SupportScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="water" d="M268 26h176v128H268z" />
      <path className="far" d="M268 154v-44q40-26 80-8t96-14v66z" />
      <path className="body" d="M352 26h6v128h-6zM262 150h188v8H262z" />
      <path className="body" d="M36 30h112v84H36z" />
      <path className="route" style={{ strokeWidth: 4 }} d="M52 98q10-30 34-26t46-28" />
      <path className="ink" d="M47 98a5 5 0 1 1 10 0a5 5 0 1 1-10 0M127 44a5 5 0 1 1 10 0a5 5 0 1 1-10 0" />
      <Caller />
      <Desk />
    </>
  );
}

function Caller() {
  const headset = (
    <>
      <path className="headset" d="M-14-180q-2-20 15-20M-13-174q0 15 16 13" />
      <path className="ink" d="M-18-184h8v13h-8zM2-164h7v5H2z" />
    </>
  );
  return (
    <Figure
      x={212}
      y={410}
      scale={1.78}
      build="woman"
      bust
      skin="skinC"
      look={{ hair: 'afro', mood: 'laugh' }}
      top={['shirt', 'brand']}
      arms={[
        [-1, -16, 34, 6, 56],
        [1, 18, 32, 46, 14],
      ]}
      held={headset}
    >
      <path className="light" d="M-8-156q8 9 16 0l4 3q-12 16-24 0z" />
    </Figure>
  );
}

function Desk() {
  return (
    <>
      <path className="stone" d="M0 238H480V270H0z" />
      <path className="near" d="M0 232H480v12H0z" />
      <path className="glint" d="M330 236l-14-70q-2-8 6-8h92q8 0 10 8l12 70z" />
      <path className="dim" d="M330 236l-4-20h106l4 20z" />
      <path className="body" d="M364 196a8 8 0 1 1 16 0a8 8 0 1 1-16 0" />
      <path className="shade" d="M300 232h148v6H300z" />
      <path className="light" d="M78 232v-34h38v34zM116 204h8q8 0 8 8v4q0 8-8 8h-8v-6h7q3 0 3-3v-2q0-3-3-3h-7z" />
      <path className="leaf" d="M20 200q-18-50 4-86 22 38 6 86zM36 200q2-38 30-50 6 34-22 50z" />
      <path className="brandDark" d="M8 196h54l-7 36H15z" />
    </>
  );
}

/** Two members of a club's board at the kitchen table, reading the quote. */
export function DocumentsScene() {
  return (
    <>
      <path className="haze" d="M0 0H480V270H0z" />
      <path className="far" d="M270 24h150v96H270z" />
      <path className="sky" d="M280 34h60v76h-60zM350 34h60v76h-60z" />
      <Sheet />
      <Board />
      <path className="stone" d="M0 250H480V270H0z" />
      <path className="near" d="M0 244H480v12H0z" />
      <path className="brandDark" d="M238 246v-32h32v32zM270 219h6q8 0 8 8v3q0 8-8 8h-6v-6h5q3 0 3-2v-3q0-2-3-2h-5z" />
    </>
  );
}

function Board() {
  return (
    <>
      <Figure
        x={424}
        y={414}
        scale={1.74}
        bust
        skin="skinA"
        look={{ hair: 'sides', shade: 'shade', beard: 'full', left: true, glasses: true, tilt: 6 }}
        top={['shirt', 'leaf']}
        arms={[arm.hang(1), [-1, -14, 30, 10, 36]]}
      >
        <Collar />
      </Figure>
      <Figure
        x={324}
        y={420}
        scale={1.86}
        build="woman"
        bust
        skin="skinB"
        look={{ hair: 'pony', shade: 'ink', left: true, mood: 'smile', tilt: 6 }}
        top={['shirt', 'glint']}
        arms={[
          [1, 14, 30, -4, 46],
          [-1, -20, 28, -54, 20],
        ]}
        held={<path className="brand" d="M-82-131l18 7-1 3-18-7z" />}
      >
        <Jacket colour="light" />
      </Figure>
    </>
  );
}

function Sheet() {
  return (
    <g transform="rotate(-4 130 150)">
      <path className="dim" d="M42 30h178v222H42z" />
      <path className="body" d="M36 22h178v226H36z" />
      <path className="brand" d="M54 42h56v12H54z" />
      <path className="leaf" d="M176 46a11 11 0 1 1 22 0a11 11 0 1 1-22 0" />
      <path className="tickMark" d="M182 46l4 4 7-8" />
      <path
        className="shade"
        d="M54 76h76v8H54zm0 24h94v8H54zm0 24h62v8H54zm0 24h84v8H54zM168 76h28v8h-28zm0 24h28v8h-28zm0 24h28v8h-28zm0 24h28v8h-28z"
      />
      <path className="glow" d="M46 176h158v30H46z" />
      <path className="ink" d="M54 185h46v12H54zM150 185h46v12h-46z" />
      <path className="shade" d="M54 220h60v7H54z" />
    </g>
  );
}
