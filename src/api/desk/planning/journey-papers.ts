import { isReference } from '#domain/trip/reference.ts';
import { isBooked } from '#domain/trip/states.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { listDocumentsOfTrip, type VehicleDocuments } from '#operations/journey-documents/read-documents.ts';
import type { JourneyDocument } from '#operations/journey-documents/rules/journey-document.ts';
import { may } from '#operations/staff/signed-in.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { builder } from '../builder.ts';

const JourneyPaperRef = builder.objectRef<JourneyDocument>('JourneyPaper').implement({
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    missing: t.stringList({ description: 'What it should say and we do not know.', resolve: ({ missing }) => [...missing] }),
    book: t.string({ resolve: ({ form }) => form.book }),
    number: t.string({ resolve: ({ form }) => form.number }),
  }),
});

const VehiclePapersRef = builder.objectRef<VehicleDocuments>('VehiclePapers').implement({
  fields: (t) => ({
    vehicleIndex: t.exposeInt('vehicleIndex'),
    notices: t.stringList({ description: 'Why none of ours goes along, or not these alone.', resolve: ({ notices }) => [...notices] }),
    papers: t.field({ type: [JourneyPaperRef], resolve: ({ papers }) => [...papers] }),
  }),
});

builder.queryField('journeyPapers', (t) =>
  t.field({
    type: [VehiclePapersRef],
    description: 'The papers that go along with each vehicle of a trip; none for whoever may not see the fleet.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      if (!may(context.signedIn, 'see-fleet') || !isReference(reference)) return [];
      const trip = await findListedTrip(context.db, reference);
      if (trip === null || !isBooked(trip)) return [];
      await readDuties(context, trip);
      return [...(await listDocumentsOfTrip(context, trip))];
    },
  }),
);
