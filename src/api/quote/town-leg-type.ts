import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { builder } from '../builder.ts';

type TownLeg = { readonly stop: number; readonly town: string; readonly kilometres: number; readonly minutes: number };

export const TownLegRef = builder.objectRef<TownLeg>('TownLeg').implement({
  fields: (t) => ({
    stop: t.exposeInt('stop', { description: 'The stop that the leg goes to; 0 is the first.' }),
    town: t.exposeString('town'),
    kilometres: t.exposeFloat('kilometres'),
    minutes: t.exposeInt('minutes'),
  }),
});

type Legs = { readonly itinerary: Itinerary; readonly routed: Pick<RoutedItinerary, 'legs'> | null };

/** Legs whose distance is estimated from the size of the town that contains both ends, except legs along one street. */
export function listTownLegs({ itinerary, routed }: Legs): readonly TownLeg[] {
  return (routed?.legs ?? []).flatMap(({ isEstimated = false, kilometres, minutes }, index) => {
    const [from, to] = itinerary.stops.slice(index, index + 2).map(({ place }) => place);
    const isOneTown = from !== undefined && from.town === to?.town && from.countryCode === to.countryCode;
    const isOneStreet = from?.street !== '' && from?.street === to?.street;
    return isEstimated && isOneTown && !isOneStreet ? [{ stop: index + 1, town: from.town, kilometres, minutes }] : [];
  });
}
