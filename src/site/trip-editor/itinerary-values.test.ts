import { describe, expect, it } from 'vitest';
import { emptyStop, issuesOfForm, readItineraryValues, splitHour, toStopInputs } from './itinerary-values.ts';

const stop = (place: string, date = '2027-05-01', time = '08:00') => ({
  placeKey: `gn:${place}`,
  place,
  date,
  time,
  notes: '',
  localKilometres: '',
});

describe('reading a submitted form', () => {
  it('gives back every text as it was typed', () => {
    const form = new FormData();
    form.set('stopCount', '2');
    form.set('type', 'one-way');
    form.set('stops.0.place', ' Domplein 1, Utrecht ');
    form.set('stops.1.placeKey', 'venue:efteling');
    form.set('passengers', 'achtenveertig');
    form.append('extras', 'toilet');
    form.append('extras', 'wifi');
    expect(readItineraryValues(form)).toMatchObject({
      type: 'one-way',
      stops: [{ place: ' Domplein 1, Utrecht ' }, { placeKey: 'venue:efteling' }],
      passengers: 'achtenveertig',
      extras: ['toilet', 'wifi'],
    });
  });

  it('reads every stop up to a bound, so that too many can be reported', () => {
    const form = new FormData();
    form.set('stopCount', '60');
    expect(readItineraryValues(form).stops).toHaveLength(60);
    form.set('stopCount', '999999999');
    expect(readItineraryValues(form).stops).toHaveLength(100);
  });

  it.each([
    ['Efteling, Kaatsheuvel', 'stop:1'],
    [' Efteling, Kaatsheuvel ', 'stop:1'],
    ['Efteling', ''],
    ['', ''],
  ])('keeps the key of a place only while its text stands: %j', (place, placeKey) => {
    const form = new FormData();
    form.set('stops.0.placeKey', 'stop:1');
    form.set('stops.0.placeLabel', 'Efteling, Kaatsheuvel');
    form.set('stops.0.place', place);
    expect(readItineraryValues(form).stops[0]).toMatchObject({ place, placeKey });
  });

  it('carries along what was agreed about a stop', () => {
    const form = new FormData();
    form.set('stops.1.notes', 'At the side entrance');
    expect(toStopInputs(readItineraryValues(form)).map(({ notes }) => notes)).toEqual(['', 'At the side entrance']);
  });
});

describe('the night on which the clocks go back', () => {
  it('gives each time the hour that was chosen beside it, and takes both apart again', () => {
    const form = new FormData();
    const typed = { stopCount: '2', 'stops.0.time': '02:30', 'stops.0.hour': 'second', 'stops.1.time': '', 'stops.1.hour': 'first' };
    const others = { 'pickUps.0.time': '02:15', 'pickUps.0.hour': 'first', secondReturnTime: '02:45', secondReturnHour: 'second' };
    for (const [name, value] of Object.entries({ ...typed, ...others })) form.set(name, value);
    const { stops, pickUps, secondReturnTime } = readItineraryValues(form);
    expect(stops.map(({ time }) => time)).toEqual(['02:30 second', '']);
    expect([pickUps[0]?.time, secondReturnTime]).toEqual(['02:15 first', '02:45 second']);
    expect(splitHour('02:30 second')).toEqual({ time: '02:30', hour: 'second' });
    expect(splitHour('8 uur')).toEqual({ time: '8 uur', hour: '' });
  });
});

describe('errors', () => {
  it('are about the stops that the form shows', () => {
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

describe('a latest arrival', () => {
  const stop = { ...emptyStop, place: 'Utrecht', date: '2027-05-14', time: '08:00' };

  it('that the form asks at a stop is that of the next one, of a trip back where it began', () => {
    const stops = [stop, { ...stop, place: 'Efteling', time: '17:00', timeIs: 'arrive' as const }];
    expect(
      toStopInputs({ type: 'day-trip', stops }).map(({ date, time, arriveByDate, arriveByTime }) => [
        date,
        time,
        arriveByDate,
        arriveByTime,
      ]),
    ).toEqual([
      ['2027-05-14', '08:00', undefined, undefined],
      ['', '', undefined, undefined],
      ['', '', '2027-05-14', '17:00'],
    ]);
  });

  it('is read from a form without a script, and nothing else is taken for one', () => {
    const form = new FormData();
    form.set('stopCount', '2');
    form.set('stops.0.timeIs', 'arrive');
    form.set('stops.1.timeIs', 'whatever');
    expect(readItineraryValues(form).stops.map(({ timeIs }) => timeIs)).toEqual(['arrive', undefined]);
  });
});
