import { describe, expect, it } from 'vitest';
import { delayScripts, lateScriptsText } from './late-scripts.ts';

const scripts = ['/assets/entry.client-1.js', '/assets/libraries-2.js', '/assets/root-3.js'];
const preloads = scripts.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
const started = 'import * as route0 from "/assets/root-3.js";\nimport("/assets/entry.client-1.js");';
const page = (head: string, start: string) => `<html><head>${head}</head><body><p>a</p>${start}</body></html>`;
const delayed = delayScripts(page(preloads, `<script type="module" async="">${started}</script>`), 'b1');

describe('delayScripts', () => {
  it('leaves nothing that a browser would fetch before it paints, but the script that waits', () => {
    expect(delayed).not.toContain('modulepreload');
    expect(delayed).not.toContain('type="module"');
    expect(delayed).toContain('<script async="" src="/late-scripts.js?v=b1"></script></body></html>');
  });

  it('keeps the router’s own text, where the router looks for its script', () => {
    expect(delayed).toMatch(/<p>a<\/p><script type="text\/late-module" id="late-scripts"[^>]*>/);
    expect(delayed).toContain(`>${started}</script>`);
  });

  it('names every script, the one that begins the page’s life apart', () => {
    expect(delayed).toContain('data-entry="/assets/entry.client-1.js" data-modules="/assets/libraries-2.js /assets/root-3.js"');
  });

  it.each([page('', '<script>a()</script>'), '<p>no page</p>'])('leaves %s as it is', (html) => {
    expect(delayScripts(html, 'b1')).toBe(html);
  });
});

describe('the script that waits', () => {
  it('stands on its own, and knows the names under which texts are kept', () => {
    expect(() => new Function(lateScriptsText)).not.toThrow();
    expect(lateScriptsText).toContain('"prefix":"i18next_res_"');
    expect(lateScriptsText).toContain('["gclid",');
  });
});
