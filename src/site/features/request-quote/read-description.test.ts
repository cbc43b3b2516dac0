import { describe, expect, it } from 'vitest';
import { valuesOf } from './read-description.ts';

const mark = <Field extends string>(field: Field, value: string) => ({ field, value, start: 0, end: 1, isSure: true });

describe('the form of a trip that was described', () => {
  it('holds places, days, hours and the group', () => {
    const values = valuesOf(
      {
        marks: [
          ...[mark('from', 'Kassel'), mark('via', 'Halle'), mark('via', 'Dessau'), mark('to', 'Berlin'), mark('pickUp', 'Göttingen')],
          ...[mark('date', '2027-06-14'), mark('time', '07:15'), mark('returnDate', '2027-06-18'), mark('returnTime', '13:00')],
          ...[
            mark('type', 'return'),
            mark('passengers', '52'),
            mark('luggage', 'case'),
            mark('wheelchairPlaces', '2'),
            mark('occasion', 'schools'),
          ],
        ],
      },
      'key',
    );
    expect(values.stops.map(({ place, date, time }) => [place, date, time])).toEqual([
      ['Kassel', '2027-06-14', '07:15'],
      ['Halle', '', ''],
      ['Dessau', '', ''],
      ['Berlin', '2027-06-18', '13:00'],
    ]);
    expect(values.pickUps.map(({ place }) => place)).toEqual(['Göttingen']);
    expect(values).toMatchObject({ type: 'return', passengers: '52', luggage: 'case', wheelchairPlaces: '2', occasion: 'schools' });
  });

  it('asks to be there by an hour of arrival', () => {
    const { stops } = valuesOf({ marks: [mark('arriveBy', '10:00')] }, 'key');
    expect(stops[0]).toMatchObject({ time: '10:00', timeIs: 'arrive' });
  });
});
