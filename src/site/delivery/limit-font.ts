type FontPage = {
  readonly document: Document;
  /** A stylesheet elsewhere that has the font; null where the font is ours. */
  readonly stylesheet: string | null;
};

/**
 * After five seconds (docs/specification.md#constants) the system's font stays: a font that comes later would move lines that are being read. A stylesheet elsewhere is asked
 * for here and not in the page's head, where a host that does not answer would keep the whole page from being shown; and as one for paper until
 * it is there: Firefox holds back painting, and with it scripts, for any sheet of the screen that is on its way. Runs in the browser from its own
 * text, so it knows nothing outside of itself.
 */
export function limitFont({ document, stylesheet }: FontPage): void {
  const link =
    stylesheet === null ? null : Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href: stylesheet });
  let isLinkLoaded = link === null;
  link?.addEventListener('load', () => {
    isLinkLoaded = true;
    link.media = 'all';
  });
  if (link !== null) document.head.append(link);
  const limit = () => {
    // A page that one came to in between may ask for the same font again: it is in use all the same. What stands in for it comes from the
    // system at once.
    const isInUse = [...document.fonts].some(({ status, family }) => status === 'loaded' && !family.includes('Fallback'));
    if (isLinkLoaded && (isInUse || document.fonts.status !== 'loading')) return;
    document.documentElement.dataset.font = 'system';
    if (!isLinkLoaded) link?.remove();
  };
  setTimeout(limit, 5_000);
}
