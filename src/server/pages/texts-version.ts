import { currentLayer } from '#output/texts/laid-texts.ts';

/** Precedes the key of an unpublished draft where a browser requests its texts. */
export const previewMark = 'preview.';

/** Names the texts that pages are shown with: the build, and what was published over it. */
export function textsVersionOf({ buildVersion }: { readonly buildVersion: string }): string {
  const { version } = currentLayer();
  return version === '' ? buildVersion : `${buildVersion}-${version}`;
}
