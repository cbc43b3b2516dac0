import type { ComponentType } from 'react';
import { firstTouch } from '../delivery/first-touch.ts';
import { scriptAfter } from './script-after.ts';

/**
 * A part of a page that works without its script: the server writes it at once, in a `Suspense` of its own, and its script is loaded once
 * somebody uses the page. `isWanted` says of a page that cannot wait for that.
 */
export function scriptAtTouch<Props>(load: () => Promise<ComponentType<Props>>, isWanted: () => boolean) {
  return scriptAfter(async () => {
    if (!isWanted()) await firstTouch();
    return await load();
  });
}
