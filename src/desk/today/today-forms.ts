import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';
import { taskForms } from '../tasks/task-forms.ts';

const keyOf = ({ text }: SentForm) => ({ key: text('key') });

/** The acts on lines of Today that need no other page. */
export const todayForms = {
  'task-done': taskForms['task-done'],
  'task-again': taskForms['task-again'],
  seen: async ({ acts }: DeskRequest, { text }: SentForm) => acts.trips.seeMention({ note: text('note') }),
  unseen: async ({ acts }: DeskRequest, { text }: SentForm) => acts.trips.unseeMention({ note: text('note') }),
  'put-back': async ({ acts }: DeskRequest, { text }: SentForm) => acts.reviews.putBack({ reference: text('reference') }),
  publish: async ({ acts }: DeskRequest, { text }: SentForm) => acts.reviews.publish({ reference: text('reference') }),
  finish: async ({ acts }: DeskRequest, sent: SentForm) => acts.today.finish(keyOf(sent)),
  later: async ({ acts }: DeskRequest, sent: SentForm) => acts.today.putOff({ ...keyOf(sent), later: sent.text('later') }),
  'bring-back': async ({ acts }: DeskRequest, sent: SentForm) => acts.today.bringBack(keyOf(sent)),
  give: async ({ acts }: DeskRequest, { text }: SentForm) =>
    acts.trips.give({ reference: text('reference'), owner: text('owner'), before: text('before') }),
  'assign-message': async ({ acts }: DeskRequest, { text }: SentForm) =>
    acts.messages.assign({ id: text('message'), owner: text('owner'), before: text('before') }),
  'close-message': async ({ acts }: DeskRequest, { text }: SentForm) => acts.messages.close({ id: text('message') }),
  'reopen-message': async ({ acts }: DeskRequest, { text }: SentForm) => acts.messages.reopen({ id: text('message') }),
} satisfies Handlers;

export type TodayIntent = keyof typeof todayForms;

type Fields = Readonly<Record<string, string>>;

/** The acts that can be undone with the same fields, and the act that undoes each. */
const undoneBy: Readonly<Partial<Record<string, TodayIntent>>> = {
  finish: 'bring-back',
  later: 'bring-back',
  'task-done': 'task-again',
  'close-message': 'reopen-message',
  seen: 'unseen',
  publish: 'put-back',
};

/** The form that undoes what `fields` did; null for what is final. The previous owner of a line is in the form that assigns it. */
export function undoOf(act: string, fields: Fields): Fields | null {
  if (act === 'give' || act === 'assign-message') return { ...fields, intent: act, owner: fields.before ?? '', before: fields.owner ?? '' };
  const intent = undoneBy[act];
  return intent === undefined ? null : { ...fields, intent };
}
