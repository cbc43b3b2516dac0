type Speed = Readonly<Record<string, number>>;

/** Reports once, after the page has loaded, how long its parts took, in whole milliseconds from the navigation's start. */
export function readSiteSpeed(view: Window, report: (speed: Speed) => void, signal: AbortSignal): void {
  const { document } = view;
  const read = () => {
    // `loadEventEnd` is known only after the event's handlers.
    setTimeout(() => {
      const [navigation] = view.performance.getEntriesByType('navigation');
      if (!signal.aborted && navigation instanceof PerformanceNavigationTiming) report(speedOf(navigation, view.performance));
    });
  };
  if (document.readyState === 'complete') read();
  else view.addEventListener('load', read, { once: true, signal });
}

function speedOf(navigation: PerformanceNavigationTiming, performance: Performance): Speed {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    first_byte: Math.round(navigation.responseStart),
    interactive: Math.round(navigation.domInteractive),
    loaded: Math.round(navigation.loadEventEnd),
    ...(paint ? { first_paint: Math.round(paint.startTime) } : {}),
  };
}
