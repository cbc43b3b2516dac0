import { cancelForAgency, changeForAgency, orderForAgency, requestForAgency } from '#operations/agencies/act-for-agency.ts';
import { builder } from '../builder.ts';
import { ItineraryInputRef } from '../quote/inputs.ts';
import { reporting } from '../run/failures.ts';
import { DayContactInput } from '../trip/mutations.ts';
import { AgencyTripAnswer, requireAgency, withinLimit } from './agency-types.ts';

const keyDescription = 'Of 16 to 100 letters, digits, - and _. Only the agency’s own requests count.';
const versionDescription = 'The version that the agency saw (`AgencyTrip.version`).';
const overLimit = 'Refused with the code MONTH_LIMIT where it is more than the agency may order in one month.';

builder.mutationField('requestAgencyTrip', (t) =>
  t.field({
    type: AgencyTripAnswer,
    description: 'Asks for a quote on the agency’s terms. Nothing is owed before `orderAgencyTrip`.',
    args: {
      idempotencyKey: t.arg.string({ required: true, description: keyDescription }),
      itinerary: t.arg({ type: ItineraryInputRef, required: true }),
      ownReference: t.arg.string({ description: 'The agency’s own number of the order.' }),
      contact: t.arg({ type: DayContactInput, description: 'Whom the driver calls on the day.' }),
    },
    resolve: (_root, { ownReference, contact, ...asked }, context) =>
      reporting({ log: context.log, operation: 'requestAgencyTrip' }, async () => {
        const request = { ...asked, ownReference: ownReference ?? '', contact: contact ?? null };
        return { answer: await requestForAgency(context, await requireAgency(context), request) };
      }),
  }),
);

builder.mutationField('orderAgencyTrip', (t) =>
  t.field({
    type: AgencyTripAnswer,
    description: `Orders a quote with obligation to pay. ${overLimit}`,
    args: {
      idempotencyKey: t.arg.string({ required: true, description: keyDescription }),
      reference: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: versionDescription }),
      expectedTotalCents: t.arg.int({ required: true, description: 'Of the chosen vehicles, incl. VAT.' }),
      optionKey: t.arg.string({ description: 'Key of another choice of `quotes`.' }),
    },
    resolve: (_root, { optionKey, ...order }, context) =>
      reporting({ log: context.log, operation: 'orderAgencyTrip' }, async () =>
        withinLimit(await orderForAgency(context, await requireAgency(context), { ...order, optionKey: optionKey ?? null })),
      ),
  }),
);

builder.mutationField('changeAgencyTrip', (t) =>
  t.field({
    type: AgencyTripAnswer,
    description: `Changes a quote or a booking at the price of \`previewAgencyChange\`. ${overLimit}`,
    args: {
      idempotencyKey: t.arg.string({ required: true, description: keyDescription }),
      reference: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: versionDescription }),
      itinerary: t.arg({ type: ItineraryInputRef, required: true }),
      expectedTotalCents: t.arg.int({ required: true, description: 'The new total incl. VAT.' }),
    },
    resolve: (_root, change, context) =>
      reporting({ log: context.log, operation: 'changeAgencyTrip' }, async () =>
        withinLimit(await changeForAgency(context, await requireAgency(context), change)),
      ),
  }),
);

builder.mutationField('cancelAgencyTrip', (t) =>
  t.field({
    type: AgencyTripAnswer,
    description: 'Cancels a booking at the fee of `AgencyTrip.cancellation`, or declines a quote, which costs nothing.',
    args: {
      idempotencyKey: t.arg.string({ required: true, description: keyDescription }),
      reference: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: versionDescription }),
      expectedFeeCents: t.arg.int({ required: true, description: 'Incl. VAT; 0 for what was never booked.' }),
      reason: t.arg.string(),
    },
    resolve: (_root, { reason, ...asked }, context) =>
      reporting({ log: context.log, operation: 'cancelAgencyTrip' }, async () => ({
        answer: await cancelForAgency(context, await requireAgency(context), { ...asked, reason: reason ?? '' }),
      })),
  }),
);
