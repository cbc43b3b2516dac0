import { type ComponentType, lazy } from 'react';

const never = new Promise<never>(() => undefined);

/**
 * A part of a page that only is read: the server writes it at once, in a `Suspense` of its own, and its script comes after that of the
 * page. Until then, or where it cannot be had, it stands as it was written.
 */
export function scriptAfter<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => never,
    ),
  );
}
