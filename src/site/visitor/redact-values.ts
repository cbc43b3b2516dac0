import { flowKeys } from '#domain/sites/flows.ts';

const flows: readonly string[] = [...flowKeys];
/** As long as the key of a trip, in its letters: 160 bits in base64url. */
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

/** What looks like a mail address becomes words that say so (docs/specification.md#validation). */
export function redactMail(text: string): string {
  // Begins only where a word does: a long text without any address would else be gone through once for each of its characters.
  return text.replace(/(?<![^\s<>"'/?&=@])[^\s<>"'/?&=@]+(?:@|%40)[^\s<>"'/?&=@]+/g, '[redacted]');
}
