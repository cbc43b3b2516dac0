import { createContext, type ReactNode, use } from 'react';
import type { ArtClass } from '../art-style.ts';
import { round } from '../vehicle-parts.ts';
import { HairBehind, Head, type HeadLook, type Skin } from './head.tsx';
import { beyond, limb, type Point } from './limbs.ts';

/** The direction of the light in a scene. The opposite side of all people in it is shaded. */
export const Light = createContext<'left' | 'right'>('right');

/** On one side, -1 or 1: the offsets of elbow (knee) and wrist (ankle) from the shoulder (hip), and the direction of the toes. */
export type Reach = readonly [side: -1 | 1, midX: number, midY: number, endX: number, endY: number, toe?: -1 | 1];

/** Heights above the ground and half widths, for an adult of 200. A head is a sixth to a seventh of the height, a child's a fifth. */
const builds = {
  man: { hip: 96, chest: 56, half: 21, waist: 17, hem: 18, arm: 7, leg: 9, head: 1 },
  woman: { hip: 98, chest: 52, half: 17, waist: 13, hem: 17, arm: 6, leg: 8.5, head: 0.97 },
  stout: { hip: 92, chest: 56, half: 22, waist: 23, hem: 24, arm: 7.5, leg: 10, head: 1 },
  child: { hip: 62, chest: 40, half: 14, waist: 13, hem: 14, arm: 5, leg: 7, head: 0.94 },
  small: { hip: 46, chest: 34, half: 13, waist: 13, hem: 14, arm: 5, leg: 7, head: 0.9 },
} as const;

/** How far the top garment reaches below the hip, and how much it flares. */
const tops = {
  shirt: { drop: 6, flare: 0 },
  coat: { drop: 40, flare: 5 },
  dress: { drop: 48, flare: 13 },
  gown: { drop: 96, flare: 30 },
  robe: { drop: 96, flare: 8 },
} as const;

/** The second tone of a garment, for the far leg. Any other is dimmed. */
const darker: Partial<Record<ArtClass, ArtClass>> = {
  glint: 'glass',
  glass: 'ink',
  body: 'shade',
  leaf: 'copper',
  brand: 'brandDark',
};

export type FigureProps = {
  readonly x: number;
  readonly y: number;
  readonly scale?: number | undefined;
  readonly build?: keyof typeof builds | undefined;
  readonly flip?: boolean | undefined;
  /** Degrees, around the feet. */
  readonly lean?: number | undefined;
  readonly skin: Skin;
  readonly look: HeadLook;
  readonly top: readonly [kind: keyof typeof tops, colour: ArtClass];
  /** Bare arms below this sleeve. */
  readonly sleeve?: 'long' | 'short' | undefined;
  readonly trousers?: ArtClass | undefined;
  /** Shorts, or a skirt's bare legs. */
  readonly bare?: boolean | undefined;
  readonly shoes?: ArtClass | undefined;
  /** Without a shadow at the feet; with `bust` also without legs, for people cut off by the picture's edge. */
  readonly seated?: boolean | undefined;
  readonly bust?: boolean | undefined;
  readonly arms: readonly [far: Reach, near: Reach];
  readonly legs?: readonly [far: Reach, near: Reach] | undefined;
  /** Drawn behind the body, and in front of it beneath the near arm. Feet at 0. */
  readonly behind?: ReactNode;
  readonly children?: ReactNode;
  /** In the near hand; drawn last. */
  readonly held?: ReactNode;
};

const upright: readonly [Reach, Reach] = [
  [-1, 0, 46, -1, 90],
  [1, 1, 46, 2, 90],
];

type Body = (typeof builds)[keyof typeof builds];

