import { describe, expect, it } from 'vitest';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import type { TripCrew } from '#operations/duties/rules/trip-crew.ts';
import { planZoneTasks, type ZoneCity, type ZoneFact } from './zone-tasks.ts';

const trip = createSampleTrip();
const place = trip.itinerary.stops[0]?.place;
const today = '2027-05-01';

const crew: TripCrew = {
  ...{ vehicleIndex: 0, operatorId: 'o', operator: 'Convoya', country: 'NL', phone: '', email: '', contactName: '', jobId: null },
  ...{ vehicleId: 'v', plate: '12-BRX-4', class: 'coachHire', massKg: 18_000, euroNorm: '6', tachograph: 'smart2', drivers: [] },
  ...{ from: '2027-05-14T05:00:00.000Z', until: '2027-05-14T19:00:00.000Z' },
};

const fact = (key: string, value: ZoneFact['value'], validUntil = '2027-12-31'): ZoneFact => ({
  key,
  value,
  source: 'city.example',
  validUntil,
});

function plan(facts: readonly ZoneFact[], changes: Partial<TripCrew> = {}, { north = 0 } = {}) {
  const coordinates = { latitude: (place?.coordinates.latitude ?? 0) + north / 111.2, longitude: place?.coordinates.longitude ?? 0 };
  const city: ZoneCity = { geonames: 7, name: 'Utrecht', coordinates, population: 300_000, facts };
  return planZoneTasks(trip, { ...crew, ...changes }, { cities: [city], today });
}
const zonesOf = (...asked: Parameters<typeof plan>) => plan(...asked).map(({ facts }) => facts.zone);

describe('planZoneTasks', () => {
  it('asks once for each zone of a city in which the trip stops, by the day before, with its source', () => {
    const facts = [
      fact('zone-since', '2025-01-01'),
      fact('zone-classes', 'unclassified vehicles'),
      fact('pass-autocar', true),
      fact('set-down', 'x'),
    ];
    expect(plan(facts)).toMatchObject([
      { kind: 'zone', dueOn: '2027-05-13', facts: { zone: 'pass', city: 'Utrecht', limit: '', source: 'city.example', plate: '12-BRX-4' } },
      { kind: 'zone', dueOn: '2027-05-13', facts: { zone: 'label', city: 'Utrecht', vehicle: 1 } },
    ]);
    expect(new Set(plan(facts).map(({ key }) => key)).size).toBe(2);
    expect(plan(facts, { vehicleId: 'other' })[0]?.key).not.toBe(plan(facts)[0]?.key);
  });

  it('does not exist without a stop in the city, or for an expired fact', () => {
    const pass = [fact('pass-autocar', true)];
    expect([zonesOf(pass, {}, { north: 5 }), zonesOf(pass, {}, { north: 8 })]).toEqual([['pass'], []]);
    expect([zonesOf([fact('pass-autocar', true, today)]), zonesOf([fact('pass-autocar', true, '2027-04-30')])]).toEqual([['pass'], []]);
    expect(zonesOf([fact('airport-terminals', 2), fact('abolition-open', '2026-01-26')])).toEqual([]);
  });

  it('omits known requirements, and asks for unknown ones', () => {
    const limit = [fact('weight-limit', 7.5)];
    expect([zonesOf(limit), zonesOf(limit, { massKg: 7_500 }), zonesOf(limit, { massKg: null })]).toEqual([['weight'], [], ['weight']]);
    const diesel = [fact('diesel-ban', 'Euro 0–4, 8–20 h, A86')];
    expect([zonesOf(diesel), zonesOf(diesel, { euroNorm: 'Euro 4' }), zonesOf(diesel, { euroNorm: '' })]).toEqual([
      [],
      ['diesel'],
      ['diesel'],
    ]);
    expect(zonesOf([...limit, ...diesel, fact('pass-autocar', true)], { class: 'taxiBus', massKg: null, euroNorm: '' })).toEqual([]);
    expect(zonesOf([fact('zone-labels', 'B, C')], { class: 'taxiBus' })).toEqual(['label']);
    expect(zonesOf([fact('zone-since', '2025-12-01'), fact('zone-vehicles', 'cars, motorcycles and mopeds')])).toEqual([]);
  });
});
