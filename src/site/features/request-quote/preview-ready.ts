import { comesBack, type ItineraryValues } from './itinerary-values.ts';

/** Whether enough is filled in for a price to be worked out: what is missing would only be answered as an error. */
export function isReadyForPreview({ type, stops, passengers }: Pick<ItineraryValues, 'type' | 'stops' | 'passengers'>): boolean {
  const hasPlaces = stops.every(({ place }) => place.trim().length >= 2);
  const leaves = comesBack(type) ? stops : stops.slice(0, -1);
  return hasPlaces && leaves.every(({ date, time }) => date !== '' && time !== '') && Number(passengers) >= 1;
}
