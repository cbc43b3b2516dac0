import { describe, expect, it } from 'vitest';
import { quietTransitions } from './quiet-transitions.ts';

/** The promises left without a handler, as a browser would report them. */
async function rejectionsOf(work: () => void): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  const listen = (reason: unknown) => void seen.push(reason);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', listen);
  work();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.removeListener('unhandledRejection', listen);
  for (const other of others) process.on('unhandledRejection', other);
  return seen;
}

const aborted = new DOMException('Transition was aborted because of invalid state', 'InvalidStateError');

function createDocument() {
  const done = Promise.resolve();
  const startViewTransition = () => ({ ready: Promise.reject(aborted), finished: done, updateCallbackDone: done });
  return { startViewTransition } as unknown as Pick<Document, 'startViewTransition'>;
}

describe('a transition that the browser gives up', () => {
  it('is an error of the page without a handler', async () => {
    const document = createDocument();
    expect(await rejectionsOf(() => void document.startViewTransition())).toEqual([aborted]);
  });

  it('is no error of the page', async () => {
    const document = createDocument();
    quietTransitions(new EventTarget() as Window, document);
    expect(await rejectionsOf(() => void document.startViewTransition())).toEqual([]);
  });

  it('does not exist after a full page load', async () => {
    const view = new EventTarget();
    quietTransitions(view as Window, createDocument());
    const event = Object.assign(new Event('pagereveal'), { viewTransition: { ready: Promise.reject(aborted) } });
    expect(await rejectionsOf(() => void view.dispatchEvent(event))).toEqual([]);
  });

  it('is not touched in a browser without transitions', () => {
    const document = {} as unknown as Pick<Document, 'startViewTransition'>;
    quietTransitions(new EventTarget() as Window, document);
    expect(document).toEqual({});
  });
});
