import type { OrderedItem } from '#domain/trip/ordered.ts';
import { builder } from '../builder.ts';

export const OrderedItemRef = builder.objectRef<OrderedItem>('OrderedItem').implement({
  description: 'A field of what was ordered beside places and times. What it holds stands in `count`, `codes` or `text`.',
  fields: (t) => ({
    field: t.exposeString('field'),
    count: t.exposeInt('count', { nullable: true }),
    codes: t.stringList({ resolve: ({ codes }) => [...codes] }),
    text: t.exposeString('text'),
    stop: t.exposeString('stop', { nullable: true, description: 'The name of the stop that it belongs to.' }),
  }),
});
