import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * CSP sources for the inline scripts of a page (`'sha256-…'`): the page can be kept and sent again, which a nonce would forbid. Scripts of
 * data types are hashed too, which does no harm. Text of visitors cannot add a script: React escapes `<` in content and in the hand-over.
 */
export function hashInlineScripts(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(inlineScript))
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
    );
  return [...hashes];
}
