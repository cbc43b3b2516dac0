import type { Return } from '#domain/trip/list-returns.ts';
import { builder } from '../builder.ts';

export const ReturnRef = builder.objectRef<Return>('Return').implement({
  description: 'How a part of a group comes back that does so by two returns; each part has vehicles of its own.',
  fields: (t) => ({
    passengers: t.exposeInt('passengers'),
    date: t.string({ description: 'YYYY-MM-DD, local to the stop that is left.', resolve: ({ leaves }) => leaves.date }),
    time: t.string({ resolve: ({ leaves }) => leaves.time }),
    arrivalDate: t.string({
      nullable: true,
      description: 'When they are expected at the end; null without a plan.',
      resolve: ({ arrives }) => arrives?.date ?? null,
    }),
    arrivalTime: t.string({ nullable: true, resolve: ({ arrives }) => arrives?.time ?? null }),
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
  }),
});
