import { describe, expect, it } from 'vitest';
import { describeForChange, listChanges } from './list-changes.ts';
import { orderEverything } from './testing/everything-ordered.ts';

const trip = orderEverything();
const before = describeForChange(trip);

describe('listChanges', () => {
  it('is empty if nothing that a customer reads differs', () => {
    expect(listChanges(before, describeForChange({ ...trip }))).toEqual([]);
  });

  it('names each field with both values', () => {
    const group = { ...trip.group, passengers: 31, wheelchairPlaces: 0, flightNumber: 'KL 1' };
    const changes = listChanges(before, describeForChange({ ...trip, group }));
    const fields = changes.flatMap((change) =>
      change.kind === 'field' ? [[change.field, ...[change.before, change.after].map((items) => items[0]?.count ?? items[0]?.text)]] : [],
    );
    expect(fields).toEqual([
      ['passengers', 47, 31],
      ['wheelchairPlaces', 3, undefined],
      ['flightNumber', 'HV 5131', 'KL 1'],
    ]);
  });

  it('names a stop by its place, and an added or removed one only on its side', () => {
    const [first, ...others] = trip.itinerary.stops;
    if (first === undefined) throw new Error('No stop');
    const earlier = { ...first, departure: { date: '2027-03-12', time: '08:15' } };
    const moved = listChanges(before, describeForChange({ ...trip, itinerary: { ...trip.itinerary, stops: [earlier, ...others] } }));
    expect(moved).toMatchObject([
      { kind: 'stop', index: 0, before: { departure: { time: '08:30' } }, after: { departure: { time: '08:15' } } },
    ]);
    const fewer = listChanges(
      before,
      describeForChange({ ...trip, itinerary: { ...trip.itinerary, stops: trip.itinerary.stops.slice(0, 2) } }),
    );
    expect(fewer.at(0)).toMatchObject({ kind: 'stop', index: 2, after: null });
  });

  it('names the parts of the group and the vehicles', () => {
    const { secondReturn: _none, ...itinerary } = trip.itinerary;
    const quote = trip.quote && {
      ...trip.quote,
      chosen: 'one-size-up' as const,
      options: trip.quote.options.map((option) => ({ ...option, key: 'one-size-up' as const, vehicles: ['midibus' as const] })),
    };
    const kinds = listChanges(before, describeForChange({ ...trip, itinerary, quote })).map(({ kind }) => kind);
    expect(kinds).toEqual(['parts', 'vehicles']);
  });
});
