import type { KeysOf } from '#output/texts/text-keys.ts';
import type common from '../../../locales/en/common.json';
import type form from '../../../locales/en/form.json';
import type pages from '../../../locales/en/pages.json';
import type travel from '../../../locales/en/travel.json';
import type trip from '../../../locales/en/trip.json';
import type { Namespace } from './namespaces.ts';

type English = {
  readonly common: typeof common;
  readonly form: typeof form;
  readonly pages: typeof pages;
  readonly trip: typeof trip;
  readonly travel: typeof travel;
};

/** A valid key in a namespace: its own, or one of the shell's as `common:…`. */
export type SiteTextKey<Asked extends Namespace> = KeysOf<English[Asked]> | `common:${KeysOf<typeof common>}`;
