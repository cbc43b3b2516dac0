import { describe, expect, it } from 'vitest';
import { isReadyForPreview, listMissing } from './preview-ready.ts';

const stop = (place: string, date = '2027-05-14', time = '08:00') => ({ placeKey: '', place, date, time, notes: '', localKilometres: '' });
const complete = { type: 'return', stops: [stop('Utrecht'), stop('Efteling')], passengers: '48' };

describe('isReadyForPreview', () => {
  it('is true for a form that is filled in', () => {
    expect(isReadyForPreview(complete)).toBe(true);
  });

  it.each(['', ' ', 'U', ' U  '])('waits for every place, and %j is none', (place) => {
    expect(isReadyForPreview({ ...complete, stops: [stop(place), stop('Efteling')] })).toBe(false);
    expect(isReadyForPreview({ ...complete, stops: [stop('Utrecht'), stop('Breda'), stop(place)] })).toBe(false);
  });

  it.each(['', '0', 'many', ' '])('waits for passengers, and %j is none', (passengers) => {
    expect(isReadyForPreview({ ...complete, passengers })).toBe(false);
  });

  it.each(['return', 'day-trip'])('waits for the moment of the way back of a %s', (type) => {
    for (const last of [stop('Efteling', ''), stop('Efteling', '2027-05-14', '')])
      expect(isReadyForPreview({ ...complete, type, stops: [stop('Utrecht'), last] })).toBe(false);
  });

  it('needs no moment at the end of a trip one way, but one at each stop before it', () => {
    const end = stop('Efteling', '', '');
    expect(isReadyForPreview({ ...complete, type: 'one-way', stops: [stop('Utrecht'), end] })).toBe(true);
    expect(isReadyForPreview({ ...complete, type: 'one-way', stops: [stop('Utrecht'), stop('Breda', '2027-05-14', ''), end] })).toBe(false);
    expect(isReadyForPreview({ ...complete, type: 'one-way', stops: [stop('Utrecht', ''), end] })).toBe(false);
  });
});

describe('listMissing', () => {
  it('names missing fields, in the order of the form, and nothing else', () => {
    expect(listMissing(complete)).toEqual([]);
    expect(listMissing({ ...complete, stops: [stop('Utrecht', '2027-05-14', ''), stop('')], passengers: '' })).toEqual([
      'stops.0.time',
      'stops.1.place',
      'passengers',
    ]);
    expect(listMissing({ ...complete, type: 'one-way', stops: [stop('Utrecht', ''), stop('Efteling', '', '')] })).toEqual(['stops.0.date']);
  });
});
