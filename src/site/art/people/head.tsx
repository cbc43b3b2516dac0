import type { ReactNode } from 'react';
import type { ArtClass } from '../art-style.ts';

export type Skin = 'skinA' | 'skinB' | 'skinC';

/** Around a face of 12 by 15 at 0, which looks to the right: the hair behind the shoulders, and on the forehead. */
const hair = {
  short: { front: 'M-12 3q-6-21 11-22t14 14q-5 1-9-4-4 5-10 4-3 2-3 8z' },
  crop: { front: 'M-12 2q-4-19 12-19t12 12q-9-4-17-2-4 2-4 9z' },
  quiff: { front: 'M-12 3q-5-16 3-20 4-7 14-5 10 1 9 10l-3 4q-4-1-7-4-4 4-10 3-3 3-3 12z' },
  sides: { front: 'M-13 4q-2-9 2-11l3 2-1 11-3 2zM12-3q1-3-1-5l-1 2z' },
  long: {
    back: 'M-13-3q-1-17 14-17 13 0 14 15 0 20 4 30-16 7-37 1 6-13 5-29z',
    front: 'M-12 8q-5-27 13-28 14 0 13 16-11 0-15-8-3 8-8 10-2 3-3 10z',
  },
  bob: {
    back: 'M-15 12q-4-32 15-32 18 0 16 20 0 8-2 12-14 6-29 0z',
    front: 'M-12 9q-5-28 12-28 15 0 14 15-12 0-16-8-3 8-8 9-2 3-2 12z',
  },
  bun: { back: 'M-17-14a8 8 0 1 1 12 4z', front: 'M-12 3q-6-21 12-22 13 0 13 15-10-1-15-7-2 5-7 6-2 2-3 8z' },
  pony: {
    back: 'M-6-17q-15-3-17 12 1 12-6 20 14 0 15-13 1-9 9-8z',
    front: 'M-12 3q-6-21 12-22 13 0 13 15-10-1-15-7-2 5-7 6-2 2-3 8z',
  },
  curls: {
    back: 'M-12 15a7 7 0 0 1-6-11 8 8 0 0 1 3-13 9 9 0 0 1 13-10 9 9 0 0 1 16 6 8 8 0 0 1 3 13 7 7 0 0 1-3 11z',
    front: 'M-12 7q-4-13 0-18 5-8 14-6 11 1 12 11-5 2-8-3-4 4-8 2-3 4-6 3-2 3-4 11z',
  },
  afro: {
    back: 'M-3 10a19 19 0 1 1 14-3z',
    front: 'M-12 4q-4-15 3-19 9-6 18 0 5 4 4 10-3 0-5-3-8 2-15-1-2 5-3 12z',
  },
  /** From behind. */
  away: { front: 'M-12 5q-5-24 12-24t12 24q-4 8-12 8t-12-8z' },
  awaySides: { front: 'M-13 5q-3-8 0-12 12 5 25 0 3 5 0 12-4 8-12 8t-13-8z' },
  awayLong: { front: 'M-14 6q-4-26 14-26t14 26q2 12 3 18-17 6-34 0 2-8 3-18z' },
  none: { front: '' },
} as const satisfies Record<string, { readonly back?: string; readonly front: string }>;

const faces = {
  smile: 'M-1-2v2M7-2v2M5 1q2 3-1 3M-1 8q4 3 7-1',
  laugh: 'M-3 0q2-3 4 0M5 0q2-3 4 0',
  down: 'M-3 0q2 2 4 0M5 0q2 2 4 0M5 3q2 2-1 3M0 9q3 1 4-1',
  calm: 'M-1-2v2M7-2v2M5 1q2 3-1 3M0 8q3 2 6 0',
  puzzled: 'M-1-2v2M7-2v2M5 1q2 3-1 3M0 10q2-3 4-1t4-1',
  sing: 'M-3 0q2 2 4 0M5 0q2 2 4 0',
  away: '',
} as const;

