import { redirect } from 'react-router';
import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

const call = async ({ acts }: DeskRequest, { text }: SentForm, isCall: boolean) => {
  const outcome = await acts.followUps.call({
    ...{ reference: text('reference'), nextOn: text('nextOn'), owner: text('owner'), chance: text('chance'), note: text('note'), isCall },
  });
  return outcome.isDone ? redirect(text('mine') === 'yes' ? '/quotes?mine=yes' : '/quotes') : outcome;
};

/** What can be done on the list of quotes to call about. */
export const followUpForms = {
  called: async (desk: DeskRequest, sent: SentForm) => await call(desk, sent, true),
  'plan-call': async (desk: DeskRequest, sent: SentForm) => await call(desk, sent, false),
  lost: async ({ acts }: DeskRequest, { text }: SentForm) => {
    const outcome = await acts.followUps.lose({ reference: text('reference'), reason: text('reason'), note: text('note') });
    return outcome.isDone ? redirect('/quotes') : outcome;
  },
} satisfies Handlers;

export type FollowUpIntent = keyof typeof followUpForms;
