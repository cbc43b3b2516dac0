import { belgium } from './be.ts';
import { germany } from './de.ts';
import { spain } from './es.ts';
import { europe } from './eu.ts';
import { france } from './fr.ts';
import type { SiteKey } from './keys.ts';
import { netherlands } from './nl.ts';
import type { Site } from './site.ts';

export const sites = { nl: netherlands, be: belgium, de: germany, fr: france, es: spain, eu: europe } as const satisfies Record<
  SiteKey,
  Site
>;

/** The site by its key. */
export function getSite(key: SiteKey): Site {
  return sites[key];
}
