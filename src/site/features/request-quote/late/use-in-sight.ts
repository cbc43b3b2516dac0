import { type RefObject, useEffect, useState } from 'react';

/** Whether a button to continue is on the screen: the panel's own, or the form's. */
export function useInSight(action: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState<readonly Element[]>([]);
  useEffect(() => {
    const panel = action.current;
    if (panel === null) return;
    const send = panel.closest('form')?.querySelector('button[value="send"]:not([hidden])') ?? panel;
    const observer = new IntersectionObserver((entries) => setInSight((before) => entries.reduce(follow, before)), { threshold: 0.6 });
    for (const element of [panel, send]) observer.observe(element);
    return () => observer.disconnect();
  }, [action]);
  return inSight.length > 0;
}

function follow(before: readonly Element[], { target, isIntersecting }: IntersectionObserverEntry): readonly Element[] {
  const others = before.filter((element) => element !== target);
  return isIntersecting ? [...others, target] : others;
}
