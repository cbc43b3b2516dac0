import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItineraryValues } from './itinerary-values.ts';
import { applyIntent, parseIntent, stopAfter } from './stop-intents.ts';

type Stops = Pick<ItineraryValues, 'stops'>;
const stop = (place: string, date = '2027-05-01', time = '08:00') => ({
  placeKey: `gn:${place}`,
  place,
  date,
  time,
  notes: '',
  localKilometres: '',
});

describe('buttons', () => {
  it.each([
    ['send', { kind: 'send' }],
    ['preview', { kind: 'preview' }],
    ['add-stop', { kind: 'add' }],
    ['remove-stop.2', { kind: 'remove', index: 2 }],
    ['move-up.1', { kind: 'up', index: 1 }],
    ['move-down.999', { kind: 'send' }],
    ['', { kind: 'send' }],
  ])('%s', (text, intent) => {
    expect(parseIntent(text)).toEqual(intent);
  });

  it('adds a stop before the end', () => {
    const values = { stops: [stop('A'), stop('B')] };
    expect(applyIntent(values, { kind: 'add' }).stops.map(({ place }) => place)).toEqual(['A', '', 'B']);
  });

  it('moves places and leaves the times where they are', () => {
    const values = { stops: [stop('A', '2027-05-01', '08:00'), stop('B', '2027-05-01', '12:00')] };
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
        const { stops } = intents.reduce(applyIntent<Stops>, { stops: [stop('A'), stop('B')] });
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
    expect(stopAfter(intent, { stops: [stop('A'), stop('B'), stop('C')] })).toBe(index);
  });
});
