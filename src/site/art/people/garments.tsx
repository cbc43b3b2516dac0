import type { ArtClass } from '../art-style.ts';

type Worn = { readonly colour?: ArtClass };

/** Garments at an adult's shoulders, 155 above the ground. Each is a child of a Figure. */
export function Collar({ colour = 'body' }: Worn) {
  return <path className={colour} d="M-9-158l9 10 9-10 4 5-9 12-4-6-4 6-9-12z" />;
}

/** An open jacket: the shirt beneath it, with its lapels. */
export function Jacket({ colour = 'body' }: Worn) {
  return (
    <>
      <path className={colour} d="M-8-158Q0-150 8-158L3-96h-6z" />
      <path className="dim" d="M-8-158l-6 12 5 6-3 3 10 26zM8-158l6 12-5 6 3 3-10 26z" />
    </>
  );
}

export function Tie({ colour = 'brand' }: Worn) {
  return <path className={colour} d="M-3-151h7l-2 7 4 24-6 7-5-7 4-24z" />;
}

export function Scarf({ colour = 'sun' }: Worn) {
  return (
    <>
      <path className={colour} d="M-12-161q12 9 24 0l3 10q-15 10-30 0zM3-150h10l3 36h-10z" />
      <path className="dim" d="M3-149h10l1 9h-10z" />
    </>
  );
}

export function Straps({ colour = 'glint' }: Worn) {
  return <path className={colour} d="M-14-158q4 26-1 56h-6q3-28 1-54zM14-158q-4 26 1 56h6q-3-28-1-54z" />;
}

/** The rucksack, visible behind a person who looks to the right. */
export function Rucksack({ colour = 'glint', low = 0 }: Worn & { readonly low?: number }) {
  return (
    <g transform={low === 0 ? undefined : `translate(4 ${low}) scale(.8)`}>
      <path className={colour} d="M-34-140q0-16 16-16h8v66h-16q-10 0-10-10z" />
      <path className="dim" d="M-36-116h26v26h-16q-10 0-10-10z" />
    </g>
  );
}

export function Lanyard() {
  return (
    <>
      <path className="wire" d="M-8-157L0-118 8-157" />
      <path className="light" d="M-6-118H6v15H-6z" />
    </>
  );
}

export function SlingBag({ colour = 'bark' }: Worn) {
  return (
    <>
      <path className="bagStrap" d="M14-155L-21-98" />
      <path className={colour} d="M-37-100h24q4 0 4 4v16q0 6-6 6h-20q-6 0-6-6v-16q0-4 4-4z" />
      <path className="dim" d="M-41-96q0-4 4-4h24q4 0 4 4v5q-16 8-32 0z" />
    </>
  );
}

export function Stripes({ colour = 'body' }: Worn) {
  return <path className={colour} d="M-19-138q19 5 38 0v6q-19 5-38 0zM-17-122q17 4 34 0v6q-17 4-34 0zM-16-106q16 4 32 0v5q-16 4-32 0z" />;
}

/** The straps of a school bag on a child. */
export function ChildStraps({ colour = 'glint' }: Worn) {
  return <path className={colour} d="M-10-106q3 20-1 38h-5q3-20 1-36zM10-106q-3 20 1 38h5q-3-20-1-36z" />;
}
