import { browserCache } from '../i18n/options.ts';
import { campaignNames } from '../visitor/campaign.ts';
import { beginLate } from './begin-late.ts';
import { carryCampaign } from './carry-campaign.ts';

const preload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const starter = '<script type="module" async="">';
const end = '</body></html>';
const id = 'late-scripts';

/** Where the script stands that begins a page's life; the build in its address lets browsers keep it. */
export const lateScriptsPath = '/late-scripts.js';
export const lateScriptsText = [
  `(${carryCampaign})(${JSON.stringify(campaignNames)})`,
  `(${beginLate})(${JSON.stringify({ id, prefix: browserCache.prefix })})`,
].join(';\n');

/**
 * The page with its scripts behind its first paint. What the router wrote to start them stays in its place, as data; a script of ours
 * starts it. On a phone's line nothing that is seen shares the way with what is not.
 */
export function delayScripts(html: string, build: string): string {
  const headEnd = html.indexOf('</head>');
  const at = html.indexOf(starter, headEnd);
  if (headEnd === -1 || at === -1 || !html.endsWith(end)) return html;
  const head = html.slice(0, headEnd);
  const rest = html.slice(at + starter.length, -end.length);
  // The entry begins the page's life when it runs: the router's own text imports it, last.
  const [, entry = ''] = /import\("([^"]+)"\)/.exec(rest) ?? [];
  const modules = [...head.matchAll(preload)].flatMap(([, href]) => (href === undefined || href === entry ? [] : [href]));
  const data = `<script type="text/late-module" id="${id}" data-entry="${entry}" data-modules="${modules.join(' ')}">`;
  const begin = `<script async="" src="${lateScriptsPath}?v=${build}"></script>`;
  return head.replaceAll(preload, '') + html.slice(headEnd, at) + data + rest + begin + end;
}
