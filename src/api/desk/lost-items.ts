import { readTogether } from '#db/engine/read-together.ts';
import { type LostItem, listLostItems, listOpenLostItems } from '#operations/lost-items/lost-item-store.ts';
import { answerLostItemAtDesk, handOverLostItem, reportLostItem } from '#operations/lost-items/lost-items.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { OutcomeRef, staffOf, tell } from './act.ts';
import { builder, require } from './builder.ts';
import type { DeskContext } from './context.ts';

/** So many stand on the first page; who fetches nothing is gone from it after ninety days. */
const mostOpen = 50;

/** For all who look meanwhile: every open first page asks when a bell rings. */
const readOpen = readTogether(async ({ db }: DeskContext) => await listOpenLostItems(db, mostOpen));

const LostItemRef = builder.objectRef<LostItem>('LostItem').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    what: t.exposeString('what'),
    place: t.exposeString('place'),
    state: t.string({ resolve: ({ state }) => state }),
    note: t.exposeString('note'),
    reportedAt: t.exposeString('reportedAt'),
    reportedBy: t.exposeString('reportedBy'),
    answeredAt: t.exposeString('answeredAt', { nullable: true }),
    answeredBy: t.exposeString('answeredBy', { nullable: true }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    endedBy: t.exposeString('endedBy', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  lostItems: t.field({
    type: [LostItemRef],
    description: 'What was left on a trip.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      const trip = await findTripByReference(context.db, reference);
      return trip === null ? [] : [...(await listLostItems(context.db, trip.id))];
    },
  }),
  openLostItems: t.field({
    type: [LostItemRef],
    description: 'What waits for a driver’s answer or to be fetched.',
    resolve: async (_root, _args, context) => {
      require(context, 'see-trips');
      return [...(await readOpen(context))];
    },
  }),
}));

builder.mutationFields((t) => {
  const text = t.arg.string({ required: true });
  return {
    reportLostItem: t.field({
      type: OutcomeRef,
      args: { reference: text, what: text, place: text },
      resolve: async (_root, asked, context) => tell(await reportLostItem(context, { ...asked, staff: staffOf(context) })),
    }),
    answerLostItem: t.field({
      type: OutcomeRef,
      args: { reference: text, id: text, isFound: t.arg.boolean({ required: true }), note: text },
      resolve: async (_root, asked, context) => tell(await answerLostItemAtDesk(context, { ...asked, staff: staffOf(context) })),
    }),
    handOverLostItem: t.field({
      type: OutcomeRef,
      args: { reference: text, id: text, code: text },
      resolve: async (_root, asked, context) => tell(await handOverLostItem(context, { ...asked, staff: staffOf(context) })),
    }),
  };
});
