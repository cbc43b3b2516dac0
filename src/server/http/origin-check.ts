/**
 * Whether a request that changes something may be trusted to come from one of our own pages. `Sec-Fetch-Site` decides where the browser
 * sends it; a form on a page with `no-referrer` has the Origin `null`, so Origin alone would turn away our own trip pages.
 * A client that is not a browser sends neither and carries no visitor's authority.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (origin === 'null' || !URL.canParse(origin)) return false;
  return new URL(origin).host === headers.get('host');
}
