import type { Return } from '#domain/trip/list-returns.ts';
import { builder } from './builder.ts';

/** How a part of a group comes back that does so by two returns. */
export const ReturnRef = builder.objectRef<Return>('DeskReturn').implement({
  fields: (t) => ({
    passengers: t.exposeInt('passengers'),
    date: t.string({ resolve: ({ leaves }) => leaves.date }),
    time: t.string({ resolve: ({ leaves }) => leaves.time }),
    arrivalDate: t.string({ nullable: true, resolve: ({ arrives }) => arrives?.date ?? null }),
    arrivalTime: t.string({ nullable: true, resolve: ({ arrives }) => arrives?.time ?? null }),
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
  }),
});
