import { listCaseRoom } from '#domain/fleet/vehicles.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { findCrew } from '#domain/pricing/quote/crew-plan.ts';
import type { OptionKey, Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { listVehicleGroups, type PlacedGroup } from '#domain/pricing/quote/vehicle-groups.ts';
import { type DescribedPart, listPartsOf } from '#domain/trip/list-parts.ts';
import type { TripState } from '#domain/trip/states.ts';
import { paymentMethods } from '#domain/trip/trip.ts';
import { builder } from '../builder.ts';
import { GroupPartRef } from '../trip/group-part-type.ts';
import { DuePaymentRef } from '../trip/invoice-type.ts';
import { CrewCheckRef, CrewDutyRef, CrewRef } from './crew-type.ts';
import { createPaymentPlan, type PaymentFacts } from './payment-plan.ts';
import { PriceLineRef, VatLineRef } from './price-line-type.ts';

/** One choice of a quote with its context; a preview belongs to no trip yet. */
export type QuoteChoice = {
  readonly option: QuoteOption;
  readonly isChosen: boolean;
  readonly quoteId: string | null;
  readonly state: TripState | null;
  readonly notes: string;
  /** The terms of payment; absent if no payment dates are needed. */
  readonly payment?: PaymentFacts;
};

type VehicleGroup = { readonly part: DescribedPart; readonly group: PlacedGroup };

const VehicleGroupRef = builder.objectRef<VehicleGroup>('VehicleGroup').implement({
  fields: (t) => ({
    part: t.field({ type: GroupPartRef, resolve: ({ part }) => part }),
    netCents: t.int({ description: 'Of its vehicles.', resolve: ({ group }) => group.netCents }),
    duties: t.field({ type: [CrewDutyRef], resolve: ({ group }) => group.crew.duties ?? [] }),
    checks: t.field({ type: [CrewCheckRef], resolve: ({ group }) => group.crew.checks ?? [] }),
  }),
});

/** docs/specification.md#entities first (euros as decimal text), then what the page needs to explain the price. */
export const QuoteRef = builder.objectRef<QuoteChoice>('Quote').implement({
  fields: (t) => ({
    quoteId: t.exposeID('quoteId', { nullable: true }),
    price: t.string({ description: 'Euros net of VAT.', resolve: ({ option }) => formatEuros(option.netCents) }),
    vat: t.string({ resolve: ({ option }) => formatEuros(option.vatCents) }),
    total: t.string({ resolve: ({ option }) => formatEuros(option.totalCents) }),
    vatPercentage: t.float({ description: 'Of the whole; each country has its own.', resolve: ({ option }) => vatPercentageOf(option) }),
    additionalDetails: t.exposeString('notes'),
    additionalDetailsChecklist: t.stringList({ description: 'Kinds of what is included.', resolve: ({ option }) => checklistOf(option) }),
    status: t.string({ nullable: true, resolve: ({ state }) => state?.status ?? null }),
    stage: t.string({ nullable: true, resolve: ({ state }) => state?.stage ?? null }),
    key: t.field({ type: 'String', resolve: ({ option }): OptionKey => option.key }),
    isChosen: t.exposeBoolean('isChosen'),
    vehicles: t.stringList({ resolve: ({ option }) => [...option.vehicles] }),
    seats: t.int({ resolve: ({ option }) => option.seats }),
    vehicleSeats: t.intList({
      description: 'Beside `vehicles`; empty in quotes made before a type had sizes.',
      resolve: ({ option }) => [...(option.vehicleSeats ?? [])],
    }),
    vehicleCases: t.intList({
      description: 'Beside `vehicleSeats`: how many people can each bring a case in it, without a trailer.',
      resolve: ({ option }) => [...listCaseRoom(option.vehicles, option.vehicleSeats ?? [])],
    }),
    waiting: t.string({
      nullable: true,
      description: '`with-group` or `goes-home`; null where no wait is long enough to ask.',
      resolve: ({ option }) => option.waiting ?? null,
    }),
    paymentPlan: t.field({
      type: [DuePaymentRef],
      description: 'What is paid when; before the booking as if it were booked now.',
      args: { method: t.arg.string({ description: '`bank-transfer`, `online` or `invoice-afterwards`; absent: the method of the trip.' }) },
      resolve: ({ option, payment }, { method: other }) => {
        if (payment === undefined) return [];
        const method = paymentMethods.find((known) => known === other) ?? payment.method;
        return createPaymentPlan({ ...payment, method, totalCents: option.totalCents });
      },
    }),
    crew: t.field({ type: CrewRef, resolve: ({ option }) => option.crew }),
    groups: t.field({
      type: [VehicleGroupRef],
      description: 'Of a group that boards or comes back in parts each of them, in order; empty where all travel together.',
      resolve: ({ option }) => listGroups(option),
    }),
    lines: t.field({ type: [PriceLineRef], resolve: ({ option }) => option.lines }),
    vatLines: t.field({ type: [VatLineRef], resolve: ({ option }) => option.vat }),
    netCents: t.int({ resolve: ({ option }) => option.netCents }),
    vatCents: t.int({ resolve: ({ option }) => option.vatCents }),
    totalCents: t.int({ resolve: ({ option }) => option.totalCents }),
  }),
});

type ChoiceFacts = Pick<QuoteChoice, 'quoteId' | 'state' | 'notes' | 'payment'>;

/** The choices of a quote, in its order; none without a quote. */
export function listChoices(quote: Quote | null, facts: ChoiceFacts): readonly QuoteChoice[] {
  if (quote === null) return [];
  return quote.options.map((option) => ({
    option: { ...option, crew: findCrew(quote, option) },
    isChosen: option.key === quote.chosen,
    ...facts,
  }));
}

function listGroups(option: QuoteOption): VehicleGroup[] {
  const parts = listPartsOf(option);
  return listVehicleGroups(option).flatMap((group, index) => {
    const part = parts[index];
    return part === undefined ? [] : [{ part, group }];
  });
}

function vatPercentageOf({ netCents, vatCents }: QuoteOption): number {
  return netCents === 0 ? 0 : Math.round((vatCents / netCents) * 10_000) / 100;
}

function checklistOf({ lines }: QuoteOption): string[] {
  return [...new Set(lines.filter(({ included }) => included).map(({ kind }) => kind))];
}
