import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names exactly one host (RFC 9112, 3.2): with two, a proxy in front may have used one and we the other. Node silently
 * keeps the first. Without one, the requested site is unknown.
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1;
}
