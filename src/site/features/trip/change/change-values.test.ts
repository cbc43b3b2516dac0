import { describe, expect, it } from 'vitest';
import { noTimes } from '../../../explain/testing/no-times.ts';
import { readItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { toItineraryInput } from '../../../trip-editor/to-itinerary-input.ts';
import type { TravelStop } from '../shared/state/travel.ts';
import { type ChangedTravel, isSameItinerary, valuesOfTravel } from './change-values.ts';

function stop(label: string, time: string | null, notes = ''): TravelStop {
  const date = time === null ? null : '2027-05-14';
  const accuracy = { precision: 'point', reckonedFrom: 'itself', spreadKilometres: 0 };
  const about = { name: label, lines: [label], town: label, zip: '', country: 'Nederland', accuracy, ...noTimes };
  return { sequence: 0, label, ...about, date, time, notes, localKilometres: 0, clockChange: null };
}

const dayTrip: ChangedTravel = {
  tripType: 'day-trip',
  stops: [stop('Utrecht', '08:00'), stop('Efteling, Kaatsheuvel', '17:30', 'At the side entrance'), stop('Utrecht', null)],
  passengers: 48,
  luggage: 'hand',
  wheelchairPlaces: 1,
  babySeats: 0,
  childSeats: 2,
  boosterSeats: 0,
  type: null,
  flightNumber: '',
  extras: ['wifi', 'toilet'],
  suppliesDriverRoom: false,
  parts: [],
  additionalInformation: 'Two prams\nand a dog',
};
const values = valuesOfTravel(dayTrip, 'key');

/** As a browser sends the form: with its own line ends, boxes in the order of the page. */
function sentBack(typed: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  form.set('type', values.type);
  form.set('stopCount', String(values.stops.length));
  for (const [index, each] of values.stops.entries()) {
    for (const [name, text] of Object.entries({ ...each, placeLabel: each.place })) form.set(`stops.${index}.${name}`, text);
  }
  const names = [
    'passengers',
    'luggage',
    'wheelchairPlaces',
    'babySeats',
    'childSeats',
    'boosterSeats',
    'occasion',
    'flightNumber',
  ] as const;
  for (const name of names) form.set(name, values[name]);
  form.set('notes', values.notes.replaceAll('\n', '\r\n'));
  for (const extra of ['toilet', 'wifi']) form.append('extras', extra);
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  return form;
}

describe('the editor filled in with a trip', () => {
  it('holds the later of two returns, and nothing where all come back together', () => {
    const back = {
      boards: null,
      returnDate: '2027-05-15',
      passengers: 28,
      ...{ arrivalDate: null, arrivalTime: null, arrivalHour: null, returnHour: null },
      vehicles: [],
      kilometers: null,
    };
    const parts = [
      { ...back, returnTime: '01:00' },
      { ...back, returnTime: '03:00', passengers: 20 },
    ];
    expect(valuesOfTravel({ ...dayTrip, parts }, 'key')).toMatchObject({ secondReturnTime: '03:00', secondReturnPassengers: '20' });
    expect(values).toMatchObject({ secondReturnTime: '', secondReturnPassengers: '' });
  });

  it('holds which hour a part meant, where the clocks have it twice', () => {
    const part = { passengers: 20, returnDate: '2027-10-31', vehicles: [], kilometers: null };
    const noArrival = { arrivalDate: null, arrivalTime: null, arrivalHour: null };
    const boards = { name: 'Slot', address: 'Slot, Utrecht', date: '2027-10-31', time: '02:15', hour: 'first' };
    const apart = [
      { ...part, ...noArrival, boards: null, returnTime: '02:30', returnHour: 'first' },
      { ...part, ...noArrival, boards: null, returnTime: '02:30', returnHour: 'second' },
    ];
    expect(valuesOfTravel({ ...dayTrip, parts: apart }, 'key').secondReturnTime).toBe('02:30 second');
    const boarding = apart.map((each) => ({ ...each, boards }));
    expect(valuesOfTravel({ ...dayTrip, parts: boarding }, 'key').pickUps).toMatchObject([{ time: '02:15 first' }]);
  });

  it('holds where else the group boards, each place by the trip’s own pick-up', () => {
    const boarding = (name: string, time: string) => ({ name, address: `${name}, Utrecht`, date: '2027-05-14', time, hour: null });
    const part = {
      passengers: 20,
      returnDate: '2027-05-14',
      returnTime: '17:30',
      ...{ arrivalDate: null, arrivalTime: null, arrivalHour: null, returnHour: null },
      vehicles: [],
      kilometers: null,
    };
    const parts = [
      { ...part, boards: boarding('Dom', '08:00') },
      { ...part, boards: boarding('Slot', '08:15'), passengers: 12 },
    ];
    expect(valuesOfTravel({ ...dayTrip, parts }, 'key')).toMatchObject({
      pickUps: [{ placeKey: 'pickUp:0', place: 'Slot, Utrecht', time: '08:15', passengers: '12' }],
      secondReturnTime: '',
    });
  });

  it('names each place by the trip’s own stop, and leaves out the end of a trip that comes back', () => {
    expect(values.stops.map(({ placeKey, place, date, time }) => [placeKey, place, date, time])).toEqual([
      ['stop:0', 'Utrecht', '2027-05-14', '08:00'],
      ['stop:1', 'Efteling, Kaatsheuvel', '2027-05-14', '17:30'],
    ]);
    expect(values).toMatchObject({ type: 'day-trip', passengers: '48', wheelchairPlaces: '1', occasion: '', idempotencyKey: 'key' });
  });

  it('keeps the end of every other trip', () => {
    const oneWay = valuesOfTravel({ ...dayTrip, tripType: 'one-way', stops: [stop('Utrecht', '08:00'), stop('Efteling', null)] }, 'key');
    expect(oneWay.stops.map(({ place, date, time }) => [place, date, time])).toEqual([
      ['Utrecht', '2027-05-14', '08:00'],
      ['Efteling', '', ''],
    ]);
    expect(valuesOfTravel({ ...dayTrip, tripType: 'tour' }, 'key').stops).toHaveLength(3);
  });

  it('shows a child seat for an older trip, which only recorded that there are some', () => {
    const old = valuesOfTravel({ ...dayTrip, childSeats: 0, extras: ['wifi', 'child-seats'] }, 'key');
    expect(old).toMatchObject({ babySeats: '', childSeats: '1', boosterSeats: '', extras: ['wifi'] });
    expect(values).toMatchObject({ babySeats: '', childSeats: '2', boosterSeats: '' });
  });

  it('asks the API for the trip that it is', () => {
    expect(toItineraryInput(values).stops).toMatchObject([
      { placeKey: 'stop:0', date: '2027-05-14', time: '08:00' },
      { placeKey: 'stop:1', notes: 'At the side entrance' },
      { placeKey: 'stop:0', date: '', time: '' },
    ]);
  });
});

describe('a trip sent back', () => {
  it('as it was is the same trip', () => {
    expect(isSameItinerary(readItineraryValues(sentBack()), values)).toBe(true);
  });

  it.each([
    { 'stops.1.time': '19:30' },
    { 'stops.1.place': 'Efteling' },
    { passengers: '49' },
    { childSeats: '3' },
    { babySeats: '1' },
    { notes: 'A dog' },
    { type: 'return' },
    { extras: 'toilet' },
  ])('with %j is another', (typed) => {
    expect(isSameItinerary(readItineraryValues(sentBack(typed)), values)).toBe(false);
  });

  it('with another text over a place loses the key of the place', () => {
    expect(readItineraryValues(sentBack({ 'stops.1.place': 'Bonn' })).stops[1]).toMatchObject({ place: 'Bonn', placeKey: '' });
  });
});