/** A person with joints: shoulder, elbow and hand, hip, knee and shoe. Feet at the given point, 200 units tall at scale 1. */
export function Figure(props: FigureProps) {
  const { x, y, scale = 0.75, build = 'man', flip = false, lean = 0, skin, look, top, arms, behind, seated, bust, children, held } = props;
  const light = use(Light);
  const body = builds[build];
  const turn = lean === 0 ? '' : ` rotate(${lean})`;
  const neck = -(body.hip + body.chest);
  const { left = false, tilt = 0 } = look;
  const throat = body.arm;
  const place = `translate(0 ${round(neck - 27 * body.head)}) scale(${left ? `-${body.head} ` : ''}${body.head})${tilt === 0 ? '' : ` rotate(${tilt})`}`;
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? `-${scale} ${scale}` : scale})${turn}`}>
      {!seated && !bust && <path className="dim" d="M-34 2q6-8 34-8t34 8q-6 6-34 6t-34-6z" />}
      {behind}
      <HairBehind look={look} place={place} />
      <Arm body={body} reach={arms[0]} props={props} />
      {!bust && <Legs body={body} props={props} />}
      <path className={skin} d={`M-${throat} ${neck - 18}H${throat}v16q-${throat} 9-${2 * throat} 0z`} />
      <path className="dim" d={`M-${throat} ${neck - 13}q8 9 ${2 * throat} 2v4q-6 4-${2 * throat} 0z`} />
      <Torso body={body} kind={top[0]} colour={top[1]} shaded={(light === 'left') === flip ? -1 : 1} />
      {children}
      <g transform={place}>
        <Head skin={skin} look={look} />
      </g>
      <Arm body={body} reach={arms[1]} props={props} />
      {held}
    </g>
  );
}

type TorsoProps = {
  readonly body: Body;
  readonly kind: keyof typeof tops;
  readonly colour: ArtClass;
  /** The shaded side of the figure, as it is drawn. */
  readonly shaded: -1 | 1;
};

function Torso({ body: { hip, chest, half, waist, hem }, kind, colour, shaded }: TorsoProps) {
  const { drop, flare } = tops[kind];
  const [neck, middle, low] = [-(hip + chest + 5), -(hip + 16), Math.min(round(drop * (hip / 98) - hip), -2)];
  const wide = hem + flare;
  const shoulder = neck + 14;
  const shade = [half, waist, wide, wide * 0.3, waist * 0.7].map((x) => Math.round(x * shaded));
  return (
    <>
      <path
        className={colour}
        d={`M-7 ${neck}Q-${half} ${neck + 2} -${half} ${shoulder}L-${waist} ${middle}L-${wide} ${low}Q0 ${low + 5} ${wide} ${low}L${waist} ${middle}L${half} ${shoulder}Q${half} ${neck + 2} 7 ${neck}Q0 ${neck + 8} -7 ${neck}z`}
      />
      <path
        className="dim"
        d={`M${shade[0]} ${shoulder}L${shade[1]} ${middle}L${shade[2]} ${low}L${shade[3]} ${low + 2}Q${shade[4]} ${middle} ${shade[0]} ${shoulder}z`}
      />
    </>
  );
}

function Arm({ body, reach, props }: { readonly body: Body; readonly reach: Reach; readonly props: FigureProps }) {
  const [side, midX, midY, endX, endY] = reach;
  const thick = body.arm;
  const shoulder: Point = [side * (body.half - thick), -(body.hip + body.chest) + thick - 1];
  const elbow: Point = [shoulder[0] + midX, shoulder[1] + midY];
  const wrist: Point = [shoulder[0] + endX, shoulder[1] + endY];
  const hand = limb([wrist, beyond(elbow, wrist, 6)], [thick - 1.5, thick - 1]);
  const isNear = (props.scale ?? 0) > 1.3;
  const thumb = isNear ? limb(thumbOf(elbow, wrist), [thick - 3.5, thick - 3.5], 'round') : '';
  const isShort = props.sleeve === 'short';
  const bare = isShort ? limb([shoulder, elbow, wrist], [thick - 1, thick - 1.5, thick - 2], 'round') : '';
  const cloth = isShort
    ? limb([shoulder, elbow], [thick, thick + 0.5], 'round')
    : limb([shoulder, elbow, wrist], [thick, thick - 0.5, thick - 1.5], 'round');
  return (
    <>
      <path className={props.skin} d={bare + hand + thumb} />
      <path className={props.top[1]} d={cloth} />
    </>
  );
}

/** The thumb, on the upper side of the hand. */
function thumbOf(elbow: Point, wrist: Point): readonly [Point, Point] {
  const palm = beyond(elbow, wrist, 3);
  const tip = beyond(elbow, wrist, 9);
  const up = tip[0] >= palm[0] ? 1 : -1;
  return [palm, [tip[0] + (tip[1] - palm[1]) * up * 1.2, tip[1] - (tip[0] - palm[0]) * up * 1.2]];
}

/** Shoes first, so that trousers cover them. */
function Legs({ body, props }: { readonly body: Body; readonly props: FigureProps }) {
  const { trousers = 'glint', bare = false, skin, shoes = 'ink', legs = upright, top } = props;
  const [far, near] = [bend(body, legs[0]), bend(body, legs[1])];
  const first = body.leg;
  const skinned = ({ joints }: Leg) => limb(joints, [first, first - 2, first - 4]);
  const clothed = ({ joints }: Leg) =>
    bare ? limb([joints[0], joints[1]], [first + 1, first + 1]) : limb(joints, [first, first - 1.5, first - 3]);
  const hasTrousers = !bare || top[0] === 'shirt';
  const second = darker[trousers];
  return (
    <>
      <path className={shoes} d={far.shoe + near.shoe} />
      {bare && <path className={skin} d={skinned(far) + skinned(near)} />}
      {hasTrousers && <path className={second ?? trousers} d={clothed(far)} />}
      {hasTrousers && !second && <path className="dim" d={clothed(far)} />}
      {hasTrousers && <path className={trousers} d={clothed(near)} />}
    </>
  );
}

type Leg = { readonly joints: readonly [Point, Point, Point]; readonly shoe: string };

function bend(body: Body, [side, midX, midY, endX, endY, toe = side]: Reach): Leg {
  const share = body.hip / 96;
  const hip: Point = [side * body.leg * 0.9, -body.hip];
  const knee: Point = [hip[0] + midX * share, hip[1] + midY * share];
  const ankle: Point = [hip[0] + endX * share, hip[1] + endY * share];
  const [x, y] = [Math.round(ankle[0]), Math.round(ankle[1])];
  return { joints: [hip, knee, ankle], shoe: `M${x - toe * 5} ${y - 3}h${toe * 9}q${toe * 11} 2 ${toe * 11} 9h${toe * -20}z` };
}
