import type { Handlers, SentForm } from '../desk-action.ts';
import { readTyped } from './text-rows.tsx';

/** The file of interface texts that an address names. */
export function pathOf({ language = '', file = '' }: SentForm['params']): string {
  return `locales/${language}/${file}.json`;
}

/** The forms of one file of interface texts. */
export const textForms = {
  keep: async ({ acts }, { params, form, text }) =>
    acts.texts.saveDraft({ path: pathOf(params), revision: text('revision'), texts: readTyped(form) }),
  publish: async ({ acts }, { params, text }) =>
    acts.texts.publish({ path: pathOf(params), revision: text('revision'), note: text('note') }),
  discard: async ({ acts }, { params }) => acts.texts.discardDraft({ path: pathOf(params) }),
  back: async ({ acts }, { params, text }) => acts.texts.takeBack({ path: pathOf(params), version: text('version') }),
} satisfies Handlers;
