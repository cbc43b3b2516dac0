import { type ComponentType, memo, Suspense } from 'react';
import { scriptAfter } from '../../ui/script-after.ts';

type Parts = typeof import('./late/preview-parts.ts');
const load = () => import('./late/preview-parts.ts');
const onServer: Parts | null = import.meta.env.SSR ? await load() : null;

/**
 * A part of the panel of a price: on the server at once, so that it is there without a script; in a browser its script comes after the page.
 * It is drawn anew with another price alone: drawn before its script has come, it would be gone until then.
 */
export function latePart<Props extends object>(pick: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
  const Late: ComponentType<Props> = onServer === null ? scriptAfter(async () => pick(await load())) : pick(onServer);
  return memo((props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  ));
}
