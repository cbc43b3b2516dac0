import { hash } from 'node:crypto';

const opening = '<script';
const closing = '</script>';

/**
 * CSP sources for the inline scripts of a page (`'sha256-…'`): the page can be cached, which a nonce would forbid. Scripts of data types
 * are hashed too, which does no harm. Visitors' text cannot add a script, because React escapes `<` in content and in the hand-over.
 */
export function hashInlineScripts(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const script of listInlineScripts(html)) hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`);
  return [...hashes];
}

/** Searches for the end tags: a regular expression would look at each character of a page that is mostly no script. */
function* listInlineScripts(html: string): Generator<string> {
  let start = html.indexOf(opening);
  while (start !== -1) {
    const from = html.indexOf('>', start) + 1;
    const to = html.indexOf(closing, from);
    if (from === 0 || to === -1) return;
    if (!/\ssrc=/.test(html.slice(start, from))) yield html.slice(from, to);
    start = html.indexOf(opening, to);
  }
}
