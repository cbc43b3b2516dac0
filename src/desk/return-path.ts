/** Any host works here: a path that leads away from it is not one of ours. */
const ours = 'https://ours.invalid';
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
const longest = 2_000;

/**
 * Where to go after a form or after signing in: the path and query of one of our pages; null for anything else. It is parsed as browsers
 * parse an address, so that `/⇥/evil.example`, `//evil.example` and `/\evil.example` are refused. The result is safe in a `Location`
 * header.
 */
export function readReturnPath(text: string | null | undefined): string | null {
  if (text == null || text.length > longest || !text.startsWith('/') || controls.test(text)) return null;
  if (!URL.canParse(text, ours)) return null;
  const { origin, pathname, search, username } = new URL(text, ours);
  if (origin !== ours || username !== '' || pathname.startsWith('//')) return null;
  return isReadable(pathname + search) ? pathname + search : null;
}

/** Whether it contains nothing that a later parser could take for a control character or another host. */
function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path.replaceAll('+', ' '));
    return !controls.test(decoded);
  } catch {
    return false;
  }
}
