import { canDecline } from '#domain/trip/allowed.ts';
import { type Alternative, mostAlternatives } from '#domain/trip/alternatives.ts';
import { isReference } from '#domain/trip/reference.ts';
import { findAlternatives } from '#operations/quotes/find-alternatives.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { builder, require } from '../builder.ts';

const AlternativeRef = builder.objectRef<Alternative>('DeskAlternative').implement({
  fields: (t) => ({
    days: t.exposeInt('days', { description: 'From what was asked; below 0 for before.' }),
    minutes: t.exposeInt('minutes'),
    date: t.string({
      description: 'YYYY-MM-DD on which the group would leave, by the clock of the place.',
      resolve: ({ departure }) => departure.date,
    }),
    time: t.string({ resolve: ({ departure }) => departure.time }),
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
    totalCents: t.exposeInt('totalCents'),
  }),
});

builder.queryField('alternatives', (t) =>
  t.field({
    type: [AlternativeRef],
    description: `Other moments at which a trip that we decline can be driven, at most ${mostAlternatives}; nothing is stored.`,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      const trip = isReference(reference) ? await findTripByReference(context.db, reference) : null;
      if (trip === null || !canDecline(trip).allowed) return [];
      return [...(await findAlternatives(context, trip, context.now()))];
    },
  }),
);
