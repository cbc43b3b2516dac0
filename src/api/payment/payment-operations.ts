import { type PayableParts, priceParts } from '#operations/payments/payable-parts.ts';
import { startPayment } from '#operations/payments/start-payment.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { reporting } from '../run/failures.ts';
import { AccountRef } from '../trip/invoice-type.ts';

const PaymentPart = builder.enumType('PaymentPart', {
  description: 'What is due next, or all that is outstanding.',
  values: { next: { value: 'next' }, all: { value: 'all' } } as const,
});

type Online = PayableParts & { readonly isUnderWay: boolean };

const OnlinePaymentsRef = builder.objectRef<Online>('OnlinePayments').implement({
  description: 'What can be paid online now, in cents incl. VAT.',
  fields: (t) => ({
    part: t.string({ description: '`deposit`, `balance` or `whole`: what is due next.', resolve: ({ next }) => next.part }),
    dueOn: t.string({ description: 'YYYY-MM-DD', resolve: ({ next }) => next.dueOn }),
    nextCents: t.int({ resolve: ({ next }) => next.amountCents }),
    allCents: t.exposeInt('allCents'),
    isUnderWay: t.exposeBoolean('isUnderWay', { description: 'A payment was begun and has no end yet.' }),
  }),
});

builder.objectField(AccountRef, 'online', (t) =>
  t.field({
    type: OnlinePaymentsRef,
    nullable: true,
    description: 'Null where nothing is outstanding, or payments are not taken online.',
    resolve: (account, _args, { payments: provider }) => {
      const parts = provider === null ? null : priceParts(account);
      const isUnderWay = account.payments.some(({ status, provider: name }) => status === 'open' && name === provider?.name);
      return parts === null ? null : { ...parts, isUnderWay };
    },
  }),
);

const StartPaymentResult = builder.objectRef<{ readonly answer: Answer<{ readonly url: string }> }>('StartPaymentResult').implement({
  fields: (t) => ({
    url: t.string({
      nullable: true,
      description: 'Where to pay, at the provider.',
      resolve: ({ answer }) => (answer.ok ? answer.value.url : null),
    }),
    errors: t.field({ type: [FieldErrorRef], resolve: errorsOf }),
  }),
});

builder.mutationField('startPayment', (t) =>
  t.field({
    type: StartPaymentResult,
    description: 'Begins an online payment of what is due; refused where that is another amount than the customer saw.',
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true, description: 'A booking id.' }),
      part: t.arg({ type: PaymentPart, required: true }),
      expectedCents: t.arg.int({ required: true, description: 'The amount that the customer saw, in cents.' }),
      afterOrder: t.arg.boolean({ description: 'The payer comes back to the page after the order rather than to the booking.' }),
    },
    resolve: (_root, { afterOrder, ...args }, context) =>
      reporting({ log: context.log, operation: 'startPayment' }, async () => ({
        answer: await startPayment(context, { ...args, returnTo: afterOrder === true ? 'success' : 'booking' }),
      })),
  }),
);
