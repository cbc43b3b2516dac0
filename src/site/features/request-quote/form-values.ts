import { emptyGroup, emptyStop, type ItineraryValues, readItineraryValues, readTexts } from '../../trip-editor/itinerary-values.ts';

export const customerFields = ['firstName', 'lastName', 'email', 'phone', 'organisation'] as const;
export type CustomerValues = Readonly<Record<(typeof customerFields)[number], string>>;

/** What the request form holds: the trip, and who asks. */
export type FormValues = ItineraryValues & CustomerValues;

/** A form before anything was typed, or with what the short form on the home page asked (`from`, `to`, `date`, `returnDate`, `passengers`), or of a trip
 * that is asked for again. */
export function createFormValues(query: URLSearchParams, idempotencyKey: string): FormValues {
  const textOf = (name: string) => (query.get(name) ?? '').slice(0, 200);
  return {
    type: textOf('returnDate') === '' ? textOf('type') || 'return' : 'return',
    stops: [
      { ...emptyStop, place: textOf('from'), date: textOf('date') },
      ...listVia(query).map((place) => ({ ...emptyStop, place })),
      { ...emptyStop, place: textOf('to'), date: textOf('returnDate') },
    ],
    ...emptyGroup,
    passengers: textOf('passengers'),
    occasion: textOf('occasion'),
    extras: [],
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    organisation: '',
    idempotencyKey,
  };
}

const mostVia = 48;

/** Stops in between, of a trip that is asked for again (`via0`, `via1` …). */
function listVia(query: URLSearchParams): readonly string[] {
  const places = Array.from({ length: mostVia }, (_, index) => (query.get(`via${index}`) ?? '').slice(0, 200));
  return places.filter((place) => place !== '');
}

/** Reads what a browser sent. */
export function readFormValues(form: FormData): FormValues {
  return { ...readItineraryValues(form), ...readTexts(form, customerFields) };
}
