import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';

const html =
  '<html><head><link rel="modulepreload" href="/e.js"/><link rel="stylesheet" href="/s.css"/></head>' +
  '<body><p>a</p><script type="module" async="">import("/e.js");</script></body></html>';
const page = { html, loaderData: 'D', said: [{ '@type': 'Service' }], buildVersion: 'b1', delays: true };

const data =
  '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Service"}]}</script>' +
  '<script>window.__reactRouterContext.streamController.enqueue("D");window.__reactRouterContext.streamController.close();</script>';

describe('finishPage', () => {
  it('puts a page together with every trick, the loaders’ data last', () => {
    expect(finishPage(page)).toBe(
      '<html><head><link rel="stylesheet" href="/s.css"/></head><body><p>a</p>' +
        '<script type="text/late-module" id="late-scripts" data-entry="/e.js" data-modules="">import("/e.js");</script>' +
        `<script async="" src="/late-scripts.js?v=b1"></script>${data}</body></html>`,
    );
  });

  it('leaves the development server’s scripts where they are', () => {
    expect(finishPage({ ...page, delays: false })).toBe(
      '<html><head><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/e.js"/></head>' +
        `<body><p>a</p><script type="module" async="">import("/e.js");</script>${data}</body></html>`,
    );
  });

  it.each(['plain', '<html><body></body></html>', '<html><head></head><body>'])('leaves %s alone', (text) => {
    expect(finishPage({ ...page, html: text })).toBe(text);
  });
});
