import type { ItineraryInput } from '../api/generated/operations.ts';
import { groupOf, type ItineraryValues, toStopInputs } from './itinerary-values.ts';

/** The form's itinerary and group as the API takes them. */
export function toItineraryInput(values: ItineraryValues): ItineraryInput {
  const pickUps = values.pickUps.map(({ placeKey, place, time, passengers }) => ({ placeKey, placeText: place, time, passengers }));
  return {
    type: values.type,
    stops: toStopInputs(values),
    pickUps,
    ...groupOf(values),
    suppliesDriverRoom: values.suppliesDriverRoom !== '',
  };
}
