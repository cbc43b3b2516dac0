type Late = {
  /** Of the router's starting text, which stands in the page as data. */
  readonly id: string;
  /** Of the names under which the browser keeps texts. */
  readonly prefix: string;
};

/**
 * Brings a page to life once it has been painted: fetches its scripts and its texts all at once, runs each script in a turn of its own, so
 * that a slow phone answers a finger in between, and then what the router wrote. Runs in the browser from its own text, so it knows nothing
 * outside of itself.
 */
export function beginLate({ id, prefix }: Late): void {
  const { language, namespaces = '', build } = document.documentElement.dataset;
  const late = document.getElementById(id);
  const { modules = '', entry = '' } = late?.dataset ?? {};
  const addresses = modules.split(' ');
  // A tab that is not looked at is not painted, and is in no hurry.
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(beginOnce).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => setTimeout(begin));

  function beginOnce(painted: PerformanceObserverEntryList, observer: PerformanceObserver): void {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    begin();
  }

  function begin(): void {
    for (const href of [...addresses, entry]) addLink({ rel: 'modulepreload', href });
    for (const namespace of namespaces.split(' ')) {
      const href = `/locales/${language}/${namespace}.json?v=${build}`;
      if (!isKept(namespace)) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    }
    void runInTurns().then(runRouter, runRouter);
  }

  async function runInTurns(): Promise<void> {
    for (const address of addresses) {
      await import(/* @vite-ignore */ address);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  function runRouter(): void {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = late?.textContent ?? '';
    document.body.append(script);
  }

  function addLink(attributes: Partial<HTMLLinkElement>): void {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }

  /** Whether the browser has a text of this build already; it may hold none at all, or be forbidden to say so. */
  function isKept(namespace: string): boolean {
    try {
      return localStorage.getItem(`${prefix}${language}-${namespace}`)?.includes(`"i18nVersion":"${build}"`) ?? false;
    } catch {
      return false;
    }
  }
}
