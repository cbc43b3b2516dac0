import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

const id = ({ params }: SentForm) => params.id ?? '';

/** The forms of a message. */
export const messageForms = {
  'answer-message': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.messages.answer({ id: id(sent), subject: sent.text('subject'), text: sent.text('text') }),
  'close-message': async ({ acts }: DeskRequest, sent: SentForm) => acts.messages.close({ id: id(sent) }),
  'reopen-message': async ({ acts }: DeskRequest, sent: SentForm) => acts.messages.reopen({ id: id(sent) }),
  'spam-message': async ({ acts }: DeskRequest, sent: SentForm) => acts.messages.refuse({ id: id(sent) }),
  'assign-message': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.messages.assign({ id: id(sent), owner: sent.text('owner'), before: sent.text('before') }),
  'attach-message': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.messages.attach({ id: id(sent), reference: sent.text('reference'), before: sent.text('before') }),
} satisfies Handlers;

export type MessageIntent = keyof typeof messageForms;
