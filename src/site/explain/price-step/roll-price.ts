const duration = 250;

type Roll = { readonly from: number; readonly to: number; readonly write: (cents: number) => string };

/**
 * Shows the amounts between the old price and the new one as an overlay. The text itself is the new price from the start, so that nobody
 * hears or copies an intermediate one. Not with reduced motion, nor before the visitor has touched the page.
 */
export function rollPrice(price: HTMLElement, { from, to, write }: Roll): void {
  if (document.activeElement === document.body || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const began = performance.now();
  const draw = (now: number) => {
    const left = 1 - Math.max(0, now - began) / duration;
    if (left <= 0) {
      delete price.dataset.rolling;
      return;
    }
    price.dataset.rolling = write(Math.round(to - (to - from) * left ** 3));
    requestAnimationFrame(draw);
  };
  draw(began);
}
