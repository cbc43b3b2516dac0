import { redirect } from 'react-router';
import type { Handlers, SentForm } from '../desk-action.ts';
import { typedIn } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

const typedOf = ({ form }: SentForm) =>
  Object.fromEntries(Object.entries(typedIn(form)).filter(([name]) => name === 'name' || /^(?:subject|text)\./.test(name)));

/** The forms of an answer template. */
export const templateForms = {
  'save-template': async ({ acts }: DeskRequest, sent: SentForm) => {
    const { id } = sent.params;
    if (id !== undefined) return await acts.templates.change({ id, version: sent.text('version'), typed: typedOf(sent) });
    const added = await acts.templates.add({ typed: typedOf(sent) });
    return added.isDone ? redirect(`/templates/${added.value.id}`) : added;
  },
  'delete-template': async ({ acts }: DeskRequest, { params }: SentForm) => {
    const dropped = await acts.templates.drop({ id: params.id ?? '' });
    return dropped.isDone ? redirect('/templates') : dropped;
  },
} satisfies Handlers;

export type TemplateIntent = keyof typeof templateForms;
