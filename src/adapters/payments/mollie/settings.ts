/** How Mollie is reached. */
export type MollieSettings = {
  readonly apiKey: string;
  /** Without a trailing slash; another than Mollie's own is for tests. */
  readonly url: string;
};

export const mollieUrl = 'https://api.mollie.com';
const mollieDomain = 'mollie.com';

/** Where payers are sent, as a Content-Security-Policy names it: Mollie's own hosts, or the address that stands in for it. */
export function checkoutSource({ url }: Pick<MollieSettings, 'url'>): string {
  return url === mollieUrl ? `https://*.${mollieDomain}` : new URL(url).origin;
}

/** Whether an address is one that payers may be sent to: an answer must not lead them anywhere else. */
export function isCheckoutUrl(href: string, { url }: Pick<MollieSettings, 'url'>): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, hostname, origin, username, port } = new URL(href);
  if (url !== mollieUrl) return origin === new URL(url).origin;
  return protocol === 'https:' && username === '' && port === '' && hostname.endsWith(`.${mollieDomain}`);
}
