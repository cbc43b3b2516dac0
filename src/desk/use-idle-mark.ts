import { useEffect } from 'react';

/** A live page sends requests by itself. After this long without input it marks them as idle. */
const idleAfter = 5 * 60_000;
const lookEvery = 30_000;
const lastUse = 'desk-last-use';
const mark = 'desk-idle';

/** The machine's monotonic clock, the same in all tabs. A demo changes the one of `Date`. */
const wallTime = () => performance.timeOrigin + performance.now();

/** Marks the requests of a page that nobody has touched, in this tab or another, so that the session can end while its page stays open. */
export function useIdleMark(): void {
  useEffect(() => {
    const note = () => {
      localStorage.setItem(lastUse, String(wallTime()));
      if (document.cookie.includes(`${mark}=`)) writeMark(0);
    };
    const look = () => {
      if (wallTime() - Number(localStorage.getItem(lastUse) ?? 0) > idleAfter) writeMark(24 * 3600);
    };
    note();
    const timer = setInterval(look, lookEvery);
    const kinds = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const kind of kinds) window.addEventListener(kind, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const kind of kinds) window.removeEventListener(kind, note);
    };
  }, []);
}

function writeMark(maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in Firefox and Safari
  document.cookie = `${mark}=1; path=/; max-age=${maxAge}; samesite=strict`;
}
