import { emptyStop, type ItineraryValues, type PickUpValues, type StopValues } from '../../trip-editor/itinerary-values.ts';

/** The change of a suggestion: a removed stop, added nights, or new times of the stops in their order. */
export type TakenSuggestion = {
  readonly kind: string;
  readonly type: string;
  readonly stop: number | null;
  readonly nights: readonly { readonly stop: number; readonly placeKey: string; readonly label: string }[];
  /** For each stop the field of its place, where all of them are set again. */
  readonly places: readonly string[];
  readonly stops: readonly Moment[];
};

type Moment = { readonly date: string | null; readonly time: string | null };

type Named = Pick<TakenSuggestion, 'kind' | 'stop'>;

/** The value of the button that applies a suggestion. There may be one of a kind for each stop. */
export function intentToTake({ kind, stop }: Named): string {
  return `take-suggestion.${kind}.${stop ?? ''}`;
}

/** Whether a pressed button's value names a suggestion at all. */
export function asksToTake(intent: string): boolean {
  return intent.startsWith('take-suggestion.');
}

/** The form with a suggestion applied. Everything else that was typed stays. */
export function takeSuggestion<Values extends Pick<ItineraryValues, 'stops' | 'type' | 'pickUps'>>(
  values: Values,
  taken: TakenSuggestion,
): Values {
  const { kind, stop, stops, nights, places } = taken;
  if (places.length > 0) return { ...values, type: taken.type, stops: takePlaces(values, taken), pickUps: [] };
  if (nights.length > 0) return { ...values, type: taken.type, stops: takeNights(values, taken) };
  const kept = kind === 'fewer-stop' ? values.stops.filter((_, index) => index !== stop) : values.stops;
  // A return trip has one stop more than the form: its starting point.
  return { ...values, stops: kept.map((old, index) => moveTo(old, stops[index])) };
}

function moveTo(old: StopValues, { date, time }: Moment = { date: null, time: null }): StopValues {
  const { timeIs: _asked, ...typed } = old;
  return date === null || time === null ? old : { ...typed, date, time };
}

/** Every stop of the changed trip has a field: the nights, and the end where the trip ended at its starting point. */
function takeNights({ stops: typed }: Pick<ItineraryValues, 'stops'>, { nights, stops }: TakenSuggestion): StopValues[] {
  const [first = emptyStop] = typed;
  let at = 0;
  return stops.map((moment, index) => {
    const night = nights.find(({ stop }) => stop === index);
    if (night !== undefined) return moveTo({ ...emptyStop, place: night.label, placeKey: night.placeKey }, moment);
    const old = typed[at++] ?? { ...emptyStop, place: first.place, placeKey: first.placeKey };
    return moveTo(old, moment);
  });
}

/** The places of the fields in another order. What belongs to a place moves with its first stop. */
function takePlaces(values: Pick<ItineraryValues, 'stops' | 'pickUps'>, { places, stops }: TakenSuggestion): StopValues[] {
  return places.map((field, index) => {
    const named = findField(values, field);
    const again = places.indexOf(field) < index ? { ...emptyStop, ...named } : { ...emptyStop, ...findStop(values, field), ...named };
    return moveTo({ ...again, date: '', time: '' }, stops[index]);
  });
}

function findStop({ stops }: Pick<ItineraryValues, 'stops'>, field: string): StopValues | undefined {
  return field.startsWith('stops.') ? stops[Number(field.slice('stops.'.length))] : undefined;
}

function findField(values: Pick<ItineraryValues, 'stops' | 'pickUps'>, field: string): Pick<PickUpValues, 'place' | 'placeKey'> {
  const found = field.startsWith('pickUps.') ? values.pickUps[Number(field.slice('pickUps.'.length))] : findStop(values, field);
  return { place: found?.place ?? '', placeKey: found?.placeKey ?? '' };
}
