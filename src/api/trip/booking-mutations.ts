import { cancelBooking } from '#operations/bookings/cancel-booking.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { TravelAnswer } from './travel-answer.ts';

builder.mutationField('cancelBooking', (t) =>
  t.field({
    type: TravelAnswer,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true, description: 'A booking id.' }),
      expectedFeeCents: t.arg.int({ required: true, description: 'The fee that the customer saw, incl. VAT.' }),
      reason: t.arg.string(),
    },
    resolve: (_root, { reason, ...args }, context) =>
      reporting({ log: context.log, operation: 'cancelBooking' }, async () => ({
        answer: await cancelBooking(context, { ...args, reason: reason ?? '' }),
      })),
  }),
);
