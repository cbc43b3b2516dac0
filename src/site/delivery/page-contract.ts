import { lateScriptsPath } from './late-scripts.ts';
import { routerOutput } from './router-output.ts';

/**
 * The faults of a page as it is sent: an optimisation that found nothing to work on. Empty for a correct page. A fault fails the build
 * (`server/pages/check-build.ts`), and a test checks every page of every site.
 */
export function listFaults(html: string): readonly string[] {
  return contract.flatMap(({ isMet, fault }) => (isMet(html) ? [] : [fault]));
}

/** The files that a page loads for hydration, in the order in which they run: the entry last. */
export function listLateScripts(html: string): readonly string[] {
  const [, entry = '', modules = ''] = lateModule.exec(html) ?? [];
  return [...modules.split(' '), entry].filter((address) => address !== '');
}

const { headEnd, pageEnd, starter, dataTarget } = routerOutput;
const lateModule = /<script type="text\/late-module" id="late-scripts" data-entry="([^"]*)" data-modules="([^"]*)">([\s\S]*?)<\/script>/;
const imported = /\bimport (?:\* as \w+ from )?"([^"]+)"/g;

const contract: readonly { readonly isMet: (html: string) => boolean; readonly fault: string }[] = [
  {
    isMet: (html) => html.startsWith('<!DOCTYPE html><html') && html.split(headEnd).length === 2 && html.endsWith(pageEnd),
    fault: `it is not one page with one ${headEnd} that ends with ${pageEnd}`,
  },
  {
    isMet: (html) => countOf(html, '<script type="text/late-module"') === 1,
    fault: `it has not one starting script kept as data: React Router no longer writes ${starter}`,
  },
  {
    isMet: (html) => /^\/assets\/.+\.js$/.test(listLateScripts(html).at(-1) ?? '') && lateModule.exec(html)?.[1] !== '',
    fault: 'its entry is not known: React Router no longer imports it last, as import("…")',
  },
  {
    isMet: (html) => listImported(html).length > 1 && listImported(html).every((address) => listLateScripts(html).includes(address)),
    fault: 'it imports scripts that are not fetched together: React Router no longer writes <link rel="modulepreload" … href="…">',
  },
  {
    isMet: (html) => countOf(html, 'modulepreload') === 0 && countOf(html, '<script type="module"') === 0,
    fault: 'it loads scripts before its first paint',
  },
  {
    isMet: (html) => countOf(html, `<script async="" src="${lateScriptsPath}?v=`) === 1,
    fault: `it does not load ${lateScriptsPath} once`,
  },
  {
    isMet: (html) => hasStylesheetsFirst(html.slice(0, html.indexOf(headEnd))),
    fault: 'stylesheets are not the first that its head loads: React no longer writes <link rel="stylesheet" …>',
  },
  {
    isMet: (html) => countOf(html, `${dataTarget} = `) === 1 && html.endsWith(`${dataTarget}.close();</script>${pageEnd}`),
    fault: `the loaders’ data is not handed over: React Router no longer sets ${dataTarget}`,
  },
];

function countOf(html: string, text: string): number {
  return html.split(text).length - 1;
}

/** The imports of the router's start script. */
function listImported(html: string): readonly string[] {
  return [...(lateModule.exec(html)?.[3] ?? '').matchAll(imported)].map(([, address = '']) => address);
}

function hasStylesheetsFirst(head: string): boolean {
  const areSheets = [...head.matchAll(/<(?:link rel="([\w-]+)"|script|style)/g)].map(([, rel]) => rel === 'stylesheet');
  return areSheets[0] === true && areSheets.lastIndexOf(true) === areSheets.filter(Boolean).length - 1;
}
