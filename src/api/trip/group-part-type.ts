import type { DescribedPart } from '#domain/trip/list-parts.ts';
import { builder } from '../builder.ts';

/** Describes a field beside each time. */
export const hourText = '`first` or `second`, of a time that the clocks have twice on the night on which they go back.';

const BoardingRef = builder.objectRef<NonNullable<DescribedPart['boards']>>('Boarding').implement({
  description: 'Where and when a part of a group boards, by the clock there.',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.exposeString('address', { description: 'In one line, with the name.' }),
    date: t.exposeString('date', { description: 'YYYY-MM-DD' }),
    time: t.exposeString('time'),
    hour: t.string({ nullable: true, description: hourText, resolve: ({ hour }) => hour ?? null }),
  }),
});

export const GroupPartRef = builder.objectRef<DescribedPart>('GroupPart').implement({
  description: 'A part of a group that boards elsewhere or comes back later than the others; each part has vehicles of its own.',
  fields: (t) => ({
    passengers: t.exposeInt('passengers'),
    boards: t.field({
      type: BoardingRef,
      nullable: true,
      description: 'Null where all board at the first stop.',
      resolve: ({ boards }) => boards,
    }),
    returnDate: t.string({
      nullable: true,
      description: 'YYYY-MM-DD, local to the stop that is left for home; null on a trip that does not come back.',
      resolve: ({ returns }) => returns?.date ?? null,
    }),
    returnTime: t.string({ nullable: true, resolve: ({ returns }) => returns?.time ?? null }),
    returnHour: t.string({ nullable: true, description: hourText, resolve: ({ returns }) => returns?.hour ?? null }),
    arrivalDate: t.string({
      nullable: true,
      description: 'When they are expected at the end; null without a plan.',
      resolve: ({ arrives }) => arrives?.date ?? null,
    }),
    arrivalTime: t.string({ nullable: true, resolve: ({ arrives }) => arrives?.time ?? null }),
    arrivalHour: t.string({ nullable: true, description: hourText, resolve: ({ arrives }) => arrives?.hour ?? null }),
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
    kilometers: t.int({
      nullable: true,
      description: 'With this part aboard, where parts board apart and so take roads of their own.',
      resolve: ({ kilometres }) => kilometres,
    }),
  }),
});
