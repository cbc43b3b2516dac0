import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyIntent, createFormValues, issuesOfForm, parseIntent, readFormValues, toStopInputs } from './form-values.ts';

const empty = createFormValues(new URLSearchParams(), 'key');
const stop = (place: string, date = '2027-05-01', time = '08:00') => ({ placeKey: `gn:${place}`, place, date, time });

describe('a new form', () => {
  it('takes over what the short form asked', () => {
    const values = createFormValues(
      new URLSearchParams('from=Utrecht&to=Efteling&date=2027-05-01&returnDate=2027-05-02&passengers=48'),
      'key',
    );
    expect(values).toMatchObject({ type: 'return', passengers: '48', idempotencyKey: 'key' });
    expect(values.stops).toEqual([
      { placeKey: '', place: 'Utrecht', date: '2027-05-01', time: '' },
      { placeKey: '', place: 'Efteling', date: '2027-05-02', time: '' },
    ]);
  });

  it('takes nothing endless', () => {
    expect(createFormValues(new URLSearchParams({ from: 'x'.repeat(5_000) }), 'key').stops[0]?.place).toHaveLength(200);
  });
});

describe('reading what was sent', () => {
  it('gives back every text as it was typed', () => {
    const form = new FormData();
    form.set('stopCount', '2');
    form.set('type', 'one-way');
    form.set('stops.0.place', ' Domplein 1, Utrecht ');
    form.set('stops.1.placeKey', 'venue:efteling');
    form.set('passengers', 'achtenveertig');
    form.append('extras', 'toilet');
    form.append('extras', 'wifi');
    expect(readFormValues(form)).toMatchObject({
      type: 'one-way',
      stops: [{ place: ' Domplein 1, Utrecht ' }, { placeKey: 'venue:efteling' }],
      passengers: 'achtenveertig',
      extras: ['toilet', 'wifi'],
    });
  });

  it('reads every stop that is claimed up to a bound, so that too many can be said', () => {
    const form = new FormData();
    form.set('stopCount', '60');
    expect(readFormValues(form).stops).toHaveLength(60);
    form.set('stopCount', '999999999');
    expect(readFormValues(form).stops).toHaveLength(100);
  });
});

describe('buttons', () => {
  it.each([
    ['send', { kind: 'send' }],
    ['add-stop', { kind: 'add' }],
    ['remove-stop.2', { kind: 'remove', index: 2 }],
    ['move-up.1', { kind: 'up', index: 1 }],
    ['move-down.999', { kind: 'send' }],
    ['', { kind: 'send' }],
  ])('%s', (text, intent) => {
    expect(parseIntent(text)).toEqual(intent);
  });

  it('adds a stop before the end', () => {
    const values = { ...empty, stops: [stop('A'), stop('B')] };
    expect(applyIntent(values, { kind: 'add' }).stops.map(({ place }) => place)).toEqual(['A', '', 'B']);
  });

  it('moves places and leaves the times where they are', () => {
    const values = { ...empty, stops: [stop('A', '2027-05-01', '08:00'), stop('B', '2027-05-01', '12:00')] };
    expect(applyIntent(values, { kind: 'down', index: 0 }).stops).toEqual([
      { placeKey: 'gn:B', place: 'B', date: '2027-05-01', time: '08:00' },
      { placeKey: 'gn:A', place: 'A', date: '2027-05-01', time: '12:00' },
    ]);
  });

  it('keeps 2 to 20 stops whatever is pressed', () => {
    const intent = fc.oneof(
      fc.constant({ kind: 'add' } as const),
      fc.record({ kind: fc.constantFrom('remove', 'up', 'down'), index: fc.integer({ min: 0, max: 25 }) }),
    );
    fc.assert(
      fc.property(fc.array(intent, { maxLength: 60 }), (intents) => {
        const { stops } = intents.reduce(applyIntent, { ...empty, stops: [stop('A'), stop('B')] });
        expect(stops.length).toBeGreaterThanOrEqual(2);
        expect(stops.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('what is wrong', () => {
  it('is said of the stops that the form shows', () => {
    const issues = ['stops.0.place', 'stops.1.place', 'stops.2.place', 'passengers'].map((field) => ({ field }));
    const shown = issuesOfForm(issues, { stops: [stop('A'), stop('B')] });
    expect(shown.map(({ field }) => field)).toEqual(['stops.0.place', 'stops.1.place', 'passengers']);
  });
});

describe('stops for the API', () => {
  it('end where a return trip began', () => {
    const inputs = toStopInputs({ type: 'return', stops: [stop('A'), stop('B')] });
    expect(inputs.map(({ placeKey, date }) => [placeKey, date])).toEqual([
      ['gn:A', '2027-05-01'],
      ['gn:B', '2027-05-01'],
      ['gn:A', ''],
    ]);
  });

  it('end at the last stop of a single journey', () => {
    expect(toStopInputs({ type: 'one-way', stops: [stop('A'), stop('B')] })).toHaveLength(2);
  });
});
