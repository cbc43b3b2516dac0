import { describe, expect, it } from 'vitest';
import { createFormValues, readFormValues } from './form-values.ts';

describe('a new form', () => {
  it('take over the short form’s values', () => {
    const values = createFormValues(
      new URLSearchParams('from=Utrecht&to=Efteling&date=2027-05-01&returnDate=2027-05-02&passengers=48'),
      'key',
    );
    expect(values).toMatchObject({ type: 'return', passengers: '48', idempotencyKey: 'key' });
    expect(values.stops).toEqual([
      { placeKey: '', place: 'Utrecht', date: '2027-05-01', time: '09:00', notes: '', localKilometres: '' },
      { placeKey: '', place: 'Efteling', date: '2027-05-02', time: '17:30', notes: '', localKilometres: '' },
    ]);
  });

  it('takes over the times and the places that were chosen', () => {
    const query = 'from=Utrecht&fromKey=a1&to=Efteling&toKey=b2&date=2027-05-01&time=07:15&returnDate=2027-05-01&returnTime=20:00';
    const { stops } = createFormValues(new URLSearchParams(query), 'key');
    expect(stops.map(({ placeKey, time }) => [placeKey, time])).toEqual([
      ['a1', '07:15'],
      ['b2', '20:00'],
    ]);
  });

  it.each([
    ['date=2027-05-01&returnDate=2027-05-01', 'day-trip'],
    ['date=2027-05-01&returnDate=', 'one-way'],
    ['returnDate=', 'return'],
    ['date=2027-05-01', 'return'],
    ['type=tour&date=2027-05-01&returnDate=', 'tour'],
    ['type=day-trip&date=2027-05-01&returnDate=2027-05-02', 'day-trip'],
    ['', 'return'],
  ])('%j is a %s', (query, type) => {
    expect(createFormValues(new URLSearchParams(query), 'key').type).toBe(type);
  });

  it('return on their own day if the home page requested a day trip, whatever another field contained', () => {
    const query = 'type=day-trip&from=Utrecht&to=Efteling&date=2027-05-01&returnDate=2027-05-09&returnTime=18:00';
    expect(createFormValues(new URLSearchParams(query), 'key').stops[1]).toMatchObject({ date: '2027-05-01', time: '18:00' });
  });

  it('leaves the key of a place whose name was typed over', () => {
    const query = 'from=Utrecht&fromKey=a1&fromLabel=Amsterdam&to=Efteling&toKey=b2&toLabel=Efteling';
    expect(createFormValues(new URLSearchParams(query), 'key').stops.map(({ placeKey }) => placeKey)).toEqual(['', 'b2']);
  });

  it('take over every stop of a repeated trip, without its dates', () => {
    const { stops, type } = createFormValues(new URLSearchParams('from=Utrecht&via0=Arnhem&via1=Bonn&to=Utrecht&type=tour'), 'key');
    expect([type, ...stops.map(({ place, date }) => place + date)]).toEqual(['tour', 'Utrecht', 'Arnhem', 'Bonn', 'Utrecht']);
  });

  it('take over the second return of a repeated trip', () => {
    const query = 'from=Utrecht&to=Efteling&type=day-trip&returnTime=01:00&secondReturnTime=03:00&secondReturnPassengers=20';
    const values = createFormValues(new URLSearchParams(query), 'key');
    expect(values).toMatchObject({ type: 'day-trip', secondReturnTime: '03:00', secondReturnPassengers: '20' });
  });

  it('takes nothing endless', () => {
    const many = Array.from({ length: 500 }, (_, index) => [`via${index}`, 'Bonn']);
    expect(createFormValues(new URLSearchParams(many), 'key').stops).toHaveLength(50);
    expect(createFormValues(new URLSearchParams({ from: 'x'.repeat(5_000) }), 'key').stops[0]?.place).toHaveLength(200);
  });
});

describe('reading a submitted form', () => {
  it('restores the personal details and the occasion', () => {
    const form = new FormData();
    form.set('firstName', 'Anna');
    form.set('type', 'tour');
    expect(readFormValues(form)).toMatchObject({ firstName: 'Anna', lastName: '', type: 'tour' });
  });
});
