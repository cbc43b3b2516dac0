import { currentLayer } from '#output/texts/laid-texts.ts';

/** Before the key of what is not published yet, where a browser asks for its texts. */
export const previewMark = 'preview.';

/** Names the texts that pages are shown with: the build, and what was published over its own. */
export function textsVersionOf({ buildVersion }: { readonly buildVersion: string }): string {
  const { version } = currentLayer();
  return version === '' ? buildVersion : `${buildVersion}-${version}`;
}
