import { isReference } from '#domain/trip/reference.ts';
import { type CrewPostings, readTripPostings } from '#operations/posting/read-postings.ts';
import type { DeclaredValue } from '#operations/posting/rules/declaration.ts';
import type { Posting } from '#operations/posting/rules/find-postings.ts';
import { may } from '#operations/staff/signed-in.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { builder, require } from '../builder.ts';

/** A state that a trip touches, and whether the driver's posting there is declared. */
export const PostingRef = builder.objectRef<Posting>('Posting').implement({
  fields: (t) => ({
    country: t.exposeString('country'),
    verdict: t.string({ description: '`none`, `declare` or `ask`.', resolve: ({ verdict }) => verdict }),
    why: t.string({ resolve: ({ why }) => why }),
  }),
});

const DeclaredValueRef = builder.objectRef<DeclaredValue>('DeclaredValue').implement({
  fields: (t) => ({
    field: t.string({ resolve: ({ field }) => field }),
    value: t.exposeString('value', { description: 'Empty where it is not on file.' }),
  }),
});

const CrewPostingsRef = builder.objectRef<CrewPostings>('CrewPostings').implement({
  fields: (t) => ({
    vehicleIndex: t.int({ resolve: ({ crew }) => crew.vehicleIndex }),
    operator: t.string({ resolve: ({ crew }) => crew.operator }),
    plate: t.string({ resolve: ({ crew }) => crew.plate }),
    isPartner: t.boolean({ resolve: ({ crew }) => crew.jobId !== null }),
    states: t.field({ type: [PostingRef], resolve: ({ postings }) => [...postings] }),
    declaration: t.field({
      type: [DeclaredValueRef],
      description: 'What the portal asks for, to be copied; empty where there is nothing to declare.',
      resolve: ({ declaration }) => [...declaration],
    }),
  }),
});

builder.queryField('tripPostings', (t) =>
  t.field({
    type: [CrewPostingsRef],
    description: 'Where those who drive a trip are posted; nothing for whoever does not assign drivers.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      if (!may(context.signedIn, 'assign-drivers') || !isReference(reference)) return [];
      const trip = await findListedTrip(context.db, reference);
      return trip === null ? [] : [...(await readTripPostings(context.db, trip))];
    },
  }),
);
