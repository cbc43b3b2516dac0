import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

/** On the page of its trip the address names the trip; on Today the form does. */
const reference = ({ params, text }: SentForm) => params.reference ?? text('reference');

/** The forms of tasks. */
export const taskForms = {
  'add-task': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.tasks.add({ reference: reference(sent), text: sent.text('text'), owner: sent.text('owner'), dueOn: sent.text('dueOn') }),
  'task-done': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.tasks.mark({ reference: reference(sent), id: sent.text('task'), isDone: true }),
  'task-again': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.tasks.mark({ reference: reference(sent), id: sent.text('task'), isDone: false }),
  'task-reference': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.tasks.close({ reference: reference(sent), id: sent.text('task'), as: 'reference', answer: sent.text('answer') }),
  'task-not-needed': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.tasks.close({ reference: reference(sent), id: sent.text('task'), as: 'not-needed', answer: sent.text('answer') }),
} satisfies Handlers;

export type TaskIntent = keyof typeof taskForms;
