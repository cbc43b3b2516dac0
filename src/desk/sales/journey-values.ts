import type { CallersJourney } from '#desk-service/callers.ts';

/** The fields of a form as they were sent, by their names. */
export type TypedValues = Readonly<Record<string, string>>;

const stopParts = [
  ...(['place', 'placeKey', 'placeLabel', 'date', 'time'] as const),
  ...(['arriveByDate', 'arriveByTime', 'notes', 'localKilometres'] as const),
] as const;
type StopPart = (typeof stopParts)[number];
type StopValues = Readonly<Record<StopPart, string>>;

const pickUpParts = ['place', 'placeKey', 'placeLabel', 'time', 'passengers'] as const;
type PickUpValues = Readonly<Record<(typeof pickUpParts)[number], string>>;

const leastStops = 2;
const mostStops = 20;
/** Beside the first stop. */
export const mostPickUps = 3;

/** The number of stops in a form. */
export function countStops({ stopCount }: TypedValues): number {
  return Math.min(Math.max(Number.parseInt(stopCount ?? '', 10) || leastStops, leastStops), mostStops);
}

/**
 * The stops as typed, in order: each field holds the chosen place of several, and empty stops are removed, except for the two that every
 * trip has.
 */
export function settleStops(typed: TypedValues): TypedValues {
  const stops = Array.from({ length: countStops(typed) }, (_, index) => readStop(typed, index));
  const filled = stops.filter(({ place, date, time }) => [place, date, time].some((text) => text.trim() !== ''));
  const kept = filled.length >= leastStops ? filled : stops.slice(0, leastStops);
  const others = Object.entries(typed).filter(([name]) => !name.startsWith('stops.') && !name.startsWith('pickUps.'));
  return { ...Object.fromEntries(others), ...composeStops(kept), ...writePickUps(readPickUps(typed)) };
}

/** Adds an empty stop at the end. */
export function addStop(typed: TypedValues): TypedValues {
  return { ...typed, stopCount: String(Math.min(countStops(typed) + 1, mostStops)) };
}

/** Stops as fields of a form. */
export function composeStops(stops: readonly Partial<StopValues>[]): TypedValues {
  return { ...writeRows('stops', stops), stopCount: String(stops.length) };
}

/** Additional boarding places as fields of a form. */
export function writePickUps(pickUps: readonly PickUpValues[]): TypedValues {
  return writeRows('pickUps', pickUps);
}

function writeRows(list: string, rows: readonly Readonly<Record<string, string>>[]): TypedValues {
  return Object.fromEntries(
    rows.flatMap((row, index) => Object.entries(row).map(([part, text]) => [`${list}.${index}.${part}`, text] as const)),
  );
}

function readStop(typed: TypedValues, index: number): StopValues {
  return readRow(typed, `stops.${index}`, stopParts);
}

/** Empty ones are left out. */
function readPickUps(typed: TypedValues): readonly PickUpValues[] {
  const rows = Array.from({ length: mostPickUps }, (_, index) => readRow(typed, `pickUps.${index}`, pickUpParts));
  return rows.filter(({ place, time, passengers }) => `${place}${time}${passengers}`.trim() !== '');
}

function readRow<Part extends string>(typed: TypedValues, name: string, parts: readonly Part[]): Record<Part, string> {
  const field = (part: string) => typed[`${name}.${part}`] ?? '';
  const [key, label] = field('choice').split('|');
  // The hour is chosen in a field of its own, on the night on which the clocks have a time twice.
  const timed = (part: string) => [field(part), field(part.replace(/time$/i, (time) => (time === 'time' ? 'hour' : 'Hour')))];
  const texts = Object.fromEntries(parts.map((part) => [part, /time$/i.test(part) ? joinHour(timed(part)) : field(part)])) as Record<
    Part,
    string
  >;
  return key && label ? { ...texts, place: label, placeKey: key, placeLabel: label } : texts;
}

/** `02:30 second`, as the service takes it. */
function joinHour([time = '', hour = '']: readonly string[]): string {
  return time === '' || hour === '' ? time : `${time} ${hour}`;
}

/** The same apart, for the form's two fields. */
export function splitHour(time: string): { readonly time: string; readonly hour: string } {
  const [, clock = time, hour = ''] = /^(.*) (first|second)$/.exec(time) ?? [];
  return { time: clock, hour };
}

/** The key of the chosen place stays in its field when another text is typed over it. Then the text counts. */
function toPlace({ place, placeKey, placeLabel }: Pick<PickUpValues, 'place' | 'placeKey' | 'placeLabel'>) {
  return { placeText: place, placeKey: place.trim() === placeLabel.trim() ? placeKey : '' };
}

/** The journey as the service parses it, all of it text. */
export function toJourney(typed: TypedValues): CallersJourney {
  const text = (name: string) => typed[name] ?? '';
  const stops = Array.from({ length: countStops(typed) }, (_, index) => {
    const { place, placeKey, placeLabel, ...rest } = readStop(typed, index);
    return { ...rest, ...toPlace({ place, placeKey, placeLabel }) };
  });
  const pickUps = readPickUps(typed).map(({ time, passengers, ...place }) => ({ ...toPlace(place), time, passengers }));
  const extras = Object.keys(typed).flatMap((name) => (name.startsWith('extra.') ? [name.slice('extra.'.length)] : []));
  return {
    ...{ from: text('again'), type: text('type'), stops, pickUps, extras, suppliesDriverRoom: typed.driverRoom === 'on' },
    ...{
      secondReturnTime: joinHour([text('secondReturnTime'), text('secondReturnHour')]),
      secondReturnPassengers: text('secondReturnPassengers'),
    },
    ...{ passengers: text('passengers'), luggage: text('luggage'), wheelchairPlaces: text('wheelchairPlaces') },
    ...{ babySeats: text('babySeats'), childSeats: text('childSeats'), boosterSeats: text('boosterSeats') },
    ...{ occasion: text('occasion'), flightNumber: text('flightNumber'), notes: text('notes') },
  };
}
