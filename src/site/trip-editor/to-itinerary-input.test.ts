import { describe, expect, it } from 'vitest';
import type { StopValues } from './itinerary-values.ts';
import { toItineraryInput } from './to-itinerary-input.ts';

const stop = (place: string, date: string): StopValues => ({ placeKey: '', place, date, time: '', notes: '' });
const values = {
  type: 'return',
  stops: [stop('Utrecht', '2027-05-14'), stop('Efteling', '2027-05-15')],
  passengers: '48',
  luggage: 'large',
  wheelchairPlaces: '2',
  occasion: 'schools',
  flightNumber: 'KL 1234',
  extras: ['toilet', 'wifi'],
  notes: 'Two prams',
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
      passengers: '48',
      luggage: 'large',
      wheelchairPlaces: '2',
      occasion: 'schools',
      flightNumber: 'KL 1234',
      extras: ['toilet', 'wifi'],
      notes: 'Two prams',
    });
  });

  it('ends a trip one way at its last stop', () => {
    expect(toItineraryInput({ ...values, type: 'one-way' }).stops).toHaveLength(2);
  });

  it('says nothing of who asks: a price needs no name', () => {
    expect(JSON.stringify(toItineraryInput(values))).not.toMatch(/Anna|school\.example|key-1/);
  });

  it('passes on what was typed, however wrong it is: the API says what is wrong', () => {
    expect(toItineraryInput({ ...values, passengers: 'many', type: 'hovercraft' })).toMatchObject({
      passengers: 'many',
      type: 'hovercraft',
    });
  });
});
