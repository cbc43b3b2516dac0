import { type ComponentType, memo, Suspense } from 'react';
import { scriptAfter } from '../../ui/script-after.ts';

type Parts = typeof import('./late/preview-parts.ts');
const load = () => import('./late/preview-parts.ts');
const onServer: Parts | null = import.meta.env.SSR ? await load() : null;

/**
 * A part of the price panel: rendered by the server at once, so that it works without a script. In a browser its script loads after the
 * page. It is rendered again only with another price; before its script has loaded that would remove it.
 */
export function latePart<Props extends object>(pick: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
  const Late: ComponentType<Props> = onServer === null ? scriptAfter(async () => pick(await load())) : pick(onServer);
  return memo((props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  ));
}
