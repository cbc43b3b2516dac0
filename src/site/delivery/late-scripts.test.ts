import { describe, expect, it } from 'vitest';
import { delayScripts, lateScriptsText } from './late-scripts.ts';

const scripts = ['/assets/entry.client-1.js', '/assets/libraries-2.js', '/assets/root-3.js'];
const preloads = scripts.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
const started = 'import * as route0 from "/assets/root-3.js";\nimport("/assets/entry.client-1.js");';
const body = `</head><body><p>a</p><script type="module" async="">${started}</script>`;
const delayed = delayScripts({ head: `<title>T</title>${preloads}`, body }, 'b1');

describe('delayScripts', () => {
  it('leaves nothing that a browser would fetch before it paints, but the script that waits', () => {
    expect(delayed.head).toBe('<title>T</title>');
    expect(delayed.body).not.toContain('type="module"');
    expect(delayed.body).toMatch(/<script async="" src="\/late-scripts.js\?v=b1"><\/script>$/);
  });

  it('keeps the router’s own text, where the router looks for its script', () => {
    expect(delayed.body).toMatch(/<p>a<\/p><script type="text\/late-module" id="late-scripts"[^>]*>/);
    expect(delayed.body).toContain(`>${started}</script>`);
  });

  it('names every script, the one that begins the page’s life apart', () => {
    expect(delayed.body).toContain('data-entry="/assets/entry.client-1.js" data-modules="/assets/libraries-2.js /assets/root-3.js"');
  });

  it('leaves a page as it is that the router does not start', () => {
    const page = { head: preloads, body: '</head><body><script>a()</script>' };
    expect(delayScripts(page, 'b1')).toEqual(page);
  });
});

describe('the script that waits', () => {
  it('is self-contained, and knows the names under which texts are cached', () => {
    expect(() => new Function(lateScriptsText)).not.toThrow();
    expect(lateScriptsText).toContain('"prefix":"i18next_res_"');
    expect(lateScriptsText).toContain('["gclid",');
  });
});
