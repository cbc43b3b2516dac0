import { describe, expect, it } from 'vitest';
import { addStop, composeStops, countStops, settleStops, toJourney } from './journey-values.ts';

const placesOf = (typed: Readonly<Record<string, string>>) => toJourney(typed).stops.map(({ placeText }) => placeText);

describe('the stops of a form', () => {
  it('lose those that were left empty, but keep two', () => {
    expect(placesOf(settleStops(composeStops([{ place: 'A' }, { place: ' ' }, { place: 'B' }, {}])))).toEqual(['A', 'B']);
    expect(countStops(settleStops(composeStops([{ place: 'A' }, {}, {}])))).toBe(2);
  });

  it('include one that has only a date, because its place was forgotten', () => {
    expect(countStops(settleStops(composeStops([{ place: 'A' }, { date: '2027-01-01' }, { place: 'B' }])))).toBe(3);
  });

  it('take the place that was chosen of several by its key', () => {
    const typed = { ...composeStops([{ place: 'Bergen' }, { place: 'Utrecht' }]), 'stops.0.choice': 'town:1|Bergen (Limburg), Nederland' };
    const [stop] = toJourney(settleStops(typed)).stops;
    expect(stop).toMatchObject({ placeKey: 'town:1', placeText: 'Bergen (Limburg), Nederland' });
  });

  it('have the hour that was chosen of a time that the clocks have twice', () => {
    const night = { date: '2027-10-31', time: '02:30' };
    const typed = {
      ...composeStops([
        { ...night, place: 'A' },
        { place: 'B', arriveByTime: '02:45' },
      ]),
      'stops.0.hour': 'second',
    };
    const journey = toJourney(
      settleStops({ ...typed, 'stops.1.arriveByHour': 'first', secondReturnTime: '02:15', secondReturnHour: 'first' }),
    );
    expect(journey.stops.map(({ time, arriveByTime }) => [time, arriveByTime])).toEqual([
      ['02:30 second', ''],
      ['', '02:45 first'],
    ]);
    expect(journey.secondReturnTime).toBe('02:15 first');
  });

  it('forget a key over whose place another was typed', () => {
    const known = { placeKey: 'stop:0', placeLabel: 'Utrecht' };
    const [kept, other] = toJourney(
      composeStops([
        { ...known, place: 'Utrecht ' },
        { ...known, place: 'Arnhem' },
      ]),
    ).stops;
    expect([kept?.placeKey, other?.placeKey]).toEqual(['stop:0', '']);
  });

  it('are at most twenty, whatever a form contains', () => {
    expect(countStops({ stopCount: '9999' })).toBe(20);
    expect(countStops(addStop({ stopCount: '20' }))).toBe(20);
  });
});
