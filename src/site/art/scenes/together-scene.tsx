import type { ArtClass } from '../art-style.ts';
import { FrontDoor } from '../coach-glass.tsx';
import { Head, type HeadLook, type Skin } from '../people/head.tsx';
import { coachOutline, flankLine, Wheels } from '../vehicle.tsx';
import { shapeOf } from '../vehicle-shapes.ts';

/** Eight cars with one person each in a queue; in the other lane the same people, and more, in one coach. */
export function TogetherScene() {
  return (
    <>
      <Country />
      {cars.map(({ x, colour, skin, look }) => (
        <g key={x} transform={`translate(${x} 102)`}>
          <Car colour={colour} skin={skin} look={look} />
        </g>
      ))}
      <path className="lane" d="M8 110H480" />
      <FullCoach />
      <Verge />
    </>
  );
}

function Country() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="halo" cx="372" cy="30" r="56" />
      <circle className="sun" cx="372" cy="30" r="30" />
      <path className="far" d="M0 54q90-44 190-14t290-20v70H0z" />
      <path className="leaf" d="M0 72q120-30 240-10t240-10v40H0z" />
      <path
        className="copper"
        d="M36 70q-4-34 14-38 18 4 14 38zM222 64q-4-36 12-40 18 4 14 40zM412 62q-4-30 12-34 16 4 12 34zM436 64q-2-22 10-26 12 4 10 26z"
      />
      <path className="ground" d="M0 82H480V270H0z" />
      <path className="near" d="M0 82H480v3H0z" />
    </>
  );
}

type Driven = { readonly colour: ArtClass; readonly skin: Skin; readonly look: HeadLook };

const cars: readonly (Driven & { readonly x: number })[] = [
  { x: 2, colour: 'water', skin: 'skinA', look: { hair: 'sides', shade: 'shade', mood: 'calm' } },
  { x: 62, colour: 'glint', skin: 'skinC', look: { hair: 'afro', mood: 'down' } },
  { x: 122, colour: 'near', skin: 'skinB', look: { hair: 'crop', mood: 'calm', left: true } },
  { x: 182, colour: 'brandDark', skin: 'skinA', look: { hair: 'bob', shade: 'bark', mood: 'puzzled' } },
  { x: 242, colour: 'body', skin: 'skinB', look: { hair: 'none', hat: ['hijab', 'sun'], mood: 'calm' } },
  { x: 302, colour: 'stone', skin: 'skinA', look: { hair: 'quiff', shade: 'bark', beard: 'full', mood: 'calm' } },
  { x: 362, colour: 'glass', skin: 'skinC', look: { hair: 'curls', mood: 'calm', glasses: true } },
  { x: 422, colour: 'shade', skin: 'skinA', look: { hair: 'bun', shade: 'shade', mood: 'down' } },
];

/** Wheels at 0, in proportion to the coach beside it. */
function Car({ colour, skin, look }: Driven) {
  return (
    <>
      <path className={colour} d="M3-6q-4-1-3-10 0-6 6-8l4-16q2-4 7-4h16q4 0 7 4l8 16 6 2q3 2 2 9 0 7-4 7z" />
      <path className="sky" d="M12-24l3-12q1-3 4-3h14q3 0 5 3l6 12z" />
      <g transform="translate(27-28) scale(.5)">
        <Head skin={skin} look={look} />
      </g>
      <path className={colour} d="M0-16q0-6 6-8h42l6 2q3 2 2 9z" />
      <path className="dim" d="M2 0h54q4 2 0 3H2zM1-13h55q0 7-4 7H3q-3-1-2-7z" />
      <path className="light" d="M50-20h6v5h-6z" />
      <path className="ink" d="M6-6a7 7 0 1 1 14 0a7 7 0 1 1-14 0M36-6a7 7 0 1 1 14 0a7 7 0 1 1-14 0" />
    </>
  );
}

const passengers: readonly (Driven & { readonly x: number })[] = [
  { x: 26, colour: 'leaf', skin: 'skinA', look: { hair: 'sides', shade: 'shade', beard: 'full', mood: 'laugh' } },
  { x: 61, colour: 'sun', skin: 'skinC', look: { hair: 'afro', mood: 'laugh', left: true } },
  { x: 96, colour: 'water', skin: 'skinB', look: { hair: 'crop', mood: 'smile' } },
  { x: 131, colour: 'near', skin: 'skinA', look: { hair: 'bob', shade: 'bark', mood: 'laugh', left: true } },
  { x: 166, colour: 'copper', skin: 'skinB', look: { hair: 'none', hat: ['hijab', 'sun'], mood: 'smile' } },
  { x: 201, colour: 'light', skin: 'skinA', look: { hair: 'quiff', shade: 'bark', beard: 'full', mood: 'down', tilt: 14 } },
  { x: 236, colour: 'brand', skin: 'skinC', look: { hair: 'curls', mood: 'smile', glasses: true, left: true } },
  { x: 271, colour: 'leaf', skin: 'skinA', look: { hair: 'bun', shade: 'shade', mood: 'laugh', left: true } },
];

/** The people of the eight cars are at its windows. */
function FullCoach() {
  const shape = shapeOf('coachHire');
  const front = shape.length;
  return (
    <g transform="translate(10 252) scale(1.22)">
      <path className="dim" d={`M-4 0H${front + 8}q-8 6-40 6H30Q4 6-4 0z`} />
      <path className="ink" d={`M${front - 26}-91h21q8 0 8 8v18h-6v-13q0-5-5-5h-18z`} />
      <path className="body" d={coachOutline(shape)} />
      <path className="glass" d={`M9-90q0-7 7-7H${front - 70}v54H16q-7 0-7-7z`} />
      {passengers.map(({ x, colour, skin, look }) => (
        <g key={x} transform={`translate(${x}-62) scale(.84)`}>
          <path className={colour} d="M-16 22q0-10 11-12H6q11 2 11 12z" />
          <Head skin={skin} look={look} />
        </g>
      ))}
      <path className="body" d="M43-97h2v54h-2zM113-97h2v54h-2zM183-97h2v54h-2zM253-97h2v54h-2z" />
      {/* The wall over those who sit behind it: nobody leans out. */}
      <path className="body" d={`M8-43H${front - 66}v16H8z`} />
      <path className="brand" d={flankLine(shape)} />
      <FrontDoor shape={shape} />
      <path className="light" d={`M${front - 11}-29h10v8h-7q-5 0-3-8z`} />
      <Wheels shape={shape} />
    </g>
  );
}

function Verge() {
  return (
    <>
      <path className="leaf" d="M0 264q120-8 240-2t240-4v14H0z" />
      <path
        className="copper"
        d="M30 274q-2-12-10-18 12 2 14 12 0-14 8-20 2 14-2 26zM436 274q-2-12-10-18 12 2 14 12 0-14 8-20 2 14-2 26z"
      />
    </>
  );
}
