import { type ComponentType, lazy } from 'react';

const never = new Promise<never>(() => undefined);

/**
 * A read-only part of a page: the server renders it at once, in its own `Suspense`, and its script loads after the page's. Until then, or
 * if it cannot load, it stays as rendered.
 */
export function scriptAfter<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => never,
    ),
  );
}
