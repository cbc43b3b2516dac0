import { redirect } from 'react-router';
import type { Handlers } from '../desk-action.ts';

/** The form of the page of all plans. */
export const plansForms = {
  start: async ({ acts }, { text }) => {
    const started = await acts.plans.start({
      ...{
        key: text('key'),
        from: text('from'),
        days: text('days'),
        emptyKilometres: text('emptyKilometres'),
        cost: text('cost'),
        hours: text('hours'),
      },
      ...{ nights: text('nights'), weekends: text('weekends'), freeDays: text('freeDays'), homeNights: text('homeNights') },
    });
    return started.isDone ? redirect(`/plans/${started.value.id}`) : started;
  },
} satisfies Handlers;

/** The forms of a plan's page. */
export const planForms = {
  cancel: async ({ acts }, { params }) => acts.plans.cancel({ id: params.id ?? '' }),
  accept: async ({ acts }, { params, texts }) => acts.plans.accept({ id: params.id ?? '', leftOut: texts('leftOut') }),
  undo: async ({ acts }, { params }) => acts.plans.undo({ id: params.id ?? '' }),
} satisfies Handlers;
