import type { Handlers } from '../desk-action.ts';

/** The one form of the accounting page. */
export const booksForms = {
  'close-month': async ({ acts }, { text }) => acts.money.closeMonth({ company: text('company'), month: text('month') }),
} satisfies Handlers;
