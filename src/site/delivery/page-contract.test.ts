import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';
import { listFaults, listLateScripts } from './page-contract.ts';

/** As React 19.2 and React Router 8.4 write a page. */
const router = {
  preloads: ['entry', 'libraries', 'root'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`).join(''),
  sheet: '<link rel="stylesheet" href="/assets/shared.css"/>',
  context:
    '<script>window.__reactRouterContext = {};window.__reactRouterContext.stream = new ReadableStream({start(controller)' +
    '{window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script>',
  start:
    '<script type="module" async="">import "/assets/libraries.js";\nimport * as route0 from "/assets/root.js";\n' +
    'import("/assets/entry.js");</script>',
};

function finish(changed: Partial<typeof router> = {}): string {
  const { preloads, sheet, context, start } = { ...router, ...changed };
  const html = `<html><head>${preloads}<link rel="icon" href="/favicon.svg"/>${sheet}</head><body>${context}${start}</body></html>`;
  return `<!DOCTYPE html>${finishPage({ html, loaderData: 'D', said: [], buildVersion: 'b1', delays: true })}`;
}

describe('a page as it is to be', () => {
  it('has no fault', () => {
    expect(listFaults(finish())).toEqual([]);
  });

  it('names its scripts in the order in which they run', () => {
    expect(listLateScripts(finish())).toEqual(['/assets/libraries.js', '/assets/root.js', '/assets/entry.js']);
  });
});

describe('deviations that the router may write', () => {
  it.each<[string, Partial<typeof router>, RegExp]>([
    ['its starting script', { start: router.start.replace(' async=""', ' async') }, /no longer writes <script type="module" async="">/],
    ['two starting scripts', { start: `${router.start}<script type="module" async="">b()</script>` }, /before its first paint/],
    ['the import of its entry', { start: router.start.replace('import("', "import('").replace('")', "')") }, /entry is not known/],
    ['no preloads', { preloads: '' }, /not fetched together/],
    ['preloads of other attributes', { preloads: router.preloads.replaceAll('rel="modulepreload"', 'rel=modulepreload') }, /not fetched/],
    ['the controller of its data', { context: router.context.replace('streamController', 'controller') }, /not handed over/],
  ])('%s: the page has a fault that names it', (_, changed, fault) => {
    expect(listFaults(finish(changed)).join('\n')).toMatch(fault);
  });

  it('is named where React writes stylesheets otherwise', () => {
    const sheet = router.sheet.replace('rel="stylesheet" href', 'href').replace('/>', ' rel="stylesheet"/>');
    expect(listFaults(finish({ sheet }))).toEqual([expect.stringMatching(/^stylesheets are not the first/)]);
  });

  it('is named where a page no longer ends as one', () => {
    expect(listFaults(finish().replace('</body>', '</body >')).join('\n')).toMatch(/does not|not one page/);
  });
});
