type Late = {
  /** Of the router's starting text, which stands in the page as data. */
  readonly id: string;
  /** Of the names under which the browser keeps texts. */
  readonly prefix: string;
  /** The cookie that remembers a language. */
  readonly cookie: string;
  /** Where a tab keeps what was typed in a form of a content page. */
  readonly draft: string;
};

/**
 * Brings a page to life once it has been painted: fetches its scripts and its texts, runs each script in a turn of its own, so that a slow phone
 * answers a finger in between, and then what the router wrote. A page that says of itself that it can wait does so until somebody touches it:
 * all of it works without, and what is fetched ahead until then costs a phone no work. Runs in the browser from its own text, so it knows
 * nothing outside of itself.
 */
export function beginLate({ id, prefix, cookie, draft }: Late): void {
  const { language, namespaces = '', build, waits } = document.documentElement.dataset;
  const late = document.getElementById(id);
  const { modules = '', entry = '' } = late?.dataset ?? {};
  const addresses = modules.split(' ');
  const texts = namespaces.split(' ').map((namespace) => ({ namespace, href: `/locales/${language}/${namespace}.json?v=${build}` }));
  const start = waits !== undefined && mayWait() ? waitForTouch : begin;
  // A tab that is not looked at is not painted, and is in no hurry.
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => setTimeout(start));

  function startOnce(painted: PerformanceObserverEntryList, observer: PerformanceObserver): void {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void start();
  }

  /**
   * Not where the address has a campaign to remember or a mark of ours, where the visitor's language is to be set right, or where what was
   * typed before is to be put back.
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

  /** The first touch is the browser's own to answer: links, menus and forms work. The page lives once the answer has been painted. */
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
    // Each in a turn of its own: asking for a file is several milliseconds of work on a phone.
    for (const href of [...addresses, entry]) {
      addLink({ rel: 'modulepreload', href });
      await turn();
    }
    for (const { namespace, href } of texts) {
      if (!isKept(namespace)) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
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

  /** Whether the browser has a text of this build already; it may hold none at all, or be forbidden to say so. */
  function isKept(namespace: string): boolean {
    try {
      return localStorage.getItem(`${prefix}${language}-${namespace}`)?.includes(`"i18nVersion":"${build}"`) ?? false;
    } catch {
      return false;
    }
  }
}
