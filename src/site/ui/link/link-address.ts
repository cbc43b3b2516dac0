/** An address with more query pairs and a fragment. The address may already have a query. */
export function addToAddress(
  address: string,
  { search, hash }: { readonly search?: Readonly<Record<string, string>> | undefined; readonly hash?: string | undefined },
): string {
  const query = new URLSearchParams(search ?? {}).toString();
  const mark = address.includes('?') ? '&' : '?';
  return `${address}${query === '' ? '' : mark + query}${hash === undefined ? '' : `#${encodeURIComponent(hash)}`}`;
}
