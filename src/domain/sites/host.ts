import { isSiteKey, type SiteKey, siteKeys } from './keys.ts';

/** The host name of each site's configured public address, without a port: `www.convoya.nl`. */
export type HostNames = Readonly<Record<SiteKey, string>>;

/**
 * The configured public address of each site, without a trailing slash: `https://www.convoya.nl`. The only base of absolute URLs
 * (docs/specification.md#absolute-addresses).
 */
export type PublicAddresses = Readonly<Record<SiteKey, string>>;

/**
 * The site of a host, and whether the host is known. An unknown host gets the European site and should be logged
 * (docs/specification.md#sites).
 */
export type HostMatch = { readonly site: SiteKey; readonly known: boolean };

/**
 * Finds the site of a Host header (docs/specification.md#host): an exact match with a configured address, then the host name's last two
 * letters, else eu.
 */
export function findSiteByHost(host: string, hostNames: HostNames): HostMatch {
  const name = hostNameOf(host);
  const configured = siteKeys.find((key) => hostNames[key] === name);
  if (configured !== undefined) return { site: configured, known: true };
  const ending = name.slice(-2);
  return isSiteKey(ending) ? { site: ending, known: true } : { site: 'eu', known: false };
}

function hostNameOf(host: string): string {
  const withoutPort = host.replace(/:\d*$/, '');
  return withoutPort.replace(/\.$/, '').toLowerCase();
}
