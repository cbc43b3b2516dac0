type Late = {
  /** From the router's start script, which is in the page as data. */
  readonly id: string;
  /** Prefix of the names under which the browser stores texts. */
  readonly prefix: string;
  /** The cookie with the chosen language. */
  readonly cookie: string;
  /** Where a tab stores what was typed in a form of a content page. */
  readonly draft: string;
};

/**
 * Hydrates a page after its first paint: loads its scripts and texts, runs each script in its own task, so that a slow phone responds in
 * between, and then runs the router's start script. A page that can wait does so until the visitor touches it: it works without scripts,
 * and preloading them until then costs a phone no work. This function runs in the browser from its own text, so it may not use anything
 * outside itself.
 */
export function beginLate({ id, prefix, cookie, draft }: Late): void {
  const { language, namespaces = '', build, waits } = document.documentElement.dataset;
  const late = document.getElementById(id);
  const { modules = '', entry = '' } = late?.dataset ?? {};
  const addresses = modules.split(' ');
  const texts = namespaces.split(' ').map((namespace) => ({ namespace, href: `/locales/${language}/${namespace}.json?v=${build}` }));
  const start = waits !== undefined && mayWait() ? waitForTouch : begin;
  // A hidden tab is not painted, and there is no hurry.
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => setTimeout(start));

  function startOnce(painted: PerformanceObserverEntryList, observer: PerformanceObserver): void {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void start();
  }

  /**
   * Not where the address has a campaign to remember or one of our parameters, where the visitor's language must be corrected, or where
   * typed input must be restored.
   */
  function mayWait(): boolean {
    const [, chosen = language] = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie) ?? [];
    return location.search === '' && chosen === language && !(document.querySelector('main form') && isHalfFilled());
  }

  function isHalfFilled(): boolean {
    try {
      return sessionStorage.getItem(draft) !== null;
    } catch {
      return false;
    }
  }

  /** The browser answers the first touch itself: links, menus and forms work. Hydration starts once that answer has been painted. */
  async function waitForTouch(): Promise<void> {
    const touched = new AbortController();
    const options = { capture: true, passive: true, signal: touched.signal };
    const onTouch = () => {
      touched.abort();
      requestAnimationFrame(() => setTimeout(begin));
    };
    for (const name of ['pointermove', 'click', 'keydown', 'focusin', 'scroll', 'wheel']) addEventListener(name, onTouch, options);
    for (const href of [...addresses, entry]) {
      await turn();
      if (touched.signal.aborted) return;
      addLink({ rel: 'prefetch', as: 'script', href });
    }
  }

  async function begin(): Promise<void> {
    // Each in a task of its own, because requesting a file takes several milliseconds on a phone.
    for (const href of [...addresses, entry]) {
      addLink({ rel: 'modulepreload', href });
      await turn();
    }
    for (const { namespace, href } of texts) {
      if (!isStored(namespace)) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
      await turn();
    }
    await runInTurns().then(runRouter, runRouter);
  }

  async function runInTurns(): Promise<void> {
    for (const address of addresses) {
      await import(/* @vite-ignore */ address);
      await turn();
    }
  }

  function turn(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve));
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

  /** Whether the browser has stored a text of this build. Storage may be empty or forbidden. */
  function isStored(namespace: string): boolean {
    try {
      return localStorage.getItem(`${prefix}${language}-${namespace}`)?.includes(`"i18nVersion":"${build}"`) ?? false;
    } catch {
      return false;
    }
  }
}
