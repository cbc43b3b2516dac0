import { useEffect } from 'react';

/** Has the phone keep this page, its files and these papers, so that they open without a network. */
export function useServiceWorker(papers: readonly string[]): void {
  const paths = papers.join(' ');
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
      // A browser that refuses shows the page all the same, with a network.
      .catch(() => undefined);
  }, [paths]);
}
