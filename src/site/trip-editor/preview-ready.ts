import { comesBack, type ItineraryValues } from './itinerary-values.ts';

type Input = Pick<ItineraryValues, 'type' | 'stops' | 'passengers'>;

/** The fields that a price still needs, in the order of the form. */
export function listMissing({ type, stops, passengers }: Input): readonly string[] {
  const leaves = comesBack(type) ? stops.length : stops.length - 1;
  const ofStops = stops.flatMap(({ place, date, time }, index) => [
    ...(place.trim().length >= 2 ? [] : [`stops.${index}.place`]),
    ...(index >= leaves || date !== '' ? [] : [`stops.${index}.date`]),
    ...(index >= leaves || time !== '' ? [] : [`stops.${index}.time`]),
  ]);
  return Number(passengers) >= 1 ? ofStops : [...ofStops, 'passengers'];
}

/** Whether the form is complete enough for a price. Otherwise the request would only return issues. */
export function isReadyForPreview(values: Input): boolean {
  return listMissing(values).length === 0;
}
