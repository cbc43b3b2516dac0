import { flowKeys } from '#domain/sites/flows.ts';

const flows: readonly string[] = [...flowKeys];
/** The length and alphabet of a trip's key: 160 bits in base64url. */
const tripKey = /^[\w-]{27}$/;

/** A page's path without the key of a trip and without its query: `/my-quote/:id/cancel`. */
export function withoutIds(pathname: string): string {
  const [, flow = ''] = pathname.split('/');
  const segments = pathname.split('/').map((segment, index) => {
    const isId = tripKey.test(segment) || (index === 2 && flows.includes(flow));
    return isId ? ':id' : segment;
  });
  return redactMail(segments.join('/'));
}

/** Replaces what looks like a mail address (docs/specification.md#validation). */
export function redactMail(text: string): string {
  // Starts only at the start of a word. Otherwise a long text without an address would be scanned once for each of its characters.
  return text.replace(/(?<![^\s<>"'/?&=@])[^\s<>"'/?&=@]+(?:@|%40)[^\s<>"'/?&=@]+/g, '[redacted]');
}
