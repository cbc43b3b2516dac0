import {
  emptyGroup,
  emptyStop,
  type ItineraryValues,
  mostPickUps,
  type PickUpValues,
  readItineraryValues,
  readTexts,
} from './itinerary-values.ts';
import { typeOfDays, usualTimes } from './usual-plan.ts';

export const customerFields = ['firstName', 'lastName', 'email', 'phone', 'organisation'] as const;
export type CustomerValues = Readonly<Record<(typeof customerFields)[number], string>>;

/** The values of the request form: the trip, and the customer. */
export type FormValues = ItineraryValues & CustomerValues;

/**
 * A new form: empty, or with the values of the home page's short form (`from`, `to`, `date`, `time`, `returnDate`, `returnTime`,
 * `passengers`, and `fromKey`, `toKey` of chosen places), or of a trip that is requested again. Missing times get the usual values, so that
 * a day and a number are enough for a price.
 */
export function createFormValues(query: URLSearchParams, idempotencyKey: string): FormValues {
  const textOf = (name: string) => (query.get(name) ?? '').slice(0, 200);
  const { departure, wayBack } = usualTimes;
  // Without a script the key of a place stays in the form when another name is typed over it.
  const keyOf = (name: string) => (textOf(name).trim() === (textOf(`${name}Label`) || textOf(name)).trim() ? textOf(`${name}Key`) : '');
  const type = typeOf(query);
  return {
    type,
    stops: [
      { ...emptyStop, placeKey: keyOf('from'), place: textOf('from'), date: textOf('date'), time: textOf('time') || departure },
      ...listVia(query).map((place) => ({ ...emptyStop, place })),
      {
        ...emptyStop,
        placeKey: keyOf('to'),
        place: textOf('to'),
        date: type === 'day-trip' ? textOf('date') : textOf('returnDate'),
        time: textOf('returnTime') || wayBack,
      },
    ],
    ...wishesIn(textOf),
    pickUps: listPickUps(query),
    extras: textOf('extras')
      .split(',')
      .filter((extra) => extra !== ''),
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    organisation: '',
    idempotencyKey,
  };
}

/** The kind of trip: from the address, else from its dates, where an empty return date means one way; else return. */
function typeOf(query: URLSearchParams): string {
  const [type = '', date = '', returnDate] = [query.get('type')?.slice(0, 20), query.get('date') ?? '', query.get('returnDate')];
  if (type !== '') return type;
  const isAsked = returnDate === '' ? date !== '' : returnDate !== null;
  return isAsked ? typeOfDays({ date, returnDate: returnDate ?? '' }) : 'return';
}

/** The group's fields as the address has them. Notes are never in an address. */
function wishesIn(textOf: (name: string) => string): Readonly<Record<keyof typeof emptyGroup, string>> {
  const { notes, ...named } = emptyGroup;
  const given = Object.entries(named).map(([name, empty]) => [name, textOf(name) || empty]);
  return { ...emptyGroup, ...Object.fromEntries(given), notes };
}

const mostVia = 48;

/** Stops in between, of a trip that is requested again (`via0`, `via1` …). */
function listVia(query: URLSearchParams): readonly string[] {
  const places = Array.from({ length: mostVia }, (_, index) => (query.get(`via${index}`) ?? '').slice(0, 200));
  return places.filter((place) => place !== '');
}

/** Boarding places of a trip that is requested again (`pickUp0`, `pickUpTime0`, `pickUpPassengers0` …). */
function listPickUps(query: URLSearchParams): readonly PickUpValues[] {
  const textOf = (name: string) => (query.get(name) ?? '').slice(0, 200);
  return Array.from({ length: mostPickUps }, (_, index) => ({
    placeKey: '',
    place: textOf(`pickUp${index}`),
    time: textOf(`pickUpTime${index}`),
    passengers: textOf(`pickUpPassengers${index}`),
  })).filter(({ place }) => place !== '');
}

/** Reads what a browser sent. */
export function readFormValues(form: FormData): FormValues {
  return { ...readItineraryValues(form), ...readTexts(form, customerFields) };
}
