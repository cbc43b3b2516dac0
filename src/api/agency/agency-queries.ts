import { previewChangeForAgency, previewForAgency } from '#operations/agencies/act-for-agency.ts';
import { type Agency, readMonth } from '#operations/agencies/agency-store.ts';
import { type AgencyPage, findAgencyTrip, listAgencyTrips } from '#operations/agencies/agency-trip-store.ts';
import { builder } from '../builder.ts';
import { ItineraryInputRef } from '../quote/inputs.ts';
import { PreviewAnswer } from '../quote/queries.ts';
import { reporting } from '../run/failures.ts';
import { ChangePreviewAnswer } from '../trip/itinerary-operations.ts';
import { AgencyTripRef, requireAgency } from './agency-types.ts';

const mostAPage = 50;

const AgencyRef = builder.objectRef<Agency>('Agency').implement({
  description: 'Who asks, by its key.',
  fields: (t) => ({
    name: t.exposeString('name'),
    commissionPercent: t.exposeFloat('commissionPercent', { description: 'Of the net price of what is asked for from now on.' }),
    requestsPerMinute: t.exposeInt('requestsPerMinute'),
    monthLimitCents: t.exposeInt('monthLimitCents', { nullable: true, description: 'Null for no limit; cents incl. VAT.' }),
    orderedCents: t.int({
      description: 'Ordered in this month, but for what was cancelled.',
      resolve: ({ id }, _args, { db }) => readMonth(db, { id }),
    }),
  }),
});

const AgencyPageRef = builder.objectRef<AgencyPage>('AgencyTripPage').implement({
  fields: (t) => ({
    trips: t.field({ type: [AgencyTripRef], resolve: ({ trips }) => [...trips] }),
    next: t.exposeString('next', { nullable: true, description: 'Sent as `after` it gives the next page; null on the last one.' }),
  }),
});

builder.queryField('agency', (t) =>
  t.field({
    type: AgencyRef,
    resolve: (_root, _args, context) => reporting({ log: context.log, operation: 'agency' }, () => requireAgency(context)),
  }),
);

builder.queryField('agencyTrips', (t) =>
  t.field({
    type: AgencyPageRef,
    description: 'The trips of the agency, the newest first.',
    args: {
      first: t.arg.int({ defaultValue: 20, description: `${mostAPage} at most.` }),
      after: t.arg.string(),
    },
    resolve: (_root, { first, after }, context) =>
      reporting({ log: context.log, operation: 'agencyTrips' }, async () => {
        const { id } = await requireAgency(context);
        const limit = Math.min(Math.max(first ?? 20, 1), mostAPage);
        return await listAgencyTrips(context.db, { agencyId: id, after: after ?? null, limit });
      }),
  }),
);

builder.queryField('agencyTrip', (t) =>
  t.field({
    type: AgencyTripRef,
    nullable: true,
    description: 'Null where the agency has no such trip.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: (_root, { reference }, context) =>
      reporting({ log: context.log, operation: 'agencyTrip' }, async () => {
        const { id } = await requireAgency(context);
        return await findAgencyTrip(context.db, { agencyId: id, reference });
      }),
  }),
);

builder.queryField('previewAgencyPrice', (t) =>
  t.field({
    type: PreviewAnswer,
    description: 'The price of an itinerary on the agency’s terms. Nothing is stored.',
    args: { itinerary: t.arg({ type: ItineraryInputRef, required: true }) },
    resolve: (_root, { itinerary }, context) =>
      reporting({ log: context.log, operation: 'previewAgencyPrice' }, async () => ({
        answer: await previewForAgency(context, await requireAgency(context), itinerary),
      })),
  }),
);

builder.queryField('previewAgencyChange', (t) =>
  t.field({
    type: ChangePreviewAnswer,
    description: 'What another itinerary of a trip would cost. Nothing is stored.',
    args: { reference: t.arg.string({ required: true }), itinerary: t.arg({ type: ItineraryInputRef, required: true }) },
    resolve: (_root, asked, context) =>
      reporting({ log: context.log, operation: 'previewAgencyChange' }, async () => ({
        answer: await previewChangeForAgency(context, await requireAgency(context), asked),
      })),
  }),
);
