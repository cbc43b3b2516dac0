import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { ExampleTripRef } from './locations.ts';
import { placeArguments, placeOf } from './place-arguments.ts';
import { findProof, type Proof } from './proof.ts';

const VatShareRef = builder.objectRef<Proof['vat'][number]>('CountryVat').implement({
  fields: (t) => ({ country: t.exposeString('country', { description: 'ISO alpha-2.' }), percent: t.exposeFloat('percent') }),
});

const FeeRowRef = builder.objectRef<Proof['cancellation'][number]>('CancellationRow').implement({
  fields: (t) => ({
    until: t.exposeString('until', { nullable: true, description: 'YYYY-MM-DD, the last day at this rate; null for the last rate.' }),
    percent: t.exposeInt('percent', { description: 'Of the total.' }),
  }),
});

const ProofRef = builder.objectRef<Proof>('Proof').implement({
  description: 'What holds today and anybody can check, worked out on a trip that the site sells, booked now.',
  fields: (t) => ({
    from: t.exposeString('from'),
    trip: t.expose('trip', { type: ExampleTripRef }),
    drivingMinutes: t.exposeInt('drivingMinutes', { description: 'At the wheel, after which the driver must pause.' }),
    breakMinutes: t.exposeInt('breakMinutes'),
    vat: t.field({ type: [VatShareRef], resolve: ({ vat }) => [...vat] }),
    cancellation: t.field({ type: [FeeRowRef], resolve: ({ cancellation }) => [...cancellation] }),
  }),
});

builder.queryField('getProof', (t) =>
  t.field({
    type: ProofRef,
    nullable: true,
    args: placeArguments,
    resolve: (_root, args, context) =>
      reporting({ log: context.log, operation: 'getProof' }, () => findProof(context, { visit: placeOf(args), now: context.now() })),
  }),
);
