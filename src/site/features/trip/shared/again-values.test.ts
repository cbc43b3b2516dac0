import { describe, expect, it } from 'vitest';
import { noTimes } from '../../../explain/testing/no-times.ts';
import { readItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { valuesOfTravel } from '../change/change-values.ts';
import { againFieldsOf } from './again-values.ts';
import type { TravelStop } from './state/travel.ts';

function stop(label: string, time: string | null, changes: Partial<TravelStop> = {}): TravelStop {
  const date = time === null ? null : '2027-05-14';
  const accuracy = { precision: 'point', reckonedFrom: 'itself', spreadKilometres: 0 };
  const about = { name: label, lines: [label], town: label, zip: '', country: 'Nederland', accuracy, ...noTimes };
  return { sequence: 0, label, ...about, date, time, notes: '', localKilometres: 0, clockChange: null, ...changes };
}

const noArrival = { arrivalDate: null, arrivalTime: null, arrivalHour: null, returnHour: null };
const part = { passengers: 28, returnDate: null, returnTime: null, ...noArrival, vehicles: [], kilometers: null };
const boards = { name: 'Slot', address: 'Slot, Zeist', date: '2027-05-14', time: '08:10', hour: null };
const customer = {
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@school.example',
  phone: '0612345678',
  organisation: 'De Regenboog',
};
const trip = {
  tripType: 'day-trip',
  stops: [
    stop('Utrecht', '08:00'),
    stop('Efteling, Kaatsheuvel', '17:30', { notes: 'At the side entrance', localKilometres: 12 }),
    stop('Utrecht', null),
  ],
  passengers: 48,
  luggage: 'case',
  wheelchairPlaces: 2,
  babySeats: 1,
  childSeats: 2,
  boosterSeats: 3,
  type: 'schools',
  flightNumber: 'HV 5131',
  extras: ['wifi', 'trailer'],
  suppliesDriverRoom: true,
  parts: [
    { ...part, boards: null },
    { ...part, boards, passengers: 20 },
  ],
  additionalInformation: 'Two prams\nand a dog',
  customer,
};

/** As a browser sends it. */
function send(keepsDays: boolean): FormData {
  const form = new FormData();
  for (const [name, value] of againFieldsOf(trip, { keepsDays })) form.append(name, value);
  return form;
}

describe('the form that asks for a trip again', () => {
  const { idempotencyKey: _key, ...asked } = valuesOfTravel(trip, '');
  const withoutKeys = <Row extends { readonly placeKey: string }>(rows: readonly Row[]) => rows.map((row) => ({ ...row, placeKey: '' }));

  it('carries every field of the trip except its dates and personal details', () => {
    const { idempotencyKey: _none, ...read } = readItineraryValues(send(false));
    const stops = withoutKeys(asked.stops).map((each) => ({ ...each, date: '' }));
    expect(read).toEqual({ ...asked, stops, pickUps: withoutKeys(asked.pickUps) });
    expect(read).toMatchObject({ wheelchairPlaces: '2', luggage: 'case', notes: 'Two prams\nand a dog', flightNumber: 'HV 5131' });
    for (const [name, value] of Object.entries(customer)) expect(send(false).get(name)).toBe(value);
  });

  it('keeps the dates if the trip was never driven', () => {
    expect(readItineraryValues(send(true)).stops.map(({ date }) => date)).toEqual(['2027-05-14', '2027-05-14']);
  });
});
