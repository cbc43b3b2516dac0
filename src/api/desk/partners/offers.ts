import { listDroppedAhead, type StoredJob } from '#operations/partners/job-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { builder } from '../builder.ts';

const DroppedJobRef = builder.objectRef<StoredJob>('DroppedJob').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    vehicleIndex: t.exposeInt('vehicleIndex'),
    startsAt: t.exposeString('startsAt'),
    operator: t.exposeString('operator'),
    phone: t.exposeString('operatorPhone'),
    reason: t.exposeString('dropReason'),
    feeCents: t.exposeInt('dropFeeCents'),
    droppedAt: t.string({ resolve: ({ endedAt }) => endedAt ?? '' }),
  }),
});

builder.queryField('droppedJobs', (t) =>
  t.field({
    type: [DroppedJobRef],
    description: 'What partners gave back and nobody has taken over; for those who assign drivers.',
    resolve: async (_root, _arguments, context) =>
      may(context.signedIn, 'assign-drivers') ? [...(await listDroppedAhead(context.db))] : [],
  }),
);
