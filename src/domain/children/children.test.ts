import { describe, expect, it } from 'vitest';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { findTripBan, planBanDayTasks, planPassengerListTasks } from '#operations/tasks/rules/trip-children.ts';
import type { Place } from '../itinerary/itinerary.ts';
import { reasonsOf } from '../pricing/testing/sample-quotes.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../pricing/testing/sample-trips.ts';
import { findChildrenBan, findUnknownBanDay, isMainlyMinors, listMoves, missingBanYears } from './children-ban.ts';
import { areNeighbours, departementOfPostcode, departementsOf } from './departements.ts';

describe('départements', () => {
  it.each([
    ['69', '38', true],
    ['69', '34', false],
    ['13', '84', true],
    ['67', '68', true],
    ['29', '35', false],
    ['33', '17', true],
    ['06', '20', false],
    ['74', '38', false],
    ['59', '62', true],
    ['31', '31', true],
  ])('%s and %s: %s', (one, other, are) => {
    expect([areNeighbours(one, other), areNeighbours(other, one)]).toEqual([are, are]);
  });

  it('treat Paris and its ring as one, with the neighbours of all of them', () => {
    for (const inner of ['75', '92', '93', '94']) {
      expect(['75', '92', '93', '94', '77', '78', '91', '95'].map((other) => areNeighbours(inner, other))).toEqual(Array(8).fill(true));
      expect(['77', '78', '91', '95'].map((other) => areNeighbours(other, inner))).toEqual(Array(4).fill(true));
      expect(areNeighbours(inner, '60')).toBe(false);
    }
    expect(areNeighbours('91', '95')).toBe(false);
  });

  it('are read from postcodes, airports and the place finder’s result, in that order', () => {
    expect(['69003', '20090', '97400', '69 003', '6900', ''].map(departementOfPostcode)).toEqual(['69', '20', '974', '69', null, null]);
    const place = samplePlace('Lyon', 'FR');
    expect(departementsOf({ ...place, zip: '69003', departement: '01' })).toEqual(['69']);
    expect(departementsOf({ ...place, departement: '69' })).toEqual(['69']);
    expect(departementsOf({ ...place, kind: 'airport', name: 'Aéroport de Paris-Orly', zip: '94390' })).toEqual(['94', '91']);
    expect(departementsOf({ ...place, kind: 'airport', name: 'Flughafen Paris-Charles-de-Gaulle' })).toEqual(['95', '93', '77']);
    expect([departementsOf(place), departementsOf({ ...place, zip: '97400' }), departementsOf(samplePlace('Köln', 'DE'))]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

const school = sampleGroup(48, { occasion: 'schools' });

function townOf(text: string): Place {
  const [country = '', departement] = text.split(' ');
  return { ...samplePlace(text, country), ...(departement === undefined ? {} : { departement }) };
}

/** `FR 69 > FR 38 > FR 69` with a departure hour for each stop but the last, and so many minutes between them. */
function ban(route: string, at: readonly string[], { group = school, minutes = 100, seats = null as number | null } = {}) {
  const stops = route.split(' > ').map((place, index) => ({ place: townOf(place), ...(at[index] === undefined ? {} : { at: at[index] }) }));
  const legs = at.map((_, index) => {
    const isThrough = [stops[index], stops[index + 1]].some((stop) => stop?.place.countryCode === 'FR') || route.includes('through');
    return sampleLeg(100, minutes, { kilometresByCountry: isThrough ? { FR: 100 } : { BE: 100 } });
  });
  const moves = listMoves({ itinerary: sampleItinerary(stops), legs, arrivals: [], crossed: [] });
  return findChildrenBan({ group, seats, moves });
}

const refused = { date: '2026-08-01', article: 'Arrêté du 23 février 2026' };

describe('a day without children’s coaches in France', () => {
  it('refuses a class beyond the neighbouring départements, but allows trips to them and back', () => {
    expect(ban('FR 69 > FR 34', ['2026-08-01 08:00'])).toEqual(refused);
    expect(ban('FR 69 > FR 38', ['2026-08-01 08:00'])).toBeNull();
    expect(ban('FR 69 > FR 38 > FR 69', ['2026-08-01 08:00', '2026-08-01 17:00'])).toBeNull();
    expect(ban('FR 69 > FR 38 > FR 05', ['2026-08-01 08:00', '2026-08-01 12:00'])).toEqual(refused);
    expect(ban('FR 75 > FR 93 > FR 78', ['2026-08-01 08:00', '2026-08-01 12:00'])).toBeNull();
  });

  it('lasts from midnight to midnight in France: driving the evening before or the morning after counts as far as it reaches into the day', () => {
    expect(ban('FR 69 > FR 34', ['2026-07-31 20:00'])).toBeNull();
    expect(ban('FR 69 > FR 34', ['2026-07-31 20:00'], { minutes: 241 })).toEqual(refused);
    expect(ban('FR 69 > FR 34', ['2026-07-31 20:00'], { minutes: 240 })).toBeNull();
    expect(ban('FR 69 > FR 34', ['2026-08-01 23:59'])).toEqual(refused);
    expect(ban('FR 69 > FR 34', ['2026-08-02 00:00'])).toBeNull();
    expect(ban('FR 69 > FR 34', ['2027-08-01 08:00'])).toBeNull();
  });

  it('goes to a person for trips from, to or through abroad, and if the département is unknown', () => {
    expect(ban('BE > FR 59', ['2026-08-01 08:00'])).toEqual(refused);
    expect(ban('FR 59 > BE', ['2026-08-01 08:00'])).toEqual(refused);
    expect(ban('BE through > ES', ['2026-08-01 08:00'])).toEqual(refused);
    expect(ban('BE > NL', ['2026-08-01 08:00'])).toBeNull();
    expect(ban('FR > FR 69', ['2026-08-01 08:00'])).toEqual(refused);
  });

  it('applies to groups mainly under 18 in vehicles with more than nine seats', () => {
    const at = ['2026-08-01 08:00'];
    expect(ban('FR 69 > FR 34', at, { group: sampleGroup(48, { occasion: 'companyEvent' }) })).toBeNull();
    expect(ban('FR 69 > FR 34', at, { group: sampleGroup(20, { boosterSeats: 11 }) })).toEqual(refused);
    expect(ban('FR 69 > FR 34', at, { group: sampleGroup(20, { boosterSeats: 10 }) })).toBeNull();
    expect(ban('FR 69 > FR 34', at, { group: sampleGroup(8, { occasion: 'schools' }) })).toBeNull();
    expect(ban('FR 69 > FR 34', at, { group: sampleGroup(8, { occasion: 'schools' }), seats: 19 })).toEqual(refused);
    expect(isMainlyMinors(sampleGroup(10, { babySeats: 2, childSeats: 2, boosterSeats: 2 }))).toBe(true);
  });

  it('sends the trip to a person, who may price it', () => {
    const itinerary = sampleItinerary([{ place: townOf('FR 69'), at: '2026-08-01 08:00' }, { place: townOf('FR 34') }]);
    const depot = { name: 'Depot', countryCode: 'FR', coordinates: { latitude: 52, longitude: 5 } };
    const routed = sampleRoute([sampleLeg(300, 200, { kilometresByCountry: { FR: 300 } })], { depot });
    const now = '2026-06-01T08:00:00.000Z';
    expect(reasonsOf({ itinerary, routed, group: school, now })).toEqual(['children-ban']);
    expect(reasonsOf({ itinerary, routed, group: school, now, isJudged: true })).toEqual([]);
  });
});

/** A booked class that travels between two départements and back. */
function tripTo(departement: string, { date = '2027-05-14', bookedAt = '2027-01-10T10:00:00.000Z', occasion = 'schools' as const } = {}) {
  const stops = [
    { place: townOf('FR 69'), at: `${date} 08:00` },
    { place: townOf(`FR ${departement}`), at: `${date} 17:00` },
    { place: townOf('FR 69') },
  ];
  return createSampleTrip({ itinerary: sampleItinerary(stops), group: sampleGroup(48, { occasion }), bookedAt });
}

describe('a booked class', () => {
  it('is refused in a coach on such a day, but accepted in a vehicle with nine seats', () => {
    const trip = tripTo('34', { date: '2026-08-01' });
    expect([findTripBan(trip, 0, 53), findTripBan(trip, 0, 8), findTripBan(tripTo('38', { date: '2026-08-01' }), 0, 53)]).toEqual([
      refused,
      null,
      null,
    ]);
  });

  it('needs a passenger list beyond the neighbouring départements, requested a week before and checked two days before', () => {
    const dues = (trip: Parameters<typeof planPassengerListTasks>[0]) =>
      planPassengerListTasks(trip).map(({ dueOn, facts }) => `${facts.step} ${dueOn}`);
    expect(dues(tripTo('34'))).toEqual(['ask 2027-05-07', 'check 2027-05-12']);
    expect(dues(tripTo('34', { bookedAt: '2027-05-08T10:00:00.000Z' }))).toEqual(['check 2027-05-12']);
    expect(dues(tripTo('38'))).toEqual([]);
    expect(dues({ ...tripTo('34'), group: sampleGroup(48) })).toEqual([]);
  });
});

describe('a year whose day is not announced yet', () => {
  const unknown = (day: string, { to = 'FR 34', group = school } = {}) => {
    const stops = [{ place: townOf('FR 69'), at: `${day} 08:00` }, { place: townOf(to) }];
    const legs = [sampleLeg(100, 100, { kilometresByCountry: { FR: 100 } })];
    return findUnknownBanDay({
      group,
      seats: null,
      moves: listMoves({ itinerary: sampleItinerary(stops), legs, arrivals: [], crossed: [] }),
    });
  };

  it('is reported as missing from September of the previous year until its own summer ends', () => {
    expect(['2026-08-31', '2026-09-01', '2027-08-31', '2027-09-01'].map(missingBanYears)).toEqual([[], [2027], [2027], [2028]]);
  });

  it('asks of a Saturday about the beginning of August whether it is the day, of a group that would be banned alone', () => {
    expect(['2027-07-31', '2027-08-07', '2027-08-14'].map((day) => unknown(day))).toEqual(['2027-07-31', '2027-08-07', '2027-08-14']);
    expect(['2027-07-24', '2027-08-01', '2027-08-21', '2026-08-01', '2026-08-08', '2025-08-02'].map((day) => unknown(day))).toEqual(
      Array(6).fill(null),
    );
    expect(unknown('2027-07-31', { to: 'FR 38' })).toBeNull();
    expect(unknown('2027-07-31', { group: sampleGroup(48) })).toBeNull();
  });

  it('gives a booked trip a task due when the order is published, and none to other trips', () => {
    const places = ['Lyon 69', 'Montpellier 34'].map((text) => ({ ...townOf(`FR ${text.split(' ')[1]}`), name: text }));
    const stops = places.map((place, index) => ({
      place,
      departure: index === 0 ? { date: '2027-07-31', time: '08:00' } : null,
      notes: '',
    }));
    const trip = createSampleTrip({ itinerary: { type: 'one-way', stops }, group: school, quote: null });
    expect(planBanDayTasks(trip)).toEqual([{ kind: 'ban-day', key: '2027-07-31', dueOn: '2027-03-01', facts: { day: '2027-07-31' } }]);
    expect(planBanDayTasks({ ...trip, group: sampleGroup(48) })).toEqual([]);
  });
});
