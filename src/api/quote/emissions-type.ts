import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { compareEmissions, type Emissions } from '#domain/pricing/quote/emissions.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import { builder } from '../builder.ts';

type Comparison = ReturnType<typeof compareEmissions>;

const ModeEmissionsRef = builder.objectRef<Emissions>('ModeEmissions').implement({
  fields: (t) => ({
    mode: t.exposeString('mode', { description: '`coach`, `car` or `plane`.' }),
    kilograms: t.exposeFloat('kilograms', { description: 'Of CO2 equivalents a passenger.' }),
  }),
});

export const EmissionsRef = builder.objectRef<Comparison>('Emissions').implement({
  description: 'What a passenger’s way emits by coach, car and, where one can fly, plane over the same kilometres.',
  fields: (t) => ({
    modes: t.field({ type: [ModeEmissionsRef], resolve: ({ emissions }) => emissions }),
    source: t.exposeString('source', { description: 'In English.' }),
  }),
});

type ComparedTrip = { readonly kilometres: number; readonly date: string; readonly stops: Itinerary['stops'] };

/** For this many kilometres on the trip's first day; null for a trip without a way. */
export function compareModes({ kilometres, date, stops }: ComparedTrip): Comparison | null {
  const stretches = stops
    .slice(1)
    .map(({ place }, index) => getGreatCircleKilometres(stops[index]?.place.coordinates ?? place.coordinates, place.coordinates));
  return kilometres > 0 ? compareEmissions({ kilometres, longestStretch: Math.max(0, ...stretches), date }) : null;
}
