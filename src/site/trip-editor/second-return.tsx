import { lazy, memo, Suspense } from 'react';
import type { SecondReturnProps } from './late/second-return-fields.tsx';

const load = () => import('./late/second-return-fields.tsx');

const never = new Promise<never>(() => undefined);

/**
 * Few groups come back in two parts, and the script of the form is as long as it may be: the fields are in the page from the server, which has
 * them at once, and their script comes after it. Where it does not come, they work as they are. A boundary that is drawn anew before that
 * would lose what was typed: it is only where one of its texts changes.
 */
const Fields = import.meta.env.SSR
  ? (await load()).SecondReturnFields
  : lazy(() =>
      load().then(
        (late) => ({ default: late.SecondReturnFields }),
        () => never,
      ),
    );

export const SecondReturn = memo(function SecondReturn(props: SecondReturnProps) {
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
});
