import { describe, expect, it } from 'vitest';
import { emptyStop } from '../../trip-editor/itinerary-values.ts';
import { takeSuggestion } from './take-suggestion.ts';

const stopAt = (place: string, time: string, date = '2027-03-12') => ({ ...emptyStop, place, date, time, notes: `at ${place}` });
const values = { passengers: '48', stops: [stopAt('Utrecht', '08:00'), stopAt('Efteling', '17:30'), { ...emptyStop, place: 'Tilburg' }] };
const moments = (...times: (string | null)[]) => times.map((time) => ({ date: time === null ? null : '2027-03-12', time }));

describe('takeSuggestion', () => {
  it('moves the one departure and keeps the rest', () => {
    const taken = takeSuggestion(values, { kind: 'shorten-wait', stop: 1, stops: moments('08:00', '17:10', null) });
    expect(taken.stops.map(({ time }) => time)).toEqual(['08:00', '17:10', '']);
    expect(taken.stops.map(({ notes, place }) => [notes, place])).toEqual(values.stops.map(({ notes, place }) => [notes, place]));
    expect(taken.passengers).toBe('48');
  });

  it('knows that a trip back has a stop more than its form', () => {
    const back = { stops: values.stops.slice(0, 2) };
    const stops = [...moments('08:00'), { date: '2027-03-13', time: '07:00' }, ...moments(null)];
    const taken = takeSuggestion(back, { kind: 'stay-overnight', stop: 1, stops });
    expect(taken.stops).toHaveLength(2);
    expect(taken.stops[1]).toMatchObject({ place: 'Efteling', date: '2027-03-13', time: '07:00' });
  });

  it('leaves a stop out with everything that was typed for it', () => {
    const taken = takeSuggestion(values, { kind: 'fewer-stop', stop: 1, stops: moments('08:00', null) });
    expect(taken.stops.map(({ place, time }) => [place, time])).toEqual([
      ['Utrecht', '08:00'],
      ['Tilburg', ''],
    ]);
  });
});
