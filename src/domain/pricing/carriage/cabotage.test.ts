import { describe, expect, it } from 'vitest';
import { reasonsOf } from '../testing/sample-quotes.ts';
import { sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { findCabotage } from './cabotage.ts';

/** A trip between two places by a coach from a country, with the result. */
function tripOf(from: string, until: string, coach = 'FR') {
  const stops = [{ place: samplePlace('A', from), at: '2027-03-16 09:00' }, { place: samplePlace('B', until) }];
  const kilometresByCountry = from === until ? { [from]: 80 } : { [from]: 40, [until]: 40 };
  const depot = { name: 'Depot', countryCode: coach, coordinates: { latitude: 52, longitude: 5 } };
  return {
    itinerary: sampleItinerary(stops),
    routed: sampleRoute([sampleLeg(80, 70, { kilometresByCountry })], { depot }),
    date: '2027-03-16',
  };
}

describe('findCabotage', () => {
  it.each([
    ['CH', 'CH', 'FR', 'Agreement EC–Switzerland on the carriage of goods and passengers by rail and road, art. 20'],
    ['GB', 'GB', 'FR', 'Interbus agreement'],
    ['TR', 'TR', 'DE', 'Interbus agreement'],
    ['DK', 'DK', 'DE', 'Regulation (EC) 1073/2009 art. 15(b), C-482/23'],
    ['CZ', 'CZ', 'DE', null],
    ['PT', 'PT', 'ES', null],
    ['NO', 'NO', 'DE', null],
    ['FR', 'FR', 'FR', null],
    ['CH', 'FR', 'FR', null],
    ['NL', 'GB', 'NL', null],
  ])('%s to %s by a coach from %s: %s', (from, until, coach, article) => {
    const found = findCabotage(tripOf(from, until, coach));
    expect(found).toEqual(article === null ? null : { country: from, article });
  });

  it('alone sends the trip to a person: we do not know an operator’s VAT there', () => {
    const { itinerary, routed } = tripOf('CH', 'CH');
    expect(reasonsOf({ itinerary, routed })).toEqual(['cabotage']);
  });
});

describe('a trip that begins far from any depot', () => {
  const { itinerary, routed } = tripOf('PT', 'ES', 'ES');
  const from = (kilometres: number) => ({ ...routed.depot, coordinates: { latitude: 52 + kilometres / 111.2, longitude: 5 } });

  it('is priced up to 150 km and sent to a person beyond', () => {
    expect(reasonsOf({ itinerary, routed: { ...routed, depot: from(149) } })).toEqual([]);
    expect(reasonsOf({ itinerary, routed: { ...routed, depot: from(151) } })).toEqual(['no-operator']);
  });
});
