import { redirect } from 'react-router';
import type { Handlers } from '../desk-action.ts';
import { fieldsOf } from '../editing/fields-of.ts';
import { readTextFile } from '../read-text-file.ts';

/** The form of the page of all versions. */
export const ratesForms = {
  begin: async ({ acts }, { text }) => {
    const begun = await acts.rates.begin({ version: text('version') });
    return begun.isDone ? redirect('/rates/draft') : begun;
  },
} satisfies Handlers;

/** The forms of the page of new rates. */
export const rateDraftForms = {
  try: async ({ acts }) => acts.rates.tryOut({}),
  discard: async ({ acts }) => {
    const discarded = await acts.rates.discard({});
    return discarded.isDone ? redirect('/rates') : discarded;
  },
  publish: async ({ acts }, { text }) => {
    const published = await acts.rates.publish({ date: text('date'), time: text('time'), print: text('print'), note: text('note') });
    return published.isDone ? redirect('/rates') : published;
  },
} satisfies Handlers;

/** The forms of the page of one table. */
export const rateTableForms = {
  table: async ({ acts }, { params, form, text }) =>
    acts.rates.saveTable({ table: params.table ?? '', revision: text('revision'), fields: fieldsOf(form) }),
  file: async ({ acts }, { params, form, text }) =>
    acts.rates.saveFile({ table: params.table ?? '', revision: text('revision'), text: await readTextFile(form.get('file')) }),
} satisfies Handlers;

export type RateIntent = keyof typeof ratesForms | keyof typeof rateDraftForms | keyof typeof rateTableForms;
