import { describe, expect, it } from 'vitest';
import { emptyStop } from '../../trip-editor/itinerary-values.ts';
import { asksToTake, intentToTake, takeSuggestion } from './take-suggestion.ts';

const stopAt = (place: string, time: string, date = '2027-03-12') => ({ ...emptyStop, place, date, time, notes: `at ${place}` });
const values = {
  type: 'tour',
  passengers: '48',
  pickUps: [],
  stops: [stopAt('Utrecht', '08:00'), stopAt('Efteling', '17:30'), { ...emptyStop, place: 'Tilburg' }],
};
const moments = (...times: (string | null)[]) => times.map((time) => ({ date: time === null ? null : '2027-03-12', time }));

const none = { type: 'tour', nights: [], places: [] };

describe('the button of a suggestion', () => {
  it('is named by kind and stop, distinct from every other button', () => {
    expect([intentToTake({ kind: 'shorten-wait', stop: 1 }), intentToTake({ kind: 'night-on-the-way', stop: null })]).toEqual([
      'take-suggestion.shorten-wait.1',
      'take-suggestion.night-on-the-way.',
    ]);
    expect(asksToTake(intentToTake({ kind: 'leave-later', stop: 0 }))).toBe(true);
    expect(['send', 'preview', 'add-stop', 'remove-stop.1'].some(asksToTake)).toBe(false);
  });
});

describe('takeSuggestion', () => {
  it('changes the one departure and keeps the rest', () => {
    const taken = takeSuggestion(values, { ...none, kind: 'shorten-wait', stop: 1, stops: moments('08:00', '17:10', null) });
    expect(taken.stops.map(({ time }) => time)).toEqual(['08:00', '17:10', '']);
    expect(taken.stops.map(({ notes, place }) => [notes, place])).toEqual(values.stops.map(({ notes, place }) => [notes, place]));
    expect(taken.passengers).toBe('48');
  });

  it('knows that a trip back has a stop more than its form', () => {
    const back = { type: 'return', pickUps: [], stops: values.stops.slice(0, 2) };
    const stops = [...moments('08:00'), { date: '2027-03-13', time: '07:00' }, ...moments(null)];
    const taken = takeSuggestion(back, { ...none, kind: 'stay-overnight', stop: 1, stops });
    expect(taken.stops).toHaveLength(2);
    expect(taken.stops[1]).toMatchObject({ place: 'Efteling', date: '2027-03-13', time: '07:00' });
  });

  it('leaves a stop out with everything that was typed for it', () => {
    const taken = takeSuggestion(values, { ...none, kind: 'fewer-stop', stop: 1, stops: moments('08:00', null) });
    expect(taken.stops.map(({ place, time }) => [place, time])).toEqual([
      ['Utrecht', '08:00'],
      ['Tilburg', ''],
    ]);
  });

  it('puts nights on the way in, and spells out the end of a trip that came back', () => {
    const back = {
      type: 'return',
      passengers: '48',
      pickUps: [],
      stops: [stopAt('Utrecht', '08:00'), stopAt('Praag', '09:00', '2027-03-16')],
    };
    const nights = [1, 3].map((stop) => ({ stop, placeKey: 'gn:2879139', label: 'Leipzig, Duitsland' }));
    const stops = [
      { date: '2027-03-12', time: '08:00' },
      { date: '2027-03-13', time: '07:00' },
      { date: '2027-03-16', time: '09:00' },
      { date: '2027-03-17', time: '07:00' },
      { date: null, time: null },
    ];
    const taken = takeSuggestion(back, { ...none, kind: 'night-on-the-way', stop: null, nights, stops });
    expect(taken.type).toBe('tour');
    expect(taken.stops.map(({ place, placeKey, date, time }) => [place, placeKey, date, time])).toEqual([
      ['Utrecht', '', '2027-03-12', '08:00'],
      ['Leipzig, Duitsland', 'gn:2879139', '2027-03-13', '07:00'],
      ['Praag', '', '2027-03-16', '09:00'],
      ['Leipzig, Duitsland', 'gn:2879139', '2027-03-17', '07:00'],
      ['Utrecht', '', '', ''],
    ]);
    expect(taken.stops[2]?.notes).toBe('at Praag');
  });

  it('makes one round of several places of boarding, with their keys', () => {
    const pickUps = [{ placeKey: 'gn:2759661', place: 'Apeldoorn, Nederland', time: '07:40', passengers: '20' }];
    const apart = { type: 'return', passengers: '48', pickUps, stops: values.stops.slice(0, 2) };
    const places = ['stops.0', 'pickUps.0', 'stops.1', 'pickUps.0', 'stops.0'];
    const taken = takeSuggestion(apart, {
      ...{ type: 'tour', nights: [], kind: 'one-round', stop: null, places },
      stops: moments('07:10', '07:40', '17:30', '19:20', null),
    });
    expect([taken.type, taken.pickUps, taken.passengers]).toEqual(['tour', [], '48']);
    expect(taken.stops.map(({ place, placeKey, time, notes }) => [place, placeKey, time, notes])).toEqual([
      ['Utrecht', '', '07:10', 'at Utrecht'],
      ['Apeldoorn, Nederland', 'gn:2759661', '07:40', ''],
      ['Efteling', '', '17:30', 'at Efteling'],
      ['Apeldoorn, Nederland', 'gn:2759661', '19:20', ''],
      ['Utrecht', '', '', ''],
    ]);
  });
});
