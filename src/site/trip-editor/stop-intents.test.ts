import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItineraryValues } from './itinerary-values.ts';
import { applyIntent, fieldAfter, intentToChoose, issuesLeft, parseIntent } from './stop-intents.ts';

type Stops = Pick<ItineraryValues, 'stops' | 'pickUps'>;
const stop = (place: string, date = '2027-05-01', time = '08:00') => ({
  placeKey: `gn:${place}`,
  place,
  date,
  time,
  notes: '',
  localKilometres: '',
});

const of = (...stops: Stops['stops']): Stops => ({ stops, pickUps: [] });

describe('buttons', () => {
  it.each([
    ['send', { kind: 'send' }],
    ['preview', { kind: 'preview' }],
    ['add-stop', { kind: 'add' }],
    ['remove-stop.2', { kind: 'remove', index: 2 }],
    ['move-up.1', { kind: 'up', index: 1 }],
    ['move-down.999', { kind: 'send' }],
    ['', { kind: 'send' }],
    ['choose-place.stops.1.place?', { kind: 'send' }],
    ['choose-place.stops.1.place?key=gn:1', { kind: 'send' }],
    ['choose-place.notes.1.place?key=gn:1&label=A', { kind: 'send' }],
  ])('%s', (text, intent) => {
    expect(parseIntent(text)).toEqual(intent);
  });

  it.each([
    { key: 'gn:2766824', label: 'Sölden, Österreich' },
    { key: 'at:gn:2745912|3512 JC|Domplein|1|', label: 'Domplein 1 & 2, 3512 JC Utrecht, Nederland' },
  ])('puts the place that was chosen into its stop: $label', (choice) => {
    const intent = parseIntent(intentToChoose('stops.1.place', choice));
    expect(intent).toEqual({ kind: 'choose', list: 'stops', index: 1, choice });
    const { stops } = applyIntent(of(stop('A'), stop('B')), intent);
    expect(stops).toEqual([stop('A'), { ...stop('B'), place: choice.label, placeKey: choice.key }]);
    expect(fieldAfter(intent, { stops, pickUps: [] })).toBe('stops-1-place');
  });

  it('puts one into another pick-up, and goes there', () => {
    const choice = { key: 'gn:1', label: 'Binz, Deutschland' };
    const rows = ['Zeist', 'Binz'].map((place) => ({ placeKey: '', place, time: '', passengers: '9' }));
    const intent = parseIntent(intentToChoose('pickUps.1.place', choice));
    const changed = applyIntent({ ...of(stop('A'), stop('B')), pickUps: rows }, intent);
    expect(changed.pickUps).toEqual([rows[0], { ...rows[1], place: choice.label, placeKey: 'gn:1' }]);
    expect(fieldAfter(intent, changed)).toBe('pickUps-1-place');
    const issues = [0, 1].map((index) => ({ field: `pickUps.${index}.place`, code: 'place-ambiguous' }));
    expect(issuesLeft(issues, changed)).toEqual([issues[0]]);
  });

  it('drops the message of a place that was chosen', () => {
    const issues = [0, 1].map((index) => ({ field: `stops.${index}.place`, code: 'place-ambiguous' }));
    const other = { field: 'stops.0.place', code: 'same-place' };
    expect(issuesLeft([...issues, other], of(stop('A'), { ...stop('B'), placeKey: '' }))).toEqual([issues[1], other]);
  });

  it('adds a stop where one types it: after the end of a way out, before the way home of others', () => {
    const placesOf = (type: string) => applyIntent({ ...of(stop('A'), stop('B')), type }, { kind: 'add' }).stops.map(({ place }) => place);
    expect(['one-way', 'tour', 'return', 'day-trip'].map(placesOf)).toEqual([
      ['A', 'B', ''],
      ['A', 'B', ''],
      ['A', '', 'B'],
      ['A', '', 'B'],
    ]);
    expect(fieldAfter({ kind: 'add' }, { ...of(stop('A'), stop('B'), stop('')), type: 'tour' })).toBe('stops-2-place');
  });

  it('adds before the end of a tour that comes home', () => {
    const values = { ...of(stop('A'), stop('B'), stop('A')), type: 'tour' };
    const changed = applyIntent(values, { kind: 'add' });
    expect(changed.stops.map(({ place }) => place)).toEqual(['A', 'B', '', 'A']);
    expect(fieldAfter({ kind: 'add' }, changed)).toBe('stops-2-place');
  });

  it('gives a new stop the date of the one before it, and a former end the date before it', () => {
    const values = { ...of(stop('A', '2027-05-01'), stop('B', '2027-05-03'), stop('C', '', '')), type: 'tour' };
    expect(applyIntent(values, { kind: 'add' }).stops.map(({ date }) => date)).toEqual(['2027-05-01', '2027-05-03', '2027-05-03', '']);
    const home = { ...of(stop('A', '2027-05-01'), stop('B', '2027-05-03'), stop('A', '', '')), type: 'return' };
    expect(applyIntent(home, { kind: 'add' }).stops.map(({ date }) => date)).toEqual(['2027-05-01', '2027-05-03', '2027-05-03', '']);
  });

  it('moves places and leaves the times where they are', () => {
    const values = of(stop('A', '2027-05-01', '08:00'), stop('B', '2027-05-01', '12:00'));
    expect(applyIntent(values, { kind: 'down', index: 0 }).stops).toEqual([
      { placeKey: 'gn:B', place: 'B', date: '2027-05-01', time: '08:00', notes: '', localKilometres: '' },
      { placeKey: 'gn:A', place: 'A', date: '2027-05-01', time: '12:00', notes: '', localKilometres: '' },
    ]);
  });

  it('keeps 2 to 20 stops whatever is pressed', () => {
    const intent = fc.oneof(
      fc.constant({ kind: 'add' } as const),
      fc.record({ kind: fc.constantFrom('remove', 'up', 'down'), index: fc.integer({ min: 0, max: 25 }) }),
    );
    fc.assert(
      fc.property(fc.array(intent, { maxLength: 60 }), (intents) => {
        const { stops } = intents.reduce(applyIntent<Stops>, of(stop('A'), stop('B')));
        expect(stops.length).toBeGreaterThanOrEqual(2);
        expect(stops.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it.each([
    [{ kind: 'add' }, 1],
    [{ kind: 'down', index: 0 }, 1],
    [{ kind: 'down', index: 9 }, 2],
    [{ kind: 'up', index: 2 }, 1],
    [{ kind: 'remove', index: 0 }, 0],
  ] as const)('%j leaves the reader at stop %i', (intent, index) => {
    expect(fieldAfter(intent, of(stop('A'), stop('B'), stop('C')))).toBe(`stops-${index}-place`);
  });
});
