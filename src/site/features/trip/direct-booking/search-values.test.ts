import { describe, expect, it } from 'vitest';
import { isSearch, readSearchValues, searchFieldOf, toSearchItinerary, toSearchQuery } from './search-values.ts';

const query = new URLSearchParams('from=Utrecht&to=Efteling&date=2027-05-14&passengers=48');

describe('the search of a direct booking', () => {
  it('takes the usual times where none were asked', () => {
    expect(readSearchValues(query)).toMatchObject({ from: 'Utrecht', time: '09:00', returnTime: '17:30', returnDate: '' });
    expect(readSearchValues(new URLSearchParams('time=07:15'))).toMatchObject({ time: '07:15' });
  });

  it('is null before the form was sent, and a value when it was sent empty', () => {
    expect(isSearch(new URLSearchParams('lng=frBE'))).toBe(false);
    expect(isSearch(query)).toBe(true);
    expect(isSearch(new URLSearchParams('from=&to=&date=&passengers='))).toBe(true);
  });

  it('is one way without a return date, and comes back to where it began with one', () => {
    const values = readSearchValues(query);
    expect(toSearchItinerary(values)).toEqual({
      type: 'one-way',
      stops: [{ placeText: 'Utrecht', date: '2027-05-14', time: '09:00' }, { placeText: 'Efteling' }],
      passengers: '48',
    });
    const back = toSearchItinerary({ ...values, returnDate: '2027-05-15' });
    expect(back.type).toBe('return');
    expect(back.stops.slice(1)).toEqual([{ placeText: 'Efteling', date: '2027-05-15', time: '17:30' }, { placeText: 'Utrecht' }]);
    expect(toSearchItinerary({ ...values, returnDate: values.date }).type).toBe('day-trip');
  });

  it.each([
    ['stops.0.place', 'from'],
    ['stops.1.place', 'to'],
    ['stops.0.time', 'time'],
    ['stops.1.date', 'returnDate'],
    ['stops.2.place', 'from'],
    ['passengers', 'passengers'],
    ['form', 'form'],
  ])('names %s as its own form does', (field, own) => {
    expect(searchFieldOf(field)).toBe(own);
  });

  it('is cut if an address is implausibly long, and omits empty fields', () => {
    const long = readSearchValues(new URLSearchParams({ from: 'x'.repeat(500) }));
    expect(long.from).toHaveLength(200);
    expect(toSearchQuery(readSearchValues(query))).not.toHaveProperty('returnDate');
  });
});
