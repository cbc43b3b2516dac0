import { describe, expect, it } from 'vitest';
import { noTimes } from '../../../../explain/testing/no-times.ts';
import {
  againQueryOf,
  type Choice,
  findFeeStep,
  fullNameOf,
  hasContactDetails,
  optionToCarry,
  requestQueryOf,
  type TravelStop,
} from './travel.ts';

function choice(key: string, isChosen = false): Choice {
  const crew = { drivers: 1, overnights: 0, breaksMinutes: 0, drivingMinutes: 60, dutyMinutes: 120, duties: [], checks: [] };
  const vehicle = { vehicles: ['coachHire'], seats: 50, vehicleSeats: [50], vehicleCases: [40], waiting: null };
  const lists = { groups: [], lines: [], vatLines: [], paymentPlan: [], additionalDetailsChecklist: [] };
  const amounts = { netCents: 100, vatCents: 9, totalCents: 109 };
  return { key, isChosen, crew, ...vehicle, ...lists, ...amounts };
}

function stop(label: string, moment: { date: string; time: string } | null): TravelStop {
  const [name = ''] = label.split(',');
  const accuracy = { precision: 'point', reckonedFrom: 'itself', spreadKilometres: 0 };
  const about = { name, lines: [label], town: name, zip: '', country: 'Nederland', accuracy, ...noTimes };
  return { sequence: 0, label, ...about, date: null, time: null, notes: '', localKilometres: 0, clockChange: null, ...moment };
}

const quotes = [choice('cheapest', true), choice('one-size-up')];
const dayOut = [
  stop('Utrecht', { date: '2027-03-12', time: '08:00' }),
  stop('Efteling, Kaatsheuvel', { date: '2027-03-13', time: '17:00' }),
];

describe('the choice that is looked at', () => {
  it('goes along in addresses only where it is not the quote’s own', () => {
    expect(optionToCarry({ quotes }, choice('one-size-up'))).toBe('one-size-up');
    expect(optionToCarry({ quotes }, choice('cheapest', true))).toBeNull();
    expect(optionToCarry({ quotes }, null)).toBeNull();
  });
});

describe('what a trip’s page says', () => {
  it('joins the names that there are', () => {
    expect(fullNameOf({ firstName: 'Anna', lastName: 'de Vries' })).toBe('Anna de Vries');
    expect(fullNameOf({ firstName: '', lastName: 'de Vries' })).toBe('de Vries');
  });

  it('knows when an order has all that it needs', () => {
    const customer = { firstName: 'A', lastName: 'B', email: 'a@b.nl', phone: '', organisation: '' };
    const address = {
      street: 'Dam 1',
      zipcode: '1012',
      city: 'Amsterdam',
      country: 'NL',
      organisation: '',
      organisationReference: '',
      organisationNumber: '',
      buyerReference: '',
    };
    const invoice = { ...address, vatNumber: '', paymentMethod: 'bank-transfer', status: 'none', outstanding: '0' };
    expect(hasContactDetails({ customer, invoice })).toBe(false);
    expect(hasContactDetails({ customer: { ...customer, phone: '06123456' }, invoice: null })).toBe(false);
    expect(hasContactDetails({ customer: { ...customer, phone: '06123456' }, invoice })).toBe(true);
  });
});

describe('the step of the cancellation table that holds', () => {
  const steps = [
    { from: '2026-11-01T00:00:00.000Z', until: '2026-11-02T00:00:00.000Z', percent: 0, feeCents: 0 },
    { from: '2026-11-02T00:00:00.000Z', until: null, percent: 100, feeCents: 900 },
  ];

  it('lasts up to and including its moment', () => {
    expect(findFeeStep(steps, '2026-11-02T00:00:00.000Z')?.percent).toBe(0);
    expect(findFeeStep(steps, '2026-11-02T00:00:00.001Z')?.percent).toBe(100);
    expect(findFeeStep([], '2026-11-02T00:00:00.001Z')).toBeNull();
  });
});

describe('asking again', () => {
  it('fills in a trip that comes back with the day of the way back', () => {
    const stops = [...dayOut, stop('Utrecht', null)];
    expect(requestQueryOf({ stops, passengers: 48 })).toEqual({
      from: 'Utrecht',
      to: 'Efteling, Kaatsheuvel',
      date: '2027-03-12',
      returnDate: '2027-03-13',
      passengers: '48',
    });
  });

  it('leaves the days of the last time out, and keeps its hours and its second way back', () => {
    const stops = [...dayOut, stop('Utrecht', null)];
    const back = { boards: null, returnDate: '2027-03-13', arrivalDate: null, arrivalTime: null, vehicles: [], kilometers: null };
    const parts = [
      { ...back, passengers: 28, returnTime: '17:00' },
      { ...back, passengers: 20, returnTime: '19:30' },
    ];
    expect(againQueryOf({ stops, passengers: 48, tripType: 'day-trip', type: 'schools', parts })).toEqual({
      ...{ from: 'Utrecht', to: 'Efteling, Kaatsheuvel', time: '08:00', returnTime: '17:00' },
      ...{ secondReturnTime: '19:30', secondReturnPassengers: '20' },
      ...{ passengers: '48', type: 'day-trip', occasion: 'schools' },
    });
  });

  it('keeps where else the group boarded', () => {
    const part = {
      passengers: 28,
      returnDate: null,
      returnTime: null,
      arrivalDate: null,
      arrivalTime: null,
      vehicles: [],
      kilometers: null,
    };
    const boarding = (name: string, time: string) => ({ name, address: `${name}, Zeist`, date: '2027-03-12', time });
    const parts = [
      { ...part, boards: boarding('Station', '08:00') },
      { ...part, boards: boarding('Slot', '08:10'), passengers: 20 },
    ];
    expect(againQueryOf({ stops: dayOut, passengers: 48, tripType: 'one-way', type: null, parts })).toMatchObject({
      ...{ pickUp0: 'Slot, Zeist', pickUpTime0: '08:10', pickUpPassengers0: '20' },
    });
  });

  it('fills in every stop in between, for the trip that it was', () => {
    const names = ['Utrecht', 'Arnhem', 'Keulen', 'Bonn', 'Utrecht'];
    const query = againQueryOf({ stops: names.map((name) => stop(name, null)), passengers: 20, tripType: 'tour', type: null, parts: [] });
    const rest = { passengers: '20', type: 'tour', occasion: '' };
    expect(query).toEqual({ from: 'Utrecht', via0: 'Arnhem', via1: 'Keulen', via2: 'Bonn', to: 'Utrecht', ...rest });
  });

  it('leaves out stops that no address has room for', () => {
    const stops = Array.from({ length: 40 }, (_, index) => stop(`Straße der Republik ${index}, Bad Königshofen im Grabfeld`, null));
    const query = againQueryOf({ stops, passengers: 20, tripType: 'tour', type: null, parts: [] });
    expect(Object.keys(query)).toEqual(['from', 'to', 'passengers', 'type', 'occasion']);
  });

  it('names no way back where there is none', () => {
    expect(requestQueryOf({ stops: dayOut, passengers: 8 })).not.toHaveProperty('returnDate');
  });
});
