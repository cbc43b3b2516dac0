import { describe, expect, it, vi } from 'vitest';
import { limitFont } from './limit-font.ts';

/** A document whose head receives the inserted link. */
function createDocument() {
  const link = Object.assign(new EventTarget(), { media: '', href: '', remove: vi.fn() });
  const fonts = Object.assign(new Set<{ status: string; family: string }>(), { status: 'loaded' });
  const root = { dataset: {} as Record<string, string> };
  const document = { createElement: () => link, head: { append: vi.fn() }, fonts, documentElement: root };
  return { link, root, document: document as unknown as Document };
}

describe('a font that a stylesheet elsewhere has', () => {
  it('holds back nothing of the screen while it is on its way, and is used once it is there', () => {
    const { link, document } = createDocument();
    limitFont({ document, stylesheet: 'https://fonts.example/a.css' });
    expect(link.media).toBe('print');
    link.dispatchEvent(new Event('load'));
    expect(link.media).toBe('all');
  });

  it('is given up after five seconds', () => {
    vi.useFakeTimers();
    const { link, root, document } = createDocument();
    limitFont({ document, stylesheet: 'https://fonts.example/a.css' });
    vi.advanceTimersByTime(4_999);
    expect(root.dataset.font).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect([root.dataset.font, link.remove.mock.calls.length]).toEqual(['system', 1]);
    vi.useRealTimers();
  });
});
