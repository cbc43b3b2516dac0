/** What the request form holds, as text: exactly what was typed, so that nothing is lost on the way to the server and back. */
export type StopValues = {
  /** Key of the place that was chosen from the suggestions, or empty. */
  readonly placeKey: string;
  readonly place: string;
  readonly date: string;
  readonly time: string;
};

export type FormValues = {
  readonly type: string;
  readonly stops: readonly StopValues[];
  readonly passengers: string;
  readonly luggage: string;
  readonly wheelchairPlaces: string;
  readonly occasion: string;
  readonly flightNumber: string;
  readonly extras: readonly string[];
  readonly notes: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly organisation: string;
  /** Made with the form: the same form sent twice is one request. */
  readonly idempotencyKey: string;
};

const emptyStop: StopValues = { placeKey: '', place: '', date: '', time: '' };
const mostStops = 20;

const textFields = [
  'type',
  'passengers',
  'luggage',
  'wheelchairPlaces',
  'occasion',
  'flightNumber',
  'notes',
  'firstName',
  'lastName',
  'email',
  'phone',
  'organisation',
  'idempotencyKey',
] as const;

/** A form before anything was typed, or with what the short form on the home page asked (`from`, `to`, `date`, `returnDate`, `passengers`). */
export function createFormValues(query: URLSearchParams, idempotencyKey: string): FormValues {
  const textOf = (name: string) => (query.get(name) ?? '').slice(0, 200);
  return {
    type: textOf('returnDate') === '' ? textOf('type') || 'return' : 'return',
    stops: [
      { ...emptyStop, place: textOf('from'), date: textOf('date') },
      { ...emptyStop, place: textOf('to'), date: textOf('returnDate') },
    ],
    passengers: textOf('passengers'),
    luggage: 'none',
    wheelchairPlaces: '0',
    occasion: textOf('occasion'),
    flightNumber: '',
    extras: [],
    notes: '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    organisation: '',
    idempotencyKey,
  };
}

/** Reads what a browser sent. Unknown fields are left out; the number of stops is bounded before anything is made of them. */
export function readFormValues(form: FormData): FormValues {
  const textOf = (name: string) => readText(form.get(name));
  const texts = Object.fromEntries(textFields.map((name) => [name, textOf(name)])) as Record<(typeof textFields)[number], string>;
  return { ...texts, stops: readStops(textOf), extras: form.getAll('extras').map(readText) };
}

function readStops(textOf: (name: string) => string): readonly StopValues[] {
  const count = Math.min(Number.parseInt(textOf('stopCount'), 10) || 2, 100);
  return Array.from({ length: count }, (_, index) => ({
    placeKey: textOf(`stops.${index}.placeKey`),
    place: textOf(`stops.${index}.place`),
    date: textOf(`stops.${index}.date`),
    time: textOf(`stops.${index}.time`),
  }));
}

function readText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

/** What a button of the form asks for. `send` sends it; the others change the list of stops. */
export type Intent =
  | { readonly kind: 'send' }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove' | 'up' | 'down'; readonly index: number };

/** Reads the value of the pressed button: `send`, `add-stop`, `remove-stop.2`, `move-up.1`, `move-down.1`. Anything else sends. */
export function parseIntent(text: string): Intent {
  if (text === 'add-stop') return { kind: 'add' };
  const match = /^(remove-stop|move-up|move-down)\.(\d{1,2})$/.exec(text);
  if (match === null) return { kind: 'send' };
  const kinds = { 'remove-stop': 'remove', 'move-up': 'up', 'move-down': 'down' } as const;
  return { kind: kinds[match[1] as keyof typeof kinds], index: Number(match[2]) };
}

/** The form with its stops changed as a button asked. The times stay with their place in the order: the plan of the day is what one keeps. */
export function applyIntent(values: FormValues, intent: Intent): FormValues {
  switch (intent.kind) {
    case 'send':
      return values;
    case 'add':
      return values.stops.length >= mostStops ? values : { ...values, stops: insertBeforeLast(values.stops) };
    case 'remove':
      return values.stops.length <= 2 ? values : { ...values, stops: values.stops.filter((_, index) => index !== intent.index) };
    case 'up':
      return { ...values, stops: swapPlaces(values.stops, intent.index - 1) };
    case 'down':
      return { ...values, stops: swapPlaces(values.stops, intent.index) };
  }
}

/** A new stop stands between the last two: the way is extended, not its end. */
function insertBeforeLast(stops: readonly StopValues[]): readonly StopValues[] {
  const before = stops.at(-2);
  return [...stops.slice(0, -1), { ...emptyStop, date: before?.date ?? '' }, ...stops.slice(-1)];
}

function swapPlaces(stops: readonly StopValues[], index: number): readonly StopValues[] {
  const [first, second] = [stops[index], stops[index + 1]];
  if (first === undefined || second === undefined) return stops;
  const withPlaceOf = (stop: StopValues, other: StopValues) => ({ ...stop, place: other.place, placeKey: other.placeKey });
  return stops.with(index, withPlaceOf(first, second)).with(index + 1, withPlaceOf(second, first));
}

/** Whether the trip comes back to where it began: its last field is then the departure for the way back. */
export function comesBack(type: string): boolean {
  return type === 'return' || type === 'day-trip';
}

/**
 * What is wrong, as far as the form has a field for it: of the stop that a trip back ends at, which the form does not ask, nothing is said,
 * for the same stands at its first stop.
 */
export function issuesOfForm<Issue extends { readonly field: string }>(
  issues: readonly Issue[],
  { stops }: Pick<FormValues, 'stops'>,
): readonly Issue[] {
  return issues.filter(({ field }) => !field.startsWith(`stops.${stops.length}.`));
}

type StopInput = {
  readonly placeKey: string;
  readonly placeText: string;
  readonly date: string;
  readonly time: string;
  readonly notes: string;
};

/** The stops as the API wants them, in driving order: a trip that comes back ends at its first stop. */
export function toStopInputs({ type, stops }: Pick<FormValues, 'type' | 'stops'>): readonly StopInput[] {
  const inputs = stops.map(({ placeKey, place, date, time }) => ({ placeKey, placeText: place, date, time, notes: '' }));
  const [first] = inputs;
  return comesBack(type) && first !== undefined ? [...inputs, { ...first, date: '', time: '' }] : inputs;
}
