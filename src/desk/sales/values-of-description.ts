import type { Mark, ReadField } from '#domain/sentence/mark.ts';
import { composeStops, mostPickUps, type TypedValues, writePickUps } from './journey-values.ts';

/** The form's fields that a description fills, and the field of each kind of fact. */
export type DescribedValues = { readonly values: TypedValues; readonly fieldOf: (field: ReadField, index?: number) => string | null };

/** A trip returns unless the description says that it does not. */
function comesBack(marks: readonly Mark[]): boolean {
  const type = marks.find(({ field }) => field === 'type')?.value;
  if (type === 'one-way') return false;
  return type !== undefined || marks.some(({ field }) => field === 'returnDate' || field === 'returnTime');
}

/** What was read from a description, as form values. Places stay as written, so that the form asks about ambiguous ones. */
export function valuesOfDescription(marks: readonly Mark[]): DescribedValues {
  const all = (field: ReadField) => marks.flatMap((mark) => (mark.field === field ? [mark.value] : []));
  const one = (field: ReadField) => all(field)[0] ?? '';
  const vias = all('via');
  const toStop = vias.length + 1;
  // Where the group gives its arrival time, the departure of the stop before may stay empty, but only at the first stop.
  const isArrivalAlone = one('arriveBy') !== '' && one('time') === '' && vias.length === 0;
  const from = isArrivalAlone ? { place: one('from') } : { place: one('from'), date: one('date'), time: one('time') };
  const arrival = one('arriveBy') === '' ? {} : { arriveByDate: one('date'), arriveByTime: one('arriveBy') };
  const isBack = comesBack(marks);
  const to = { place: one('to'), date: one('returnDate'), time: one('returnTime'), ...arrival };
  const stops = [from, ...vias.map((place) => ({ place })), to, ...(isBack ? [{ place: one('from') }] : [])];
  const plain = (['type', 'passengers', 'luggage', 'wheelchairPlaces', 'occasion'] as const).flatMap((field) =>
    all(field)
      .slice(0, 1)
      .map((value) => [field, field === 'wheelchairPlaces' && value === '0' ? '' : value] as const),
  );
  const pickUps = all('pickUp').slice(0, mostPickUps);
  const nothing = { placeKey: '', placeLabel: '', time: '', passengers: '' };
  const values = { ...composeStops(stops), ...writePickUps(pickUps.map((place) => ({ place, ...nothing }))), ...Object.fromEntries(plain) };
  const names: Readonly<Record<ReadField, string>> = {
    from: 'stops.0.place',
    to: `stops.${toStop}.place`,
    via: 'stops.',
    pickUp: 'pickUps.',
    date: isArrivalAlone ? 'stops.1.arriveByDate' : 'stops.0.date',
    time: 'stops.0.time',
    arriveBy: `stops.${toStop}.arriveByTime`,
    returnDate: `stops.${toStop}.date`,
    returnTime: `stops.${toStop}.time`,
    ...{ type: 'type', passengers: 'passengers', luggage: 'luggage', wheelchairPlaces: 'wheelchairPlaces', occasion: 'occasion' },
  };
  const fieldOf = (field: ReadField, index = 0) => {
    if (field === 'via') return `stops.${index + 1}.place`;
    if (field === 'pickUp') return index < mostPickUps ? `pickUps.${index}.place` : null;
    return names[field];
  };
  return { values, fieldOf };
}
