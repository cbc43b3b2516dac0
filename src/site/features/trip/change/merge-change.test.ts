import { describe, expect, it } from 'vitest';
import { emptyGroup, emptyStop, type ItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { mergeChange, readBase } from './merge-change.ts';

const base: ItineraryValues = {
  ...emptyGroup,
  type: 'day-trip',
  passengers: '40',
  extras: [],
  pickUps: [],
  idempotencyKey: 'mine',
  stops: [
    { ...emptyStop, placeKey: 'stop:0', place: 'Utrecht', date: '2027-06-15', time: '08:00' },
    { ...emptyStop, placeKey: 'stop:1', place: 'Gent', date: '2027-06-15', time: '18:00' },
  ],
};
const [first = emptyStop, second = emptyStop] = base.stops;

describe('mergeChange', () => {
  it('applies what was typed to what somebody else saved meanwhile', () => {
    const theirs = {
      ...base,
      wheelchairPlaces: '1',
      notes: 'Lift',
      stops: [first, { ...second, time: '18:30' }],
      idempotencyKey: 'theirs',
    };
    const { values, changed } = mergeChange({ values: { ...base, passengers: '39' }, base }, theirs);
    expect(values).toEqual({ ...theirs, passengers: '39' });
    expect(changed.map(({ path }) => path).sort()).toEqual(['notes', 'stops.1.time', 'wheelchairPlaces']);
  });

  it('reads a place by its text where the key would name another stop of the trip as it is now', () => {
    const mine = { ...base, stops: [first, { ...emptyStop, place: 'Brugge' }, second] };
    const theirs = { ...base, stops: [first, { ...second, place: 'Antwerpen' }] };
    const { values } = mergeChange({ values: mine, base }, theirs);
    expect(values.stops.map(({ placeKey, place }) => [placeKey, place])).toEqual([
      ['stop:0', 'Utrecht'],
      ['', 'Brugge'],
      ['', 'Gent'],
    ]);
  });

  it('keeps everything typed if the form has no initial values', () => {
    const { values, changed } = mergeChange({ values: { ...base, passengers: '39' }, base: null }, { ...base, passengers: '41' });
    expect([values.passengers, changed.length]).toEqual(['39', 0]);
  });
});

describe('readBase', () => {
  it('reads what a form wrote', () => {
    expect(readBase(JSON.stringify(base))).toEqual(base);
  });

  it.each(['', 'null', '[]', '{"stops":1}', '{"stops":[],"pickUps":[]}'])('takes nothing from %j', (text) => {
    expect(readBase(text)).toBeNull();
  });

  it('takes texts alone', () => {
    const odd = { ...base, passengers: 5, stops: [null, { place: ['x'] }], extras: [1, 'wifi'] };
    expect(readBase(JSON.stringify(odd))).toMatchObject({ passengers: '', extras: ['wifi'], stops: [emptyStop, emptyStop] });
  });
});
