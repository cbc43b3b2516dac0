import type { ItineraryInput } from '../api/generated/operations.ts';
import { type ItineraryValues, toStopInputs } from './itinerary-values.ts';

/** The form's itinerary and group as the API takes them. */
export function toItineraryInput(values: ItineraryValues): ItineraryInput {
  const { type, passengers, luggage, wheelchairPlaces, occasion, flightNumber, extras, notes } = values;
  const group = { passengers, luggage, wheelchairPlaces, occasion, flightNumber, extras, notes };
  return { type, stops: toStopInputs(values), ...group, suppliesDriverRoom: values.suppliesDriverRoom !== '' };
}
