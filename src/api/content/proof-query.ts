import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { ExampleTripRef } from './locations.ts';
import { placeArguments, placeOf } from './place-arguments.ts';
import { findProof, type Proof } from './proof.ts';

const ProofRef = builder.objectRef<Proof>('Proof').implement({
  description: 'A trip that the site sells, with its price of today.',
  fields: (t) => ({
    from: t.exposeString('from'),
    trip: t.expose('trip', { type: ExampleTripRef }),
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