/** The open part of a mouth. */
const mouths = {
  laugh: ['body', 'M-2 6q5 1 9-1 0 7-4 8t-5-7z'],
  sing: ['bark', 'M1 8q0-4 3-4t3 4q0 5-3 5t-3-5z'],
} as const;

/** Spectacles replace eyebrows. */
const brows = 'M-4-6q2-2 5-1M6-7q3-1 4 1';
const spectacles = 'M-5-1a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4-1a4 4 0 1 0 8 0a4 4 0 1 0-8 0';

/** Headwear, in the given colour. */
const hats = {
  hijab: 'M-15 4q-3-24 15-24 17 0 15 22 0 7-2 11 7 4 9 12-21 9-43 0 1-8 8-12-2-4-2-9zM-9 1q0 7 4 11 7 5 12 0t5-11q-1-9-9-10-11-1-12 10z',
  hood: 'M-17 19q-2-33 10-39 7-7 11-1 14 5 13 40-17 7-34 0zM-9 1q0 7 4 11 7 5 12 0t5-11q-1-9-9-10-11-1-12 10z',
  hoodAway: 'M-18 22q-1-36 11-42 7-7 11-1 14 6 14 43-18 7-36 0z',
  cap: 'M-13-4q-2-16 13-16 12 0 14 12l9 3q0 3-4 3-14-3-32-2z',
  beanie: 'M-14-4q-1-17 14-17 14 0 14 16-14-4-28 1zM-5-20a5 5 0 1 1 10 0z',
  straw: 'M-24-4q8-4 12-4 0-13 12-13t13 12q6 0 11 4-24 5-48 1z',
  crown: 'M-14-8a4 4 0 1 1 5-5a4 4 0 1 1 6-2a4 4 0 1 1 7 0a4 4 0 1 1 5 4a3 3 0 1 1 2 4q-12-8-25-1z',
} as const;

export type HeadLook = {
  readonly hair: keyof typeof hair;
  readonly shade?: ArtClass | undefined;
  readonly mood?: keyof typeof faces | undefined;
  readonly hat?: readonly [kind: keyof typeof hats, colour: ArtClass] | undefined;
  readonly beard?: 'full' | 'moustache' | undefined;
  readonly glasses?: boolean | undefined;
  /** Degrees by which the head is bowed forwards. */
  readonly tilt?: number | undefined;
  /** Looks to the left. */
  readonly left?: boolean | undefined;
};

const beards = {
  full: 'M-11 2q2 4 5 3 5-2 9-1 5-2 8-1 2 10-3 14-6 4-13 0-6-5-6-15z',
  moustache: 'M-2 8q2-4 5-2 4-2 6 2-6 2-11 0z',
} as const;

/** The hair behind the shoulders, drawn before the body. */
export function HairBehind({ look, place }: { readonly look: HeadLook; readonly place: string }) {
  const style = hair[look.hair];
  return 'back' in style ? <path className={look.shade ?? 'ink'} transform={place} d={style.back} /> : null;
}

/** A head on its neck, which reaches into the collar. */
export function Head({ skin, look }: { readonly skin: Skin; readonly look: HeadLook }): ReactNode {
  const { mood = 'smile', shade = 'ink', hat, beard, glasses } = look;
  const isSeen = mood !== 'away';
  return (
    <>
      <path className={skin} d="M-11-3q0-12 11-12t12 12q0 6-1 9-3 9-11 9-7 0-10-8l-1-3q-4 0-4-4t4-3z" />
      {isSeen && <path className="blush" d="M-7 3a3 3 0 1 0 3-1zM7 3a3 3 0 1 0 3-1z" />}
      {beard && <path className={shade} d={beards[beard]} />}
      {(mood === 'laugh' || mood === 'sing') && <path className={mouths[mood][0]} d={mouths[mood][1]} />}
      {isSeen && <path className="face" d={faces[mood] + (glasses ? spectacles : brows)} />}
      {hair[look.hair].front && <path className={shade} d={hair[look.hair].front} />}
      {hat && <path className={hat[1]} fillRule="evenodd" d={hats[hat[0]]} />}
    </>
  );
}
