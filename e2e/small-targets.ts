import type { Page } from './test.ts';

/** Targets of less than 44 by 44 pixels, with folded parts opened; links within a sentence are as high as their line (WCAG 2.5.5). */
export function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const isInSentence = (element: Element) => {
      const block = element.closest('p, li, dd, td, th, figcaption, label, address, span[id]');
      return (
        element.matches('a') && block !== null && (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 3
      );
    };
    const boxOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      return { width: Math.max(...boxes.map(({ width }) => width)), height: Math.max(...boxes.map(({ height }) => height)) };
    };
    return [...document.querySelectorAll('a[href], button, summary, select, textarea, input:not([type="hidden"])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isInSentence(element))
      .map((element) => ({ element, ...boxOf(element) }))
      .filter(({ width, height }) => width > 1 && height > 1 && (Math.round(width) < 44 || Math.round(height) < 44))
      .map(({ element, width, height }) => {
        const words = (element.textContent || element.getAttribute('name') || '').trim().slice(0, 30);
        return `${element.tagName} ${words} ${Math.round(width)}×${Math.round(height)}`;
      });
  });
}
