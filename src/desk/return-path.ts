/** Any host will do: what leads away from it is no path of ours. */
const ours = 'https://ours.invalid';
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
const longest = 2_000;

/**
 * Where somebody is led after a form or the door: the path and query of a page of ours; null for anything else. It is read as browsers read
 * an address, so that `/⇥/evil.example`, `//evil.example` and `/\evil.example` lead nowhere. The answer is fit for a `Location` header.
 */
export function readReturnPath(text: string | null | undefined): string | null {
  if (text == null || text.length > longest || !text.startsWith('/') || controls.test(text)) return null;
  if (!URL.canParse(text, ours)) return null;
  const { origin, pathname, search, username } = new URL(text, ours);
  if (origin !== ours || username !== '' || pathname.startsWith('//')) return null;
  return isReadable(pathname + search) ? pathname + search : null;
}

/** Whether nothing is hidden in it that a later reader would make a control or another host of. */
function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path.replaceAll('+', ' '));
    return !controls.test(decoded);
  } catch {
    return false;
  }
}
