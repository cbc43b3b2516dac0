import type { ComponentType } from 'react';
import { firstTouch } from '../delivery/first-touch.ts';
import { scriptAfter } from './script-after.ts';

/**
 * A part of a page that works without its script: the server renders it at once, in a separate `Suspense`, and its script loads once the
 * page is used. `isWanted` is true for a page that cannot wait for that.
 */
export function scriptAtTouch<Props>(load: () => Promise<ComponentType<Props>>, isWanted: () => boolean) {
  return scriptAfter(async () => {
    if (!isWanted()) await firstTouch();
    return await load();
  });
}
