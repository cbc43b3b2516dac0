import { correctAddress } from '#operations/bookings/correct-address.ts';
import { saveContactDetails } from '#operations/bookings/save-contact-details.ts';
import { acceptQuote } from '#operations/quotes/accept-quote.ts';
import { declineQuote } from '#operations/quotes/decline.ts';
import { requestLinks } from '#operations/quotes/request-links.ts';
import { releaseReservation, reserveVehicles } from '#operations/quotes/reserve-vehicles.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { CustomerInput, visitArguments, visitOf } from '../quote/inputs.ts';
import { reporting } from '../run/failures.ts';
import { TravelAnswer } from './travel-answer.ts';

const idDescription = 'A quote id.';

export const DayContactInput = builder.inputType('DayContactInput', { fields: (t) => ({ name: t.string(), phoneNumber: t.string() }) });

const InvoiceInput = builder.inputType('InvoiceInput', {
  fields: (t) => ({
    organisation: t.string(),
    vatNumber: t.string(),
    street: t.string(),
    zipcode: t.string(),
    city: t.string(),
    country: t.string({ description: 'ISO 3166-1 alpha-2.' }),
    purchaseOrder: t.string(),
    buyerReference: t.string({ description: 'Leitweg-ID, code service, DIR3 codes: what a public body asks for.' }),
    organisationNumber: t.string({ description: 'SIRET, enterprise number, KvK or OIN.' }),
    paymentMethod: t.string({ description: '`bank-transfer`, `online` or `invoice-afterwards`.' }),
  }),
});

const AgreementsInput = builder.inputType('AgreementsInput', {
  fields: (t) => ({ termsAndCondition: t.field({ type: 'Typed' }), promotion: t.field({ type: 'Typed' }) }),
});

builder.mutationField('saveContactDetails', (t) =>
  t.field({
    type: TravelAnswer,
    args: {
      id: t.arg.string({ required: true, description: idDescription }),
      version: t.arg.int({ required: true, description: 'The version of the trip that the customer saw (`Travel.version`).' }),
      customer: t.arg({ type: CustomerInput, required: true }),
      firstContact: t.arg({ type: DayContactInput }),
      secondContact: t.arg({ type: DayContactInput }),
      invoice: t.arg({ type: InvoiceInput }),
    },
    resolve: (_root, { id, version, customer, ...rest }, context) =>
      reporting({ log: context.log, operation: 'saveContactDetails' }, async () => ({
        answer: await saveContactDetails(context, { id, version, input: { ...customer, ...rest } }),
      })),
  }),
);

builder.mutationField('correctAddress', (t) =>
  t.field({
    type: TravelAnswer,
    description: 'Puts a mistyped mail address right before the order, and mails the quote there.',
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true, description: idDescription }),
      email: t.arg.string({ required: true }),
    },
    resolve: (_root, args, context) =>
      reporting({ log: context.log, operation: 'correctAddress' }, async () => ({ answer: await correctAddress(context, args) })),
  }),
);

builder.mutationField('acceptQuote', (t) =>
  t.field({
    type: TravelAnswer,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true, description: idDescription }),
      expectedTotalCents: t.arg.int({ required: true, description: 'What the customer saw, incl. VAT.' }),
      version: t.arg.int({ required: true, description: 'The version of the trip that the customer saw (`Travel.version`).' }),
      optionKey: t.arg.string({ description: 'Key of another choice of the quote.' }),
      paymentMethod: t.arg.string({
        description: 'One of `Travel.paymentMethods`; absent: the method of the contact details.',
      }),
      agreements: t.arg({ type: AgreementsInput, required: true }),
    },
    resolve: (_root, { optionKey, paymentMethod, ...args }, context) =>
      reporting({ log: context.log, operation: 'acceptQuote' }, async () => ({
        answer: await acceptQuote(context, { ...args, optionKey: optionKey ?? null, paymentMethod: paymentMethod ?? null }),
      })),
  }),
);

builder.mutationField('reserveVehicles', (t) =>
  t.field({
    type: TravelAnswer,
    description:
      'Sets the vehicles of a quote aside for its customer, free, until `Travel.reservation.until`. Where the last one has just gone, the trip becomes a request that a person answers.',
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true, description: idDescription }),
      version: t.arg.int({ required: true, description: 'The version of the trip that the customer saw (`Travel.version`).' }),
      optionKey: t.arg.string({ description: 'Key of another choice of the quote.' }),
      customer: t.arg({ type: CustomerInput, description: 'Of a customer without an address so far: `firstName`, `lastName`, `email`.' }),
    },
    resolve: (_root, { optionKey, customer, ...args }, context) =>
      reporting({ log: context.log, operation: 'reserveVehicles' }, async () => ({
        answer: await reserveVehicles(context, { ...args, optionKey: optionKey ?? null, customer: customer ?? null }),
      })),
  }),
);

builder.mutationField('releaseReservation', (t) =>
  t.field({
    type: TravelAnswer,
    description: 'Gives the vehicles back before their time is over; without a reservation nothing happens.',
    args: { id: t.arg.string({ required: true, description: idDescription }) },
    resolve: (_root, { id }, context) =>
      reporting({ log: context.log, operation: 'releaseReservation' }, async () => ({ answer: await releaseReservation(context, id) })),
  }),
);

builder.mutationField('cancelQuote', (t) =>
  t.field({
    type: TravelAnswer,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true, description: idDescription }),
      version: t.arg.int({ required: true, description: 'The version of the trip that the customer saw (`Travel.version`).' }),
      reason: t.arg.string(),
    },
    resolve: (_root, { reason, ...args }, context) =>
      reporting({ log: context.log, operation: 'cancelQuote' }, async () => ({
        answer: await declineQuote(context, { ...args, reason: reason ?? '' }),
      })),
  }),
);

const LinksAnswer = builder.objectRef<{ readonly answer: Answer<true> }>('RequestLinksResult').implement({
  fields: (t) => ({
    accepted: t.boolean({ description: 'The same whether there are trips.', resolve: ({ answer }) => answer.ok }),
    errors: t.field({ type: [FieldErrorRef], resolve: errorsOf }),
  }),
});

builder.mutationField('requestLinks', (t) =>
  t.field({
    type: LinksAnswer,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      ...visitArguments,
    },
    resolve: (_root, { idempotencyKey, email, ...visit }, context) =>
      reporting({ log: context.log, operation: 'requestLinks' }, async () => ({
        answer: await requestLinks(context, { idempotencyKey, email, visit: visitOf(visit) }),
      })),
  }),
);
