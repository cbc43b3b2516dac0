import type { Translate as TranslateKeys } from '#output/texts/create-translate.ts';
import { createStrictTexts } from '#output/texts/strict-texts.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../../locales/en/partner.json';

type PartnerTextKey = KeysOf<typeof english>;
export type PartnerTranslate = TranslateKeys<PartnerTextKey>;

/** The texts of partner pages, shared with their documents. A key without a text throws. */
export const getPartnerTexts = createStrictTexts<PartnerTextKey>('partner');
