import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names one host alone (RFC 9112, 3.2): of two, a proxy in front may have gone by the one and we by the other. Node keeps
 * the first and says nothing. Without one nobody knows which site was asked for.
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1;
}
