import { shiftDate } from './shift-date.ts';
import type { DemoClock } from './wear-clock.ts';

const scriptPath = '/demo-clock.js';
const settingPath = '/demo-clock.json';
/** How often a page checks whether the clock was set. */
const askEvery = 1_000;

type Fetch<Rest extends readonly unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** Serves the sites and the desk with the demo's clock in every page, before all other scripts. */
export function withPageClock<Rest extends readonly unknown[]>(answer: Fetch<Rest>, clock: DemoClock): Fetch<Rest> {
  return async (request, ...rest) => {
    const path = new URL(request.url).pathname;
    if (path === settingPath) return noStore(JSON.stringify(clock.ahead()), 'application/json');
    if (path === scriptPath) return noStore(writeScript(clock), 'text/javascript; charset=utf-8');
    if (request.method !== 'GET') return await answer(request, ...rest);
    return await insertScript(await answer(asPlain(request), ...rest));
  };
}

/** A compressed page could not be changed. */
function asPlain(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request.url, { headers, signal: request.signal });
}

async function insertScript(response: Response): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true && !response.headers.has('content-encoding');
  if (!isPage || response.body === null) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(html.replace('<head>', `<head><script src="${scriptPath}"></script>`), { status: response.status, headers });
}

function noStore(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

/** A page that learns that the clock moved checks at once whether it is stale. */
function writeScript(clock: DemoClock): string {
  return `(() => {
  const shiftDate = ${shiftDate.toString()};
  let ahead = ${clock.ahead()};
  shiftDate(globalThis, () => ahead);
  setInterval(async () => {
    const answer = await fetch('${settingPath}', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok !== true) return;
    const fresh = await answer.json();
    if (fresh === ahead) return;
    ahead = fresh;
    document.dispatchEvent(new Event('visibilitychange'));
  }, ${askEvery});
})();`;
}
