import type { Environment } from '../environment.ts';

/** The configured origins of the sites and of the desk by host name. */
type PublicOrigins = ReadonlyMap<string, string>;

/** The public origin of each of our hosts: behind a proxy that ends TLS the socket does not show it. */
export function listPublicOrigins({ addresses, deskUrl }: Pick<Environment, 'addresses' | 'deskUrl'>): PublicOrigins {
  const all = [...Object.values(addresses), ...(deskUrl === null ? [] : [deskUrl])].map((address) => new URL(address));
  return new Map(all.map(({ hostname, origin }) => [hostname, origin]));
}

/**
 * Whether a changing request may be trusted to come from one of our own pages. `Sec-Fetch-Site` decides if the browser sends it, because a
 * form on a page with `no-referrer` has the Origin `null`. A client that is not a browser sends neither and carries no visitor's authority.
 * An Origin must be the configured one of the requested host, or name that host; a host that is configured with TLS does not accept pages
 * without.
 */
export function isOwnOrigin(headers: Headers, publicOrigins: PublicOrigins = new Map()): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const sent = headers.get('origin');
  if (sent === null) return true;
  if (sent === 'null' || !URL.canParse(sent)) return false;
  const { origin, host, protocol } = new URL(sent);
  const asked = headers.get('host')?.toLowerCase();
  const configured = publicOrigins.get(asked?.replace(/:\d*$/, '') ?? '');
  if (origin === configured) return true;
  if (configured?.startsWith('https:') && protocol !== 'https:') return false;
  return host === asked;
}
