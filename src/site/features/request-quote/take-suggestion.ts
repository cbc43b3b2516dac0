import type { ItineraryValues } from '../../trip-editor/itinerary-values.ts';

/** What a suggestion changes: the stop that is left out, or the moments of the stops in their order. */
export type TakenSuggestion = {
  readonly kind: string;
  readonly stop: number | null;
  readonly stops: readonly { readonly date: string | null; readonly time: string | null }[];
};

/** The form with a suggestion taken over; nothing else that was typed changes. */
export function takeSuggestion<Values extends Pick<ItineraryValues, 'stops'>>(
  values: Values,
  { kind, stop, stops }: TakenSuggestion,
): Values {
  const kept = kind === 'fewer-stop' ? values.stops.filter((_, index) => index !== stop) : values.stops;
  // A trip that comes back has a stop more than the form: the one it began at.
  const moved = kept.map((old, index) => {
    const { date = null, time = null } = stops[index] ?? {};
    const { timeIs: _asked, ...typed } = old;
    return date === null || time === null ? old : { ...typed, date, time };
  });
  return { ...values, stops: moved };
}
