import { useEffect } from 'react';

/** Has the phone keep this page and its files, so that it opens without a network. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    void navigator.serviceWorker
      .register('/on-duty/worker.js', { scope: '/on-duty/' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: [location.href, ...files] }))
      // A browser that refuses shows the page all the same, with a network.
      .catch(() => undefined);
  }, []);
}
