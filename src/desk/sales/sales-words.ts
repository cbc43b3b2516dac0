import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import { createTravelWords, type TravelWords } from '#output/texts/travel/travel-words.ts';
import type english from '../../../locales/en/sales.json';
import type { DeskRequest } from '../desk-request.ts';

/** How a page of sales says a trip on the server, in the words of the customer's own page. */
export type SalesWords = {
  readonly travel: TravelWords;
  /** The texts of the customer's form. */
  readonly form: Translate;
  readonly desk: Translate;
  readonly sales: Translate<KeysOf<typeof english>>;
  readonly countryName: (code: string) => string;
};

/** Made on the server alone, so that a page gets the words that it shows and no more. */
export function createSalesWords({ language, textsOf }: Pick<DeskRequest, 'language' | 'textsOf'>): SalesWords {
  const tag = tagOf(language);
  const translate = (namespace: 'form' | 'travel' | 'sales' | 'desk'): Translate =>
    createTranslate({ tag, namespace, namespaces: [namespace], textsOf });
  const countries = new Intl.DisplayNames([tag], { type: 'region' });
  return {
    travel: createTravelWords(translate('travel'), language),
    form: translate('form'),
    desk: translate('desk'),
    sales: translate('sales'),
    countryName: (code) => countries.of(code) ?? code,
  };
}
