type Promises = { readonly ready: Promise<unknown>; readonly updateCallbackDone: Promise<unknown> };
type Revealed = { readonly viewTransition?: Promises | null };

/**
 * A transition between two pages that the browser gives up (the window was resized, the tab was left, the next click came first) rejects promises
 * that the router does not handle, and each shows up as an error of the page. Nothing is broken then: the next page stands there without it. What
 * fails in the update itself is still an error, by `finished`, which the router waits for.
 */
export function quietTransitions(view: Pick<Window, 'addEventListener'>, document: Pick<Document, 'startViewTransition'>): void {
  if (typeof document.startViewTransition !== 'function') return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(ignore);
    return transition;
  };
  // A page that is loaded in full has a transition that nobody started.
  for (const name of ['pagereveal', 'pageswap'])
    view.addEventListener(name, (event: Event & Revealed) => event.viewTransition?.ready.catch(ignore));
}

function ignore(): void {
  // The page is there without it.
}
