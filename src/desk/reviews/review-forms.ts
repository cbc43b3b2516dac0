import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

const reference = ({ params }: SentForm) => params.reference ?? '';

/** The forms of a review's page. */
export const reviewForms = {
  publish: async ({ acts }: DeskRequest, sent: SentForm) => acts.reviews.publish({ reference: reference(sent) }),
  reject: async ({ acts }: DeskRequest, sent: SentForm) => acts.reviews.reject({ reference: reference(sent), reason: sent.text('reason') }),
  'take-down': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.reviews.takeDown({ reference: reference(sent), reason: sent.text('reason') }),
  answer: async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.reviews.answer({ reference: reference(sent), reply: sent.text('reply'), shown: sent.text('shown') }),
} satisfies Handlers;

export type ReviewIntent = keyof typeof reviewForms;
