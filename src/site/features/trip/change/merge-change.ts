import { emptyGroup, emptyPickUp, type ItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { type MergedField, mergeValues } from '../shared/state/merge-values.ts';
import { parseJson } from '../shared/state/seen.ts';

/** A change that was typed while somebody else changed the trip, applied to the present trip. */
export type MergedChange = { readonly values: ItineraryValues; readonly changed: readonly MergedField[] };

/** Applies what was typed to the present trip. A form without its initial values keeps all its values. */
export function mergeChange(
  { values: mine, base }: { readonly values: ItineraryValues; readonly base: ItineraryValues | null },
  theirs: ItineraryValues,
): MergedChange {
  const merged = mergeValues({ base: base ?? theirs, mine, theirs });
  return {
    values: { ...merged.values, ...ownPlaces(merged.values, theirs), idempotencyKey: theirs.idempotencyKey },
    changed: merged.changed.filter(({ path }) => path !== 'idempotencyKey'),
  };
}

/** A key such as `stop:1` names a place of the present trip. Where another text is beside it, the text counts. */
function ownPlaces({ stops, pickUps }: ItineraryValues, theirs: ItineraryValues): Pick<ItineraryValues, 'stops' | 'pickUps'> {
  const known = new Map([...theirs.stops, ...theirs.pickUps].map(({ placeKey, place }) => [placeKey, place]));
  const own = <Row extends { readonly placeKey: string; readonly place: string }>(row: Row): Row =>
    /^(stop|pickUp):/.test(row.placeKey) && known.get(row.placeKey) !== row.place ? { ...row, placeKey: '' } : row;
  return { stops: stops.map(own), pickUps: pickUps.map(own) };
}

/** The fields of a stop that are texts. */
const stopTexts = { placeKey: '', place: '', date: '', time: '', notes: '', localKilometres: '' };

/** Parses the initial values of a form; null where they cannot be parsed. */
export function readBase(text: string): ItineraryValues | null {
  const parsed = parseJson(text);
  if (!isRecord(parsed)) return null;
  const { stops, pickUps, extras } = parsed;
  if (!Array.isArray(stops) || !Array.isArray(pickUps) || !Array.isArray(extras)) return null;
  return {
    ...readTexts(parsed, { ...emptyGroup, type: '', idempotencyKey: '' }),
    extras: extras.filter((extra) => typeof extra === 'string'),
    stops: stops.map((stop) => ({
      ...readTexts(isRecord(stop) ? stop : {}, stopTexts),
      ...(isRecord(stop) && stop.timeIs === 'arrive' ? { timeIs: 'arrive' as const } : {}),
    })),
    pickUps: pickUps.map((pickUp) => readTexts(isRecord(pickUp) ? pickUp : {}, emptyPickUp)),
  };
}

function readTexts<Shape extends Readonly<Record<string, string>>>(
  record: Readonly<Record<string, unknown>>,
  empty: Shape,
): { readonly [Name in keyof Shape]: string } {
  const read = Object.keys(empty).map((name) => [name, typeof record[name] === 'string' ? record[name] : '']);
  return Object.fromEntries(read) as { readonly [Name in keyof Shape]: string };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
