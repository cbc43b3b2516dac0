import type { Translate as TranslateKeys } from '#output/texts/create-translate.ts';
import { createStrictTexts } from '#output/texts/strict-texts.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/documents.json';

type DocumentTextKey = KeysOf<typeof english>;
export type Translate = TranslateKeys<DocumentTextKey>;

/**
 * The texts of documents, calendars and invoices in a language, with missing ones taken from its fallback languages. A key without a text
 * throws.
 */
export const getDocumentTexts = createStrictTexts<DocumentTextKey>('documents');
