type Promises = { readonly ready: Promise<unknown>; readonly updateCallbackDone: Promise<unknown> };
type Revealed = { readonly viewTransition?: Promises | null };

/**
 * When the browser skips a view transition (the window was resized, the tab was hidden, the next click came first), it rejects promises
 * that the router does not handle, and each is reported as an error of the page. Nothing is broken then: the next page appears without a
 * transition. A failure of the update itself is still an error, through `finished`, which the router awaits.
 */
export function quietTransitions(view: Pick<Window, 'addEventListener'>, document: Pick<Document, 'startViewTransition'>): void {
  if (typeof document.startViewTransition !== 'function') return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(ignore);
    return transition;
  };
  // A full page load has a transition that nobody started.
  for (const name of ['pagereveal', 'pageswap'])
    view.addEventListener(name, (event: Event & Revealed) => event.viewTransition?.ready.catch(ignore));
}

function ignore(): void {
  // The page is there without it.
}
