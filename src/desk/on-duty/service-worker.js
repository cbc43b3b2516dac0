// A driver's page without a network: the page as it was last read, and the files that it is made of.
const store = 'on-duty';
const patience = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page names the files that it had before this worker was there.
self.addEventListener('message', ({ data }) => {
  if (!Array.isArray(data?.keep)) return;
  void caches.open(store).then((cache) => Promise.all(data.keep.map((url) => cache.add(url).catch(() => undefined))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (url.pathname.startsWith('/on-duty/')) event.respondWith(networkFirst(request));
});

// Files are named by what is in them.
async function keptFirst(request) {
  const cache = await caches.open(store);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// What a link that ended had opened goes from the phone with it.
async function networkFirst(request) {
  const cache = await caches.open(store);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) });
    if (answer.status === 404) await caches.delete(store);
    else if (answer.ok) await cache.put(request, answer.clone());
    else if (answer.status >= 500) return (await cache.match(request)) ?? answer;
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept !== undefined) return kept;
    throw error;
  }
}
