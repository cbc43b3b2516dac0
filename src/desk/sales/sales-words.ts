import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import { createTravelWords, type TravelWords } from '#output/texts/travel/travel-words.ts';
import type english from '../../../locales/en/sales.json';
import type { DeskRequest } from '../desk-request.ts';

/** How the server describes a trip for a sales page, in the words of the customer's own page. */
export type SalesWords = {
  readonly language: SiteLanguage;
  readonly travel: TravelWords;
  /** The texts of the customer's form. */
  readonly form: Translate;
  readonly desk: Translate;
  readonly sales: Translate<KeysOf<typeof english>>;
  readonly countryName: (code: string) => string;
};

/** Used on the server only, so that a page receives no more texts than it shows. */
export function createSalesWords({ language, textsOf }: Pick<DeskRequest, 'language' | 'textsOf'>): SalesWords {
  const tag = tagOf(language);
  const translate = (namespace: 'form' | 'travel' | 'sales' | 'desk'): Translate =>
    createTranslate({ tag, namespace, namespaces: [namespace], textsOf });
  const countries = new Intl.DisplayNames([tag], { type: 'region' });
  return {
    language,
    travel: createTravelWords(translate('travel'), language),
    form: translate('form'),
    desk: translate('desk'),
    sales: translate('sales'),
    countryName: (code) => countries.of(code) ?? code,
  };
}
