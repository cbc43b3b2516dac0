import { type MessagePromise, sendMessage } from '#operations/messages/send-message.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { visitArguments, visitOf } from '../quote/inputs.ts';
import { reporting } from '../run/failures.ts';

const MessageInput = builder.inputType('MessageInput', {
  fields: (t) => ({
    wish: t.string({ description: '`message`: an answer by mail; `call-back`: a call.' }),
    name: t.string(),
    email: t.string({ description: 'May be empty for a call.' }),
    phone: t.string({ description: 'May be empty for an answer by mail.' }),
    reference: t.string({ description: 'The number of the trip that it is about; may be empty.' }),
    subject: t.string(),
    text: t.string({ description: 'May be empty for a call.' }),
    callWindow: t.string({ description: '`any`, `morning`, `midday` or `afternoon`.' }),
    website: t.string({ description: 'Left empty by people.' }),
  }),
});

type Sent = { readonly answer: Answer<MessagePromise> };
const promiseOf = ({ answer }: Sent): MessagePromise | null => (answer.ok ? answer.value : null);

const SendMessageAnswer = builder.objectRef<Sent>('SendMessageResult').implement({
  fields: (t) => ({
    isSent: t.boolean({ resolve: ({ answer }) => answer.ok }),
    answerBy: t.string({
      nullable: true,
      description: 'The instant by which we answer; null where nothing can be promised.',
      resolve: (sent) => promiseOf(sent)?.answerBy ?? null,
    }),
    callFrom: t.string({
      nullable: true,
      description: 'From when we call; null where any time will do.',
      resolve: (sent) => promiseOf(sent)?.call?.from ?? null,
    }),
    callUntil: t.string({
      nullable: true,
      description: 'The instant by which we call; null without a call.',
      resolve: (sent) => promiseOf(sent)?.call?.until ?? null,
    }),
    errors: t.field({ type: [FieldErrorRef], resolve: errorsOf }),
  }),
});

builder.mutationField('sendMessage', (t) =>
  t.field({
    type: SendMessageAnswer,
    description: 'Sends a question, or asks for a call. The same twice within a day is one message.',
    args: { input: t.arg({ type: MessageInput, required: true }), ...visitArguments },
    resolve: (_root, { input, ...visit }, context) =>
      reporting({ log: context.log, operation: 'sendMessage' }, async () => ({
        answer: await sendMessage(context, { input, visit: visitOf(visit) }),
      })),
  }),
);
