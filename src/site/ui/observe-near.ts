/** How far below the visible part something may be when what it needs is fetched (specification 9). */
const distance = '200px';

/** Calls back once, when the element comes near the visible part of the page; the answer stops the watch. */
export function observeNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
