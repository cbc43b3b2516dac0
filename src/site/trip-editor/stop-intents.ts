import type { PlaceChoice } from '../api/issue.ts';
import { emptyStop, type ItineraryValues, type StopValues } from './itinerary-values.ts';

const mostStops = 20;

/**
 * The act of a form's button. `send` sends the form, `preview` requests its price, `again` only fills it in; the others change the stops.
 */
export type Intent =
  | { readonly kind: 'send' | 'preview' | 'again' }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove' | 'up' | 'down'; readonly index: number }
  | { readonly kind: 'choose'; readonly list: 'stops' | 'pickUps'; readonly index: number; readonly choice: PlaceChoice };

/**
 * Parses the value of the pressed button: `send`, `preview`, `again`, `add-stop`, `remove-stop.2`, `move-up.1`, `move-down.1`, {@link
 * intentToChoose}. Anything else sends.
 */
export function parseIntent(text: string): Intent {
  if (text === 'add-stop') return { kind: 'add' };
  if (text === 'preview' || text === 'again') return { kind: text };
  const chosen = /^choose-place\.(stops|pickUps)\.(\d{1,2})\.place\?(.+)$/.exec(text);
  if (chosen !== null) return readChoice(chosen[1] === 'pickUps' ? 'pickUps' : 'stops', chosen);
  const match = /^(remove-stop|move-up|move-down)\.(\d{1,2})$/.exec(text);
  if (match === null) return { kind: 'send' };
  const kinds = { 'remove-stop': 'remove', 'move-up': 'up', 'move-down': 'down' } as const;
  return { kind: kinds[match[1] as keyof typeof kinds], index: Number(match[2]) };
}

/** The value of the button that puts a place into a field: `stops.1.place`, `pickUps.0.place`. */
export function intentToChoose(field: string, { key, label }: PlaceChoice): string {
  return `choose-place.${field}?${new URLSearchParams({ key, label })}`;
}

function readChoice(list: 'stops' | 'pickUps', [, , index, chosen]: RegExpExecArray): Intent {
  const query = new URLSearchParams(chosen);
  const [key, label] = [query.get('key') ?? '', query.get('label') ?? ''];
  return key === '' || label === '' ? { kind: 'send' } : { kind: 'choose', list, index: Number(index), choice: { key, label } };
}

type Stops = Pick<ItineraryValues, 'stops' | 'pickUps'> & { readonly type?: string };

/** The form with its stops changed as a button asked. The times keep their position, because the plan of the day stays. */
export function applyIntent<Values extends Stops>(values: Values, intent: Intent): Values {
  switch (intent.kind) {
    case 'send':
    case 'preview':
    case 'again':
      return values;
    case 'add':
      return values.stops.length >= mostStops ? values : { ...values, stops: addStop(values) };
    case 'remove':
      return values.stops.length <= 2 ? values : { ...values, stops: values.stops.filter((_, index) => index !== intent.index) };
    case 'choose':
      return intent.list === 'stops'
        ? { ...values, stops: choosePlace(values.stops, intent) }
        : { ...values, pickUps: choosePlace(values.pickUps, intent) };
    case 'up':
      return { ...values, stops: swapPlaces(values.stops, intent.index - 1) };
    case 'down':
      return { ...values, stops: swapPlaces(values.stops, intent.index) };
  }
}

/** The field that takes the focus after a button has changed the form: the place of a stop or boarding place. */
export function fieldAfter(intent: Intent, values: Stops): string {
  return intent.kind === 'choose' && intent.list === 'pickUps'
    ? `pickUps-${intent.index}-place`
    : `stops-${stopAfter(intent, values)}-place`;
}

function stopAfter(intent: Intent, { stops, type }: Stops): number {
  const last = stops.length - 1;
  const isAppended = goesOn(type) && stops.at(-1)?.place === '' && stops.at(-2)?.place !== '';
  if (intent.kind === 'add') return isAppended ? last : last - 1;
  if (intent.kind === 'choose') return Math.min(intent.index, last);
  if (intent.kind === 'down') return Math.min(intent.index + 1, last);
  return 'index' in intent ? Math.min(Math.max(0, intent.index - 1), last) : 0;
}

type Chosen = { readonly index: number; readonly choice: PlaceChoice };

function choosePlace<Row extends Pick<StopValues, 'place' | 'placeKey'>>(rows: readonly Row[], { index, choice }: Chosen): readonly Row[] {
  return rows.map((row, at) => (at === index ? { ...row, place: choice.label, placeKey: choice.key } : row));
}

const unfound: ReadonlySet<string> = new Set([
  'place-unknown',
  'place-ambiguous',
  'place-too-wide',
  'place-contradictory',
  'postcode-elsewhere',
  'place-outside',
  'place-unreadable',
]);

/** The issues that remain: without those of a place that has been chosen since. */
export function issuesLeft<Issue extends { readonly field: string; readonly code: string }>(
  issues: readonly Issue[],
  { stops, pickUps }: Stops,
): readonly Issue[] {
  const mended = new Set([...listKnown('stops', stops), ...listKnown('pickUps', pickUps)]);
  return issues.filter(({ field, code }) => !(mended.has(field) && unfound.has(code)));
}

function listKnown(list: string, rows: readonly Pick<StopValues, 'placeKey'>[]): readonly string[] {
  return rows.flatMap(({ placeKey }, index) => (placeKey === '' ? [] : [`${list}.${index}.place`]));
}

/** Whether a trip of this kind ends at its destination. An added stop is then its new end, because people enter a route in order. */
function goesOn(type: string | undefined): boolean {
  return type === 'one-way' || type === 'tour';
}

/** Whether the last stop is the group's return home, or still empty. */
export function isEndKept({ stops, type }: Stops): boolean {
  const [first, last] = [stops[0], stops.at(-1)];
  return !goesOn(type) || last === undefined || last.place.trim() === '' || last.place.trim() === first?.place.trim();
}

/** Another stop, in travelling order. It starts on the day of the stop before it. */
function addStop(values: Stops): readonly StopValues[] {
  const { stops } = values;
  const [before, last] = [stops.at(-2), stops.at(-1)];
  const day = before?.date ?? '';
  if (isEndKept(values)) return [...stops.slice(0, -1), { ...emptyStop, date: day }, ...stops.slice(-1)];
  return last === undefined ? stops : [...stops.slice(0, -1), { ...last, date: last.date === '' ? day : last.date }, emptyStop];
}

function swapPlaces(stops: readonly StopValues[], index: number): readonly StopValues[] {
  const [first, second] = [stops[index], stops[index + 1]];
  if (first === undefined || second === undefined) return stops;
  const withPlaceOf = (stop: StopValues, { place, placeKey, notes, localKilometres }: StopValues) => ({
    ...stop,
    place,
    placeKey,
    notes,
    localKilometres,
  });
  return stops.with(index, withPlaceOf(first, second)).with(index + 1, withPlaceOf(second, first));
}
