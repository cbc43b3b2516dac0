import { languageCookie } from '../i18n/language-cookie.ts';
import { browserCache } from '../i18n/options.ts';
import { campaignNames } from '../visitor/campaign.ts';
import { shortFormKey } from '../visitor/short-form-key.ts';
import { beginLate } from './begin-late.ts';
import { carryCampaign } from './carry-campaign.ts';
import { limitFont } from './limit-font.ts';
import { repeatPresses } from './repeat-presses.ts';
import { browserOutput, routerOutput } from './router-output.ts';
import { showDays } from './show-days.ts';

const { starter, preload, entryImport } = routerOutput;
const id = 'late-scripts';

/** The address of the script that starts hydration. It contains the build, so that browsers may cache it. */
export const lateScriptsPath = '/late-scripts.js';
export const lateScriptsText = [
  `(${carryCampaign})(${JSON.stringify(campaignNames)}, ${JSON.stringify(browserOutput.aliveMark)})`,
  `(${repeatPresses})(${JSON.stringify(browserOutput.aliveMark)})`,
  `(${showDays})()`,
  `(${limitFont})({ document, stylesheet: document.documentElement.dataset.fontStylesheet ?? null })`,
  `(${beginLate})(${JSON.stringify({ id, prefix: browserCache.prefix, cookie: languageCookie, draft: shortFormKey })})`,
]
  .join(';\n')
  .replaceAll(/\n\s+/g, '\n');

type Parts = { readonly head: string; readonly body: string };

/**
 * Moves the page's scripts behind its first paint. The router's start script stays in place as data, and our script starts it. On a phone,
 * scripts then do not compete with visible content for bandwidth. `body`: everything after the head.
 */
export function delayScripts({ head, body }: Parts, build: string): Parts {
  const at = body.indexOf(starter);
  if (at === -1) return { head, body };
  const start = body.slice(at + starter.length);
  // The entry starts hydration when it runs. The router's start script imports it last.
  const [, entry = ''] = entryImport.exec(start) ?? [];
  const modules = [...head.matchAll(preload)].flatMap(([, href]) => (href === undefined || href === entry ? [] : [href]));
  const data = `<script type="text/late-module" id="${id}" data-entry="${entry}" data-modules="${modules.join(' ')}">`;
  const begin = `<script async="" src="${lateScriptsPath}?v=${build}"></script>`;
  return { head: head.replaceAll(preload, ''), body: body.slice(0, at) + data + start + begin };
}
