import { lazy, memo, Suspense } from 'react';
import type { ApartProps } from './late/apart-fields.tsx';

const load = () => import('./late/apart-fields.tsx');

const never = new Promise<never>(() => undefined);

/**
 * Few groups travel in parts, and the script of the form is as long as it may be: the fields are in the page from the server, which has
 * them at once, and their script comes after it. Where it does not come, they work as they are. A boundary that is drawn anew before that
 * would lose what was typed: it is only where the stops are, with what was read from the form, or where something else is wrong.
 */
const Fields = import.meta.env.SSR
  ? (await load()).ApartFields
  : lazy(() =>
      load().then(
        (late) => ({ default: late.ApartFields }),
        () => never,
      ),
    );

export const Apart = memo(
  function Apart(props: ApartProps) {
    return (
      <Suspense key={props.round}>
        <Fields {...props} />
      </Suspense>
    );
  },
  (one, other) => one.round === other.round && saidOf(one) === saidOf(other),
);

function saidOf({ errors, choices }: ApartProps): string {
  return JSON.stringify([errors, choices]);
}
