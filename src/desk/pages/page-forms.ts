import { redirect } from 'react-router';
import type { Handlers, SentForm } from '../desk-action.ts';
import { fieldsOf } from '../editing/fields-of.ts';

function pathOf({ params }: SentForm): string {
  return params['*'] ?? '';
}

/** The forms of one text of the sites, or of what its languages share. */
export const pageForms = {
  keep: async ({ acts }, sent) =>
    acts.pages.saveDraft({ path: pathOf(sent), revision: sent.text('revision'), fields: fieldsOf(sent.form) }),
  publish: async ({ acts }, sent) => acts.pages.publish({ path: pathOf(sent), revision: sent.text('revision'), note: sent.text('note') }),
  discard: async ({ acts }, sent) => acts.pages.discardDraft({ path: pathOf(sent) }),
  copy: async ({ acts }, sent) => {
    const copied = await acts.pages.copy({ path: pathOf(sent), name: sent.text('name') });
    return copied.isDone ? redirect(`/pages/${copied.value.path}`) : copied;
  },
  back: async ({ acts }, sent) => acts.pages.takeBack({ path: pathOf(sent), version: sent.text('version') }),
} satisfies Handlers;
