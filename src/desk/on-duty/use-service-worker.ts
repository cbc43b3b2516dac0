import { useEffect } from 'react';

/** Makes the phone store this page, its files and these documents, so that they open without a network. */
export function useServiceWorker(documents: readonly string[]): void {
  const paths = documents.join(' ');
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    void navigator.serviceWorker
      .register('/on-duty/worker.js', { scope: '/on-duty/' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: [location.href, ...files, ...paths.split(' ').filter((path) => path !== '')] }))
      // In a browser that refuses, the page still works with a network.
      .catch(() => undefined);
  }, [paths]);
}
