import { saveJourneyDetails } from '#operations/bookings/journey-details.ts';
import { shareTrip } from '#operations/bookings/share-trip.ts';
import { submitReview } from '#operations/reviews/review.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { DayContactInput } from './mutations.ts';
import { TravelAnswer } from './travel-answer.ts';

const id = 'A booking id.';

builder.mutationField('saveJourneyDetails', (t) =>
  t.field({
    type: TravelAnswer,
    description: 'Flight and contacts of the day, until departure.',
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true, description: id }),
      flightNumber: t.arg.string(),
      firstContact: t.arg({ type: DayContactInput }),
      secondContact: t.arg({ type: DayContactInput }),
    },
    resolve: (_root, { idempotencyKey, id: key, ...input }, context) =>
      reporting({ log: context.log, operation: 'saveJourneyDetails' }, async () => ({
        answer: await saveJourneyDetails(context, { idempotencyKey, id: key, input }),
      })),
  }),
);

builder.mutationField('shareTrip', (t) =>
  t.field({
    type: TravelAnswer,
    description: 'Switches the page for the group on or off; `renew` gives it another address.',
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true, description: id }),
      isShared: t.arg.boolean({ required: true }),
      renew: t.arg.boolean(),
    },
    resolve: (_root, { idempotencyKey, id: key, ...input }, context) =>
      reporting({ log: context.log, operation: 'shareTrip' }, async () => ({
        answer: await shareTrip(context, { idempotencyKey, id: key, input }),
      })),
  }),
);

const Stars = { type: 'Typed', required: true, description: '1 to 5.' } as const;

builder.mutationField('submitReview', (t) =>
  t.field({
    type: TravelAnswer,
    description: 'Published once our people have read it.',
    args: {
      id: t.arg.string({ required: true, description: id }),
      driver: t.arg(Stars),
      bus: t.arg(Stars),
      platform: t.arg(Stars),
      text: t.arg.string({ required: true }),
      author: t.arg.string({ required: true }),
    },
    resolve: (_root, { id: key, ...input }, context) =>
      reporting({ log: context.log, operation: 'submitReview' }, async () => ({ answer: await submitReview(context, { id: key, input }) })),
  }),
);
