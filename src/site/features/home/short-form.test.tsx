import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { ShortForm } from './short-form.tsx';

describe('ShortForm', () => {
  it('asks the request form of its own site with GET, before any script', () => {
    expect(renderPage(ShortForm)).toMatch(/<form[^>]* action="\/request-quote" method="get"/);
    expect(renderPage(ShortForm, { site: 'nl', language: 'nl' })).toContain('action="/offerte-aanvragen"');
    expect(renderPage(ShortForm, { site: 'be', language: 'frBE' })).toContain('action="/demander-un-devis"');
  });

  it('hands over the fields that the request form reads, each labelled', () => {
    const html = renderPage(ShortForm);
    const names = [...html.matchAll(/<input[^>]* id="([^"]+)"[^>]* name="([^"]+)"/g)].map(([, id, name]) => ({ name, id }));
    expect(names.map(({ name }) => name)).toEqual(['from', 'to', 'date', 'returnDate', 'passengers']);
    for (const { id } of names) expect(html).toContain(`for="${id}"`);
  });

  it('keeps what a browser remembers of other sites out of the places', () => {
    expect(renderPage(ShortForm).match(/autoComplete="off"/gi)).toHaveLength(2);
  });
});
