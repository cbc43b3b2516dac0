import { describe, expect, it } from 'vitest';
import { toBoardPrice } from './board-answer.ts';

const quote = { isChosen: false, vehicles: ['midibus'], vehicleSeats: [30], totalCents: 68_000, crew: { drivers: 1 } };
const stop = { name: 'Berlin', time: '08:30', arrivalTime: null };
const preview = {
  quotes: [quote, { ...quote, isChosen: true, totalCents: 70_000, vehicles: ['midibus', 'minibus'], vehicleSeats: [30, 16] }],
  personReasons: [],
  perPersonCents: 2_270,
  legs: [{ kilometres: 35, minutes: 42, roads: [{ country: 'DE', number: 'A115' }] }],
  stops: [stop, { name: 'Potsdam', time: '17:00', arrivalTime: '09:12' }, { name: 'Berlin', time: null, arrivalTime: '17:42' }],
};

describe('the board’s values', () => {
  it('is the choice that a quote would propose, each of its vehicles with its seats', () => {
    expect(toBoardPrice(preview)).toMatchObject({
      cents: 70_000,
      personCents: 2_270,
      vehicles: [
        { vehicle: 'midibus', seats: 30 },
        { vehicle: 'minibus', seats: 16 },
      ],
      ...{ from: 'Berlin', to: 'Potsdam', leave: '08:30', there: '09:12', home: '17:42' },
      way: { kilometres: 35, minutes: 42 },
    });
  });

  it('has no way home for a one-way trip', () => {
    expect(toBoardPrice({ ...preview, stops: preview.stops.slice(0, 2) })?.home).toBeNull();
  });

  it('is nothing where a person prices the trip', () => {
    expect(toBoardPrice({ ...preview, quotes: [], personReasons: ['ferry'] })).toBeNull();
  });
});
