import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { CrewCheck, Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { listPartsOf } from '#domain/trip/list-parts.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { GroupPartRef } from '../group-part-type.ts';

/** What a caller says of his trip, and what it would cost, as the customer's own page has it. */

const StopInput = builder.inputType('CallersStopInput', {
  fields: (t) => ({
    placeKey: t.string({
      required: true,
      description: 'Of a place that was chosen, or `stop:1` for the second stop of the trip as it is.',
    }),
    placeText: t.string({ required: true }),
    date: t.string({ required: true, description: 'YYYY-MM-DD, local to the stop, like all times here.' }),
    time: t.string({ required: true, description: 'HH:MM' }),
    arriveByDate: t.string({ required: true }),
    arriveByTime: t.string({ required: true }),
    notes: t.string({ required: true }),
    localKilometres: t.string({ required: true }),
  }),
});

const PickUpInput = builder.inputType('CallersPickUpInput', {
  fields: (t) => ({
    placeKey: t.string({ required: true, description: 'Of a place that was chosen, or `pickUp:0` for the first of the trip as it is.' }),
    placeText: t.string({ required: true }),
    time: t.string({ required: true, description: 'HH:MM; empty where it is left to us.' }),
    passengers: t.string({ required: true }),
  }),
});

export const JourneyInput = builder.inputType('CallersJourneyInput', {
  fields: (t) => ({
    type: t.string({ required: true }),
    stops: t.field({ type: [StopInput], required: true }),
    passengers: t.string({ required: true }),
    luggage: t.string({ required: true }),
    wheelchairPlaces: t.string({ required: true }),
    babySeats: t.string({ required: true }),
    childSeats: t.string({ required: true }),
    boosterSeats: t.string({ required: true }),
    occasion: t.string({ required: true }),
    flightNumber: t.string({ required: true }),
    extras: t.stringList({ required: true }),
    notes: t.string({ required: true }),
    suppliesDriverRoom: t.boolean({ required: true }),
    secondReturnTime: t.string({ required: true }),
    secondReturnPassengers: t.string({ required: true }),
    pickUps: t.field({ type: [PickUpInput], required: true, description: 'Where else parts of the group board.' }),
  }),
});

const PlaceChoiceRef = builder.objectRef<NonNullable<Refusal['choices']>[number]>('CallersPlaceChoice').implement({
  fields: (t) => ({ key: t.exposeString('key'), label: t.exposeString('label') }),
});

export const IssueRef = builder.objectRef<Refusal>('CallersIssue').implement({
  description: 'What is wrong with a field.',
  fields: (t) => ({
    field: t.exposeString('field'),
    code: t.exposeString('code'),
    proposal: t.string({ resolve: ({ proposal }) => proposal ?? '' }),
    choices: t.field({ type: [PlaceChoiceRef], resolve: ({ choices = [] }) => [...choices] }),
  }),
});

const ReasonValueRef = builder.objectRef<readonly [string, string | number]>('LineReasonValue').implement({
  fields: (t) => ({ name: t.string({ resolve: ([name]) => name }), value: t.string({ resolve: ([, value]) => String(value) }) }),
});

const LineReasonRef = builder.objectRef<NonNullable<PriceLine['reason']>>('LineReason').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    values: t.field({ type: [ReasonValueRef], resolve: ({ values }) => Object.entries(values) }),
  }),
});

const LineRef = builder.objectRef<PriceLine>('ChoiceLine').implement({
  description: 'Net.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    vehicle: t.exposeString('vehicle', { nullable: true }),
    quantity: t.exposeFloat('quantity'),
    unit: t.exposeString('unit'),
    unitCents: t.exposeInt('unitCents', { nullable: true }),
    amountCents: t.exposeInt('amountCents'),
    included: t.exposeBoolean('included'),
    reason: t.field({ type: LineReasonRef, nullable: true, resolve: ({ reason }) => reason ?? null }),
  }),
});

const VatRef = builder.objectRef<VatLine>('ChoiceVat').implement({
  fields: (t) => ({
    countryCode: t.exposeString('countryCode'),
    kilometres: t.exposeFloat('kilometres'),
    netCents: t.exposeInt('netCents'),
    ratePercent: t.exposeFloat('ratePercent'),
    vatCents: t.exposeInt('vatCents'),
  }),
});

const CheckRef = builder.objectRef<CrewCheck>('ChoiceCheck').implement({
  description: 'A rule of driving and rest, and what the plan makes of it.',
  fields: (t) => ({
    rule: t.exposeString('rule'),
    article: t.exposeString('article'),
    drivers: t.exposeInt('drivers'),
    sense: t.exposeString('sense'),
    limitMinutes: t.exposeInt('limitMinutes'),
    actualMinutes: t.exposeInt('actualMinutes'),
    binds: t.exposeBoolean('binds'),
  }),
});

const ChoiceRef = builder.objectRef<QuoteOption>('PricedChoice').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
    seats: t.exposeInt('seats'),
    drivers: t.int({ resolve: ({ crew }) => crew.drivers }),
    drivingMinutes: t.int({ resolve: ({ crew }) => crew.drivingMinutes }),
    dutyMinutes: t.int({ resolve: ({ crew }) => crew.dutyMinutes }),
    overnights: t.int({ resolve: ({ crew }) => crew.overnights }),
    checks: t.field({ type: [CheckRef], resolve: ({ crew }) => [...(crew.checks ?? [])] }),
    parts: t.field({ type: [GroupPartRef], resolve: (option) => [...listPartsOf(option)] }),
    lines: t.field({ type: [LineRef], resolve: ({ lines }) => [...lines] }),
    vat: t.field({ type: [VatRef], resolve: ({ vat }) => [...vat] }),
    netCents: t.exposeInt('netCents'),
    totalCents: t.exposeInt('totalCents'),
  }),
});

export const QuoteRef = builder.objectRef<Quote>('PricedJourney').implement({
  fields: (t) => ({
    choices: t.field({ type: [ChoiceRef], resolve: ({ options }) => [...options] }),
    chosen: t.exposeString('chosen'),
    kilometres: t.exposeInt('kilometres'),
    emptyKilometres: t.exposeInt('emptyKilometres'),
    isEstimated: t.exposeBoolean('estimated'),
    validUntil: t.exposeString('validUntil'),
  }),
});
