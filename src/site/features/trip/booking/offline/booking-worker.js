// A booking without a network: the page of the one that was looked at last, as it was last read, and the files that it is made of.
const store = 'booking';
const patience = 4000;
const about = '/my-booking/kept';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A page says that it is to be kept, of which booking it is, until when, and what it is made of.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data?.path !== 'string' || !Array.isArray(data.files)) return;
  // Without this the browser may stop the worker halfway.
  event.waitUntil(keep(data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (/^\/my-booking\/[\w-]+\/?$/.test(url.pathname)) event.respondWith(readPage(request, url.pathname));
  } else event.respondWith(readFile(request));
});

// One booking: what was kept of another goes first.
async function keep({ path, until, files }) {
  const kept = await readKept();
  if (kept !== null && kept.path !== path) await caches.delete(store);
  const cache = await caches.open(store);
  const page = await fetch(path, { credentials: 'same-origin', redirect: 'manual' });
  // A server that cannot answer now says nothing about the booking.
  if (page.status >= 500) return;
  if (!page.ok) {
    await caches.delete(store);
    return;
  }
  await cache.put(path, page);
  await cache.put(about, new Response(JSON.stringify({ path, until, at: new Date().toISOString() })));
  await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file).catch(() => undefined)));
}

async function readKept() {
  const answer = await (await caches.open(store)).match(about);
  return answer === undefined ? null : answer.json();
}

// A slow network is given up only where there is a saved page to show instead.
async function readPage(request, path) {
  const saved = await keptPage(path);
  try {
    const answer = await fetch(request, saved === null ? undefined : { signal: AbortSignal.timeout(patience) });
    // It leads elsewhere, or is gone: so is what was kept of it.
    if (saved !== null && (answer.type === 'opaqueredirect' || answer.status === 404)) await caches.delete(store);
    return answer.status >= 500 ? (saved ?? answer) : answer;
  } catch (error) {
    if (saved !== null) return saved;
    throw error;
  }
}

// With the moment at which it was read, which the page shows.
async function keptPage(path) {
  const kept = await readKept();
  if (kept === null || kept.path !== path) return null;
  if (Date.parse(kept.until) < Date.now()) {
    await caches.delete(store);
    return null;
  }
  const page = await (await caches.open(store)).match(path);
  if (page === undefined) return null;
  const text = await page.text();
  return new Response(text.replace('<html', `<html data-kept-at="${kept.at}"`), { headers: page.headers });
}

async function readFile(request) {
  if (/^\/(?:assets|art|locales)\//.test(new URL(request.url).pathname)) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept !== undefined) return kept;
  }
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept !== undefined) return kept;
    throw error;
  }
}
