import { setImmediate as breathe } from 'node:timers/promises';
import { previewQuote } from '#operations/quotes/preview-quote.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * The price of an example, as {@link previewQuote}. A page may ask for dozens, which are priced one after another: between two of them the
 * process answers others.
 */
export function previewExample(...question: Parameters<typeof previewQuote>): ReturnType<typeof previewQuote> {
  const preview = last.then(async () => {
    await breathe();
    return await previewQuote(...question);
  });
  last = preview.catch(() => undefined);
  return preview;
}
