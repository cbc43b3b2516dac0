import { useEffect } from 'react';

/** A page that hears of changes asks for itself again. After this long without a person it says that nobody is there. */
const idleAfter = 5 * 60_000;
const lookEvery = 30_000;
const lastUse = 'desk-last-use';
const mark = 'desk-idle';

/** The machine's own clock, alike in all tabs: a demo sets the one of `Date`. */
const wallTime = () => performance.timeOrigin + performance.now();

/** Marks the requests of a page that nobody touches, in this tab or another, so that the session ends though its page stays open. */
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
