import type { CancellationFee } from '#domain/cancellation/fee-scale.ts';
import { findFee } from '#operations/bookings/cancel-booking.ts';
import { findTravelToActOn } from '#operations/duties/travel.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { FeeStepRef } from './travel-extras.ts';

export const CancelationPreview = builder.objectRef<CancellationFee>('CancelationPreview').implement({
  description: 'What cancelling a booking costs now; amounts in cents incl. VAT.',
  fields: (t) => ({
    feeCents: t.exposeInt('feeCents'),
    percent: t.exposeFloat('percent'),
    until: t.exposeString('until', { nullable: true, description: 'The last instant of this fee; null when it rises no more.' }),
    steps: t.field({ type: [FeeStepRef], resolve: ({ steps }) => steps }),
  }),
});

builder.queryField('previewCancelation', (t) =>
  t.field({
    type: CancelationPreview,
    nullable: true,
    description: 'Null where there is no such trip or nothing is booked.',
    args: { id: t.arg.string({ required: true }) },
    resolve: (_root, { id }, context) =>
      reporting({ log: context.log, operation: 'previewCancelation' }, async () => {
        const travel = await findTravelToActOn(context, id);
        return travel === null ? null : findFee(travel.trip, travel.now);
      }),
  }),
);
