import text from '../../on-duty/service-worker.js?raw';

/** The service worker of the drivers' pages, which serves nothing else: its scope is the folder that it stands in. */
export function loader(): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
