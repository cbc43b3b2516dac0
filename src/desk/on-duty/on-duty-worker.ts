import text from './service-worker.js?raw';

/** The service worker of the drivers' pages only: its scope is the folder of its address. */
export function loader(): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
