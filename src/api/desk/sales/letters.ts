import { isReference } from '#domain/trip/reference.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { type LetterFacts, readLetterFacts, sendLetter } from '#operations/bookings/send-letter.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { OutcomeRef, staffOf, tell } from '../act.ts';
import { builder, require } from '../builder.ts';

const CrewRef = builder.objectRef<LetterFacts['crew'][number]>('LetterCrew').implement({
  fields: (t) => ({
    driverName: t.exposeString('driverName'),
    driverPhone: t.exposeString('driverPhone'),
    vehicle: t.exposeString('vehicle'),
  }),
});

const PaymentRef = builder.objectRef<NonNullable<LetterFacts['payment']>>('LetterPayment').implement({
  fields: (t) => ({
    amountCents: t.exposeInt('amountCents'),
    dueOn: t.exposeString('dueOn', { description: 'YYYY-MM-DD.' }),
    iban: t.exposeString('iban'),
    name: t.exposeString('name'),
  }),
});

const LetterRef = builder.objectRef<LetterFacts & { readonly trip: Trip }>('Letter').implement({
  description: 'Who is written to, which letters suit the trip, and what they say of it.',
  fields: (t) => ({
    name: t.string({ resolve: ({ trip: { customer } }) => `${customer.firstName} ${customer.lastName}`.trim() }),
    email: t.string({ description: 'Empty where nobody is known any more.', resolve: ({ trip }) => trip.customer.email }),
    language: t.string({ resolve: ({ trip }) => trip.language }),
    from: t.string({ resolve: ({ trip }) => endsOf(trip).from }),
    to: t.string({ resolve: ({ trip }) => endsOf(trip).to }),
    date: t.string({ description: 'YYYY-MM-DD.', resolve: ({ trip }) => trip.itinerary.stops[0]?.departure?.date ?? '' }),
    letters: t.stringList({ resolve: ({ letters }) => [...letters] }),
    crew: t.field({ type: [CrewRef], resolve: ({ crew }) => [...crew] }),
    payment: t.field({ type: PaymentRef, nullable: true, resolve: ({ payment }) => payment }),
  }),
});

function endsOf({ itinerary }: Trip) {
  return tripEndsOf(itinerary.stops);
}

builder.queryField('letter', (t) =>
  t.field({
    type: LetterRef,
    nullable: true,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      require(context, 'write-to-customers');
      const trip = isReference(reference) ? await findTripByReference(context.db, reference) : null;
      return trip === null ? null : { trip, ...(await readLetterFacts(context.db, trip)) };
    },
  }),
);

builder.mutationField('writeLetter', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      key: t.arg.string({ required: true, description: 'Of the form: what is sent twice under one key is one letter.' }),
      subject: t.arg.string({ required: true }),
      text: t.arg.string({ required: true, description: 'Paragraphs stand apart by an empty line.' }),
    },
    resolve: async (_root, asked, context) => tell(await sendLetter(context, { ...asked, staff: staffOf(context) })),
  }),
);
