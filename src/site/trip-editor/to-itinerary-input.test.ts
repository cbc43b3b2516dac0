import { describe, expect, it } from 'vitest';
import { emptyGroup, type StopValues } from './itinerary-values.ts';
import { toItineraryInput } from './to-itinerary-input.ts';

const stop = (place: string, date: string): StopValues => ({ placeKey: '', place, date, time: '', notes: '', localKilometres: '' });
const values = {
  ...emptyGroup,
  type: 'return',
  pickUps: [],
  stops: [stop('Utrecht', '2027-05-14'), stop('Efteling', '2027-05-15')],
  passengers: '48',
  luggage: 'large',
  wheelchairPlaces: '2',
  occasion: 'schools',
  flightNumber: 'KL 1234',
  extras: ['toilet', 'wifi'],
  notes: 'Two prams',
  suppliesDriverRoom: 'on',
  idempotencyKey: 'key-1',
  firstName: 'Anna',
  email: 'anna@school.example',
};

describe('toItineraryInput', () => {
  it('brings a trip that comes back to where it began', () => {
    const { stops, ...group } = toItineraryInput(values);
    expect(stops.map(({ placeText, date }) => [placeText, date])).toEqual([
      ['Utrecht', '2027-05-14'],
      ['Efteling', '2027-05-15'],
      ['Utrecht', ''],
    ]);
    expect(group).toEqual({
      type: 'return',
      pickUps: [],
      passengers: '48',
      luggage: 'large',
      wheelchairPlaces: '2',
      babySeats: '',
      childSeats: '',
      boosterSeats: '',
      occasion: 'schools',
      flightNumber: 'KL 1234',
      extras: ['toilet', 'wifi'],
      notes: 'Two prams',
      suppliesDriverRoom: true,
      secondReturnTime: '',
      secondReturnPassengers: '',
    });
  });

  it('ends a trip one way at its last stop', () => {
    expect(toItineraryInput({ ...values, type: 'one-way' }).stops).toHaveLength(2);
  });

  it('omits personal details: a price needs no name', () => {
    expect(JSON.stringify(toItineraryInput(values))).not.toMatch(/Anna|school\.example|key-1/);
  });

  it('passes on what was typed, however wrong: the API reports errors', () => {
    expect(toItineraryInput({ ...values, passengers: 'many', type: 'hovercraft' })).toMatchObject({
      passengers: 'many',
      type: 'hovercraft',
    });
  });
});

describe('kilometres on the spot', () => {
  const drivenAbout = (type: string) => {
    const stops = values.stops.map((each) => ({ ...each, localKilometres: '40' }));
    return toItineraryInput({ ...values, type, stops }).stops.map(({ localKilometres }) => localKilometres);
  };

  it('are asked of trips on which the driver stays, and of no others', () => {
    expect(drivenAbout('tour')).toEqual(values.stops.map(() => '40'));
    expect(drivenAbout('day-trip').slice(0, -1)).toEqual(values.stops.map(() => '40'));
    expect(drivenAbout('one-way')).toEqual(values.stops.map(() => ''));
  });

  it('names where else parts of the group board', () => {
    const pickUps = [{ placeKey: 'gn:1', place: 'Zeist', time: '', passengers: '20' }];
    expect(toItineraryInput({ ...values, pickUps }).pickUps).toEqual([
      { placeKey: 'gn:1', placeText: 'Zeist', time: '', passengers: '20' },
    ]);
  });
});
