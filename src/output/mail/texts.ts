import type { Translate as TranslateKeys } from '#output/texts/create-translate.ts';
import { createStrictTexts } from '#output/texts/strict-texts.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/mail.json';

export type MailTextKey = KeysOf<typeof english>;
export type Translate = TranslateKeys<MailTextKey>;

/** The mail texts of a language, with missing ones taken from its fallback languages. A key without a text throws. */
export const getMailTexts = createStrictTexts<MailTextKey>('mail');
