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
    const fields = [...html.matchAll(/<input[^>]*>/g)].map(([field]) => ({
      id: / id="([^"]+)"/.exec(field)?.[1] ?? '',
      name: / name="([^"]+)"/.exec(field)?.[1],
    }));
    expect(fields.map(({ name }) => name)).toEqual(['from', 'to', 'date', 'time', 'returnDate', 'returnTime', 'passengers']);
    for (const { id } of fields) expect(html).toContain(`for="${id}"`);
  });

  it('shows the usual hours, so that five answers are enough for a price', () => {
    const html = renderPage(ShortForm);
    expect(html).toMatch(/name="time"[^>]* value="09:00"/);
    expect(html).toMatch(/name="returnTime"[^>]* value="17:30"/);
  });

  it('keeps what a browser remembers of other sites out of the places', () => {
    expect(renderPage(ShortForm).match(/autoComplete="off"/gi)).toHaveLength(2);
  });
});
