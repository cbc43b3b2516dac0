import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { FlowProgress } from './flow-progress.tsx';
import { QuoteProgress } from './quote-progress.tsx';

type Props = Parameters<typeof QuoteProgress>[0];

function linksOf(props: Omit<Props, 'quoteId'>): string[] {
  const html = renderPage(() => <QuoteProgress quoteId="k1" {...props} />);
  return [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
}

describe('QuoteProgress', () => {
  it('links the completed and the current steps', () => {
    expect(linksOf({ mode: 'quote', current: 2 })).toEqual(['/quote/k1', '/quote/k1/contact-details']);
  });

  it('leads through my-quote in its mode, all three at the end', () => {
    expect(linksOf({ mode: 'my-quote', current: 4 })).toEqual([
      '/my-quote/k1',
      '/my-quote/k1/contact-details',
      '/my-quote/k1/check-itinerary',
    ]);
  });

  it('links nothing when the flow is blocked', () => {
    expect(linksOf({ mode: 'my-quote', current: 3, blocked: true })).toEqual([]);
  });

  it('marks completed steps, also in text', () => {
    const html = renderPage(() => <QuoteProgress mode="quote" quoteId="k1" current={3} />);
    expect(html.match(/Done:/g)).toHaveLength(2);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });
});

describe('FlowProgress', () => {
  it('shows along the header how far one is, beside the steps', () => {
    const html = renderPage(() => <FlowProgress flow="quote" quoteId="k1" current={2} />);
    expect(html).toMatch(/data-at="2" aria-hidden="true"/);
    expect(html).toContain('aria-current="step"');
  });

  it('leaves a direct booking without either', () => {
    expect(renderPage(() => <FlowProgress flow="direct-booking" quoteId="k1" current={2} />)).not.toMatch(/data-at|aria-current/);
  });
});
