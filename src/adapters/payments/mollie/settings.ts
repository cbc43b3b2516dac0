/** How to reach Mollie. */
export type MollieSettings = {
  readonly apiKey: string;
  /** Without a trailing slash. Tests use another address than Mollie's. */
  readonly url: string;
};

export const mollieUrl = 'https://api.mollie.com';
const mollieDomain = 'mollie.com';

/** Where payers are sent, as a Content-Security-Policy source: Mollie's hosts, or the address that replaces them in tests. */
export function checkoutSource({ url }: Pick<MollieSettings, 'url'>): string {
  return url === mollieUrl ? `https://*.${mollieDomain}` : new URL(url).origin;
}

/** Whether payers may be sent to an address: an answer must not lead them anywhere else. */
export function isCheckoutUrl(href: string, { url }: Pick<MollieSettings, 'url'>): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, hostname, origin, username, port } = new URL(href);
  if (url !== mollieUrl) return origin === new URL(url).origin;
  return protocol === 'https:' && username === '' && port === '' && hostname.endsWith(`.${mollieDomain}`);
}
