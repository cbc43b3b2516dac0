import type { ToldPart } from '#domain/trip/list-parts.ts';
import { builder } from './builder.ts';

/** A part of a group that boards elsewhere or comes back later than the others. */
export const GroupPartRef = builder.objectRef<ToldPart>('DeskGroupPart').implement({
  fields: (t) => ({
    passengers: t.exposeInt('passengers'),
    boardsAt: t.string({ nullable: true, resolve: ({ boards }) => boards?.address ?? null }),
    boardsDate: t.string({ nullable: true, resolve: ({ boards }) => boards?.date ?? null }),
    boardsTime: t.string({ nullable: true, resolve: ({ boards }) => boards?.time ?? null }),
    returnDate: t.string({ nullable: true, resolve: ({ returns }) => returns?.date ?? null }),
    returnTime: t.string({ nullable: true, resolve: ({ returns }) => returns?.time ?? null }),
    arrivalDate: t.string({ nullable: true, resolve: ({ arrives }) => arrives?.date ?? null }),
    arrivalTime: t.string({ nullable: true, resolve: ({ arrives }) => arrives?.time ?? null }),
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
  }),
});
