import type { RoadLeg, RoadNumber } from '#domain/itinerary/routed.ts';
import { builder } from '../builder.ts';

const RoadNumberRef = builder.objectRef<RoadNumber>('RoadNumber').implement({
  description: 'A main road as its signs show it.',
  fields: (t) => ({
    country: t.exposeString('country', { description: 'ISO alpha-2.' }),
    number: t.exposeString('number', { description: 'Such as A2.' }),
  }),
});

export const RouteLegRef = builder.objectRef<RoadLeg>('RouteLeg').implement({
  description: 'The road between a stop and the next.',
  fields: (t) => ({
    kilometres: t.int({ resolve: ({ kilometres }) => Math.round(kilometres) }),
    minutes: t.int({ description: 'At the wheel, without breaks.', resolve: ({ minutes }) => Math.round(minutes) }),
    roads: t.field({ type: [RoadNumberRef], description: 'Two at most.', resolve: ({ roads = [] }) => [...roads] }),
  }),
});
