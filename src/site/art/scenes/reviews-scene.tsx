import { Figure } from '../people/figure.tsx';
import { Collar } from '../people/garments.tsx';

/** The back row of a coach: each passenger gives a star, except one who is still thinking. */
export function ReviewsScene() {
  return (
    <>
      <Inside />
      <Back />
      <Thinker />
      <Front />
      <Rail />
    </>
  );
}

function Inside() {
  return (
    <>
      <path className="shade" d="M0 0H480V270H0z" />
      <path className="stone" d="M0 0H480v22q-240 18-480 0z" />
      <path className="sky" d="M14 44q0-10 10-10H456q10 0 10 10v86H14z" />
      <circle className="sun" cx="84" cy="72" r="24" />
      <path className="far" d="M14 112q90-44 190-14t262-22v60H14z" />
      <path className="leaf" d="M14 124q120-24 240-8t212-8v30H14z" />
      <path className="body" d="M-4 130H484v22H-4zM168 30h7v104h-7zM324 30h7v104h-7z" />
      <path className="body" opacity=".2" d="M40 130L88 34h60l-52 96zM196 130l50-96h26l-52 96z" />
      <Seats />
    </>
  );
}

function Seats() {
  const at = [-6, 92, 190, 288, 386];
  const backs = at.map((x) => `M${x} 280V168q0-22 20-22h60q20 0 20 22v112z`).join('');
  const rests = at.map((x) => `M${x + 24} 150v-14q0-12 12-12h28q12 0 12 12v14z`).join('');
  return (
    <>
      <path className="glint" d={backs} />
      <path className="brandDark" d={rests} />
      <path className="dim" d={at.map((x) => `M${x + 84} 280V148q16 2 16 20v112z`).join('')} />
    </>
  );
}

/** Around its centre, at the given point. */
function Star({ x, y, turn = 0 }: { readonly x: number; readonly y: number; readonly turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(.9)`}>
      <path className="body" d="M-26-30h52q5 0 5 5v50q0 5-5 5h-52q-5 0-5-5v-50q0-5 5-5z" />
      <path className="brand" d="M0-23l7 14 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z" />
    </g>
  );
}

function Back() {
  return (
    <>
      <Figure
        x={46}
        y={356}
        scale={1.3}
        build="woman"
        bust
        skin="skinC"
        look={{ hair: 'curls', mood: 'laugh' }}
        top={['shirt', 'leaf']}
        arms={[
          [-1, -10, 26, 0, 26],
          [1, 10, 26, 0, 28],
        ]}
        held={<Star x={2} y={-122} turn={-5} />}
      >
        <Collar />
      </Figure>
      <Figure
        x={436}
        y={356}
        scale={1.3}
        bust
        skin="skinB"
        look={{ hair: 'quiff', left: true, mood: 'smile' }}
        top={['shirt', 'sun']}
        arms={[
          [1, 10, 26, -2, 28],
          [-1, -12, 26, -2, 28],
        ]}
        held={<Star x={0} y={-122} turn={6} />}
      />
    </>
  );
}

function Thinker() {
  return (
    <Figure
      x={240}
      y={360}
      scale={1.3}
      build="stout"
      bust
      skin="skinA"
      look={{ hair: 'sides', shade: 'shade', beard: 'full', mood: 'puzzled', glasses: true, tilt: 4 }}
      top={['shirt', 'water']}
      arms={[
        [1, 10, 26, -10, 34],
        [-1, -14, 26, 10, 22],
      ]}
      held={<path className="brandDark" d="M1-108l8-34 6 1-8 34-4 5z" />}
    >
      <Collar />
      <path className="body" d="M-30-118l62-10 8 46-62 10z" />
    </Figure>
  );
}

function Front() {
  return (
    <>
      <Figure
        x={140}
        y={330}
        scale={1.34}
        build="child"
        bust
        skin="skinA"
        look={{ hair: 'pony', shade: 'brandDark', mood: 'laugh', tilt: -6 }}
        top={['shirt', 'brand']}
        arms={[
          [-1, -16, -6, -12, -36],
          [1, 16, -6, 14, -36],
        ]}
        held={<Star x={1} y={-172} turn={-4} />}
      />
      <Figure
        x={338}
        y={358}
        scale={1.3}
        build="woman"
        bust
        skin="skinB"
        look={{ hair: 'none', hat: ['hijab', 'copper'], left: true, mood: 'smile' }}
        top={['coat', 'near']}
        arms={[
          [1, 10, 26, -10, 30],
          [-1, -18, -8, -20, -42],
        ]}
        held={<Star x={-36} y={-212} turn={4} />}
      />
    </>
  );
}

/** The backs of the row in front, cut off by the edge. */
function Rail() {
  return (
    <>
      <path className="glass" d="M20 280v-14q0-18 18-18H200q18 0 18 18v14zM262 280v-14q0-18 18-18H442q18 0 18 18v14z" />
      <path className="wheelRim" style={{ strokeWidth: 6 }} d="M34 250q0-10 10-10H194q10 0 10 10M276 250q0-10 10-10H436q10 0 10 10" />
    </>
  );
}
