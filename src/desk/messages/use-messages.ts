import type english from '../../../locales/en/messages.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('messages');

/** The texts of the message pages, loaded by each of them. */
export const MessageTextsContext = words.TextsContext;

/** Texts of messages, in the page's language. */
export const useMessages = words.useWords;
