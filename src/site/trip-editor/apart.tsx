import { lazy, memo, Suspense } from 'react';
import type { ApartProps } from './late/apart-fields.tsx';

const load = () => import('./late/apart-fields.tsx');

const never = new Promise<never>(() => undefined);

/**
 * Few groups travel in parts, and the form's script is at its size limit, so these fields are rendered by the server and their script loads
 * later. If it does not load, they work as they are. Rendering them again before that would lose what was typed, so it only happens with
 * new values or issues.
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
