import { GraphQLError } from 'graphql/index.js';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { firstDepartureOf } from '#domain/itinerary/instants.ts';
import type { Result } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { tripStates } from '#domain/trip/states.ts';
import { type AgencyAnswer, netOf, type OverLimit } from '#operations/agencies/act-for-agency.ts';
import { type Agency, findAgency } from '#operations/agencies/agency-store.ts';
import type { AgencyTrip } from '#operations/agencies/agency-trip-store.ts';
import { commissionOf } from '#operations/agencies/rules/agency.ts';
import { findFee } from '#operations/bookings/cancel-booking.ts';
import { stateOf } from '#operations/duties/travel.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import type { ApiContext } from '../context.ts';
import { errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { QuoteRef } from '../quote/quote-type.ts';
import { CancelationPreview } from '../trip/booking-queries.ts';
import { TripLocation } from '../trip/places-of-trip.ts';
import { sequenceTrip } from '../trip/sequence-trip.ts';

/** The agency whose key the request carried. Throws for a request without one. */
export async function requireAgency({ db, agencyId }: ApiContext): Promise<Agency> {
  const agency = agencyId ? await findAgency(db, agencyId) : null;
  if (agency !== null) return agency;
  throw new GraphQLError('Send the key of an agency as Authorization: Bearer', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** The answer of an act that may cost too much; throws where it would. */
export function withinLimit(result: Result<AgencyAnswer, OverLimit>): { readonly answer: AgencyAnswer } {
  if (result.ok) return { answer: result.value };
  const { limitCents, orderedCents } = result.failure;
  throw new GraphQLError('This is more than may be ordered in one month', {
    extensions: { code: 'MONTH_LIMIT', limitCents, orderedCents },
  });
}

/** The names that the API of agencies has for states: those of this repository, in English. */
function nameState(trip: AgencyTrip['trip'], now: string): string {
  const { status, stage } = stateOf({ trip, now });
  const found = Object.entries(tripStates).find(([, state]) => state.status === status && state.stage === stage);
  return found?.[0] ?? stage;
}

const amounts = 'Cents incl. VAT.';

export const AgencyTripRef = builder.objectRef<AgencyTrip>('AgencyTrip').implement({
  description: 'A trip of an agency, known by its reference. It has no key by which others could open it.',
  fields: (t) => ({
    reference: t.string({ resolve: ({ trip }) => trip.reference }),
    ownReference: t.exposeString('ownReference', { description: 'The agency’s own number of the order; on the invoice too.' }),
    state: t.string({
      description: '`request`, `quote`, `expired`, `declined`, `booked`, `cancelled` or `done`.',
      resolve: ({ trip }, _args, { now }) => nameState(trip, now()),
    }),
    version: t.int({
      description: 'Sent with each change: what was not seen is not changed.',
      resolve: ({ trip }) => trip.customerVersion,
    }),
    description: t.string({ resolve: ({ trip }) => describeRoute(trip.itinerary) }),
    departure: t.string({
      description: 'The first one, as an instant.',
      resolve: ({ trip }) => firstDepartureOf(trip.itinerary).departure,
    }),
    timeZone: t.string({ description: 'Of the first stop.', resolve: ({ trip }) => firstDepartureOf(trip.itinerary).timeZone }),
    passengers: t.int({ resolve: ({ trip }) => trip.group.passengers }),
    locations: t.field({ type: [TripLocation], resolve: ({ trip }) => sequenceTrip(trip) }),
    personReasons: t.stringList({ description: 'Why a person must price it.', resolve: ({ trip }) => [...trip.personReasons] }),
    quotes: t.field({
      type: [QuoteRef],
      description: 'The vehicles to choose from; empty without a price.',
      resolve: ({ trip: { quote, group } }) =>
        (quote?.options ?? []).map((option) => ({
          ...{ option, isChosen: option.key === quote?.chosen, quoteId: null, state: null, notes: group.notes },
        })),
    }),
    totalCents: t.int({ nullable: true, description: amounts, resolve: ({ trip }) => findChosenOption(trip)?.totalCents ?? null }),
    commissionCents: t.int({
      description: 'What the agency earns, of the net price.',
      resolve: ({ trip, commissionPercent }) => commissionOf(netOf(trip), commissionPercent),
    }),
    validUntil: t.string({ nullable: true, resolve: ({ trip }) => trip.quote?.validUntil ?? null }),
    createdAt: t.string({ resolve: ({ trip }) => trip.createdAt }),
    bookedAt: t.string({ nullable: true, resolve: ({ trip }) => trip.bookedAt }),
    cancelledAt: t.string({ nullable: true, resolve: ({ trip }) => trip.cancelation?.at ?? null }),
    cancellationFeeCents: t.int({ nullable: true, description: amounts, resolve: ({ trip }) => trip.cancelation?.feeCents ?? null }),
    cancellation: t.field({
      type: CancelationPreview,
      nullable: true,
      description: 'What cancelling costs now; null where nothing is booked.',
      resolve: ({ trip }, _args, { now }) => findFee(trip, now()),
    }),
  }),
});

export const AgencyTripAnswer = builder.objectRef<{ readonly answer: Answer<AgencyTrip> }>('AgencyTripResult').implement({
  description: 'The trip as it is now, or why nothing was done.',
  fields: (t) => ({
    trip: t.field({ type: AgencyTripRef, nullable: true, resolve: ({ answer }) => (answer.ok ? answer.value : null) }),
    errors: t.field({ type: [FieldErrorRef], resolve: errorsOf }),
  }),
});
