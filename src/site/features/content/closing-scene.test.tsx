import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { ClosingScene } from './closing-scene.tsx';

describe('ClosingScene', () => {
  it('opens the request form of its own site with both places, before any script', () => {
    const html = renderPage(() => <ClosingScene from="Utrecht" />, { site: 'nl', language: 'nl' });
    expect(html).toMatch(/<form[^>]* action="\/offerte-aanvragen"/);
    expect(html).not.toMatch(/<form[^>]* method="post"/i);
    expect([...html.matchAll(/<label>([^<]*)<input [^>]*name="(\w+)"/g)].map(([, label, name]) => [label, name])).toEqual([
      ['home.form.from', 'from'],
      ['home.form.to', 'to'],
    ]);
    expect(html).toMatch(/name="from"[^>]* value="Utrecht"/);
  });

  it('names the other options beside its form, without repeating the form', () => {
    const html = renderPage(() => <ClosingScene />, { site: 'nl', language: 'nl' });
    expect(html).toContain('href="/direct-booking"');
    expect(html).toContain('href="tel:');
    expect(html).not.toContain('href="/offerte-aanvragen"');
  });

  it('shows the given content instead of a form', () => {
    const html = renderPage(() => (
      <ClosingScene>
        <p>By telephone</p>
      </ClosingScene>
    ));
    expect(html).toContain('By telephone');
    expect(html).not.toContain('<form');
  });
});
