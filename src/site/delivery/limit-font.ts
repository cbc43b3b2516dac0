type FontPage = {
  readonly document: Document;
  /** An external stylesheet with the font; null where the font is ours. */
  readonly stylesheet: string | null;
};

/**
 * After five seconds (docs/specification.md#constants) the system's font stays, because a later change would move lines that are being
 * read. An external stylesheet is requested here and not in the page's head, where an unresponsive host would delay the whole page. It
 * loads with the media type print first, because Firefox delays painting and scripts for any screen stylesheet that is loading. Runs in the
 * browser from its own text, so it may not use anything outside itself.
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
    // Another page may have requested the same font meanwhile: it is in use then. The fallback comes from the system at once.
    const isInUse = [...document.fonts].some(({ status, family }) => status === 'loaded' && !family.includes('Fallback'));
    if (isLinkLoaded && (isInUse || document.fonts.status !== 'loading')) return;
    document.documentElement.dataset.font = 'system';
    if (!isLinkLoaded) link?.remove();
  };
  setTimeout(limit, 5_000);
}
