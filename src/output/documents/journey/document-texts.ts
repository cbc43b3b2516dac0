import type { Translate as TranslateKeys } from '#output/texts/create-translate.ts';
import { createStrictTexts } from '#output/texts/strict-texts.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../../locales/en/papers.json';

type DocumentTextKey = KeysOf<typeof english>;
export type DocumentTranslate = TranslateKeys<DocumentTextKey>;

/** The texts of journey documents. A key without a text throws. */
export const getJourneyDocumentTexts = createStrictTexts<DocumentTextKey>('papers');
