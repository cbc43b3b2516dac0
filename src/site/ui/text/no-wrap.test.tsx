import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { NoWrap } from './no-wrap.tsx';

describe('Unbroken', () => {
  it('keeps a part together and every word around it', () => {
    const html = renderPage(() => <NoWrap text="Until 21/11/2026 17:00 at most" part="21/11/2026 17:00" />);
    expect(html).toMatch(/Until <span class="[^"]+">21\/11\/2026 17:00<\/span> at most/);
  });

  it('leaves a text alone that does not have the part', () => {
    const html = renderPage(() => <NoWrap text="At any moment" part="17:00" />);
    expect(html).toContain('At any moment');
    expect(html).not.toContain('<span');
  });

  it('keeps several parts whole, with any characters', () => {
    const html = renderPage(() => <NoWrap text="Invoice INV-1 of € 1.234,50 (PDF)" part={['INV-1', '€ 1.234,50', '']} />);
    expect(html.match(/<span[^>]*>[^<]*<\/span>/g)?.map((span) => span.replace(/<[^>]*>/g, ''))).toEqual(['INV-1', '€ 1.234,50']);
    expect(html.replace(/<[^>]*>/g, '')).toContain('Invoice INV-1 of € 1.234,50 (PDF)');
  });
});
