import { describe, expect, it } from 'vitest';
import type { FleetKey } from '#domain/sites/keys.ts';
import { chooseVehicles, type VehicleInput } from './choose-vehicles.ts';
import type { SeatingGroup, VehicleOffer } from './seating.ts';

/** The rate card's check prices for 10 hours and 250 km, in cents. */
const dayPrices: Readonly<Record<FleetKey, number>> = {
  taxiBus: 50_250,
  minibus: 66_500,
  midibus: 78_500,
  coachHire: 101_250,
  doubleDecker: 127_500,
  specialBus: 120_000,
};
const costOf = ({ model, hasTrailer }: VehicleOffer) => (dayPrices[model.key] * model.ratePercent) / 100 + (hasTrailer ? 6_500 : 0);

function groupOf(passengers: number, more: Partial<SeatingGroup> = {}): SeatingGroup {
  return { passengers, luggage: 'none', wheelchairPlaces: 0, extras: [], ...more };
}

function choose(passengers: number, more: Partial<SeatingGroup> = {}, how: Partial<VehicleInput> = {}) {
  return chooseVehicles({ group: groupOf(passengers, more), costOf, ...how });
}

/** A choice in short: `coachHire 59 + minibus 16 with trailer`. */
function nameOf(choice: { readonly offers: readonly VehicleOffer[] } | null | undefined): string | null {
  return (
    choice?.offers.map(({ model, hasTrailer }) => `${model.key} ${model.seats}${hasTrailer ? ' with trailer' : ''}`).join(' + ') ?? null
  );
}

describe('chooseVehicles', () => {
  it.each([
    [1, 'taxiBus 8'],
    [8, 'taxiBus 8'],
    [9, 'minibus 16'],
    [17, 'minibus 19'],
    [20, 'midibus 24'],
    [25, 'midibus 30'],
    [31, 'midibus 35'],
    [48, 'coachHire 50'],
    [52, 'coachHire 59'],
    [60, 'doubleDecker 72'],
    [73, 'doubleDecker 79'],
    [80, 'doubleDecker 72 + taxiBus 8'],
  ])('%i people go in %s', (passengers, name) => {
    expect(nameOf(choose(passengers)?.cheapest)).toBe(name);
  });

  it('gives the luggage a larger vehicle or a trailer, whichever is cheaper', () => {
    expect(nameOf(choose(8, { luggage: 'hand' })?.cheapest)).toBe('minibus 16');
    expect(nameOf(choose(23, { luggage: 'case' })?.cheapest)).toBe('midibus 30');
    expect(nameOf(choose(52, { luggage: 'case' })?.cheapest)).toBe('coachHire 59 with trailer');
    expect(nameOf(choose(52, { luggage: 'case' }, { costOf: ({ model }) => dayPrices[model.key] + 1 })?.cheapest)).toContain(
      'with trailer',
    );
    const dearTrailer = (offer: VehicleOffer) => costOf(offer) + (offer.hasTrailer ? 50_000 : 0);
    expect(nameOf(choose(52, { luggage: 'case' }, { costOf: dearTrailer })?.cheapest)).toBe('doubleDecker 72');
  });

  it('offers one size up and two vehicles', () => {
    const choices = choose(28);
    expect(nameOf(choices?.oneSizeUp)).toBe('midibus 35');
    expect(nameOf(choices?.twoVehicles)).toBe('midibus 24 + taxiBus 8');
    expect(nameOf(choose(52, { luggage: 'case' })?.oneSizeUp)).toBe('doubleDecker 72');
    expect(nameOf(choose(48, { luggage: 'case' })?.cheapest)).toBe('coachHire 59');
    expect(nameOf(choose(48, { luggage: 'case' })?.oneSizeUp)).toBe('doubleDecker 72');
    expect(choices?.oneSizeUp).toMatchObject({ seats: 35, capacity: 35, vehicles: ['midibus'] });
  });

  it('omits vehicles that do not exist', () => {
    expect(choose(79)?.oneSizeUp).toBeNull();
    expect(choose(100)).toMatchObject({ cheapest: { vehicles: ['coachHire', 'coachHire'] }, twoVehicles: null });
    expect(choose(200)?.twoVehicles).toBeNull();
    expect(choose(6)?.twoVehicles).toBeNull();
  });

  it('omits vehicles that may not drive the trip', () => {
    expect(nameOf(choose(8, {}, { costOf: (offer) => (offer.model.key === 'taxiBus' ? null : costOf(offer)) })?.cheapest)).toBe(
      'minibus 16',
    );
    expect(choose(8, {}, { costOf: () => null })).toBeNull();
  });

  it.each([0, -1, 1.5, 501, Number.NaN, Number.POSITIVE_INFINITY])('offers nothing for %d people', (passengers) => {
    expect(choose(passengers)).toBeNull();
  });

  it('prefers the roomier vehicle, then fewer vehicles, at equal prices', () => {
    expect(nameOf(choose(20, {}, { costOf: () => 100 })?.cheapest)).toBe('doubleDecker 79');
    expect(nameOf(choose(20, {}, { costOf: ({ model }) => (model.key === 'taxiBus' ? 50 : 150) })?.cheapest)).toBe('doubleDecker 79');
  });

  it('offers a party bus only on request', () => {
    const cheapParty = (offer: VehicleOffer) => (offer.model.key === 'specialBus' ? 1 : costOf(offer));
    expect(nameOf(choose(30, {}, { costOf: cheapParty })?.cheapest)).toBe('midibus 30');
    expect(nameOf(choose(30, {}, { costOf: cheapParty, asked: 'specialBus' })?.cheapest)).toBe('specialBus 40');
  });

  it('spreads wheelchairs over as many vehicles as they need', () => {
    expect(choose(20, { wheelchairPlaces: 2 })?.cheapest).toMatchObject({ vehicles: ['midibus'], capacity: 24 });
    expect(choose(6, { wheelchairPlaces: 3 })?.cheapest.vehicles).toEqual(['minibus', 'taxiBus']);
    expect(choose(10, { wheelchairPlaces: 1 }, { asked: 'specialBus' })).toBeNull();
  });

  it('puts the requested extras into every vehicle', () => {
    expect(nameOf(choose(20, { extras: ['toilet'] })?.cheapest)).toBe('coachHire 50');
    expect(nameOf(choose(60, { extras: ['trailer'] })?.cheapest)).toBe('midibus 30 with trailer + midibus 30 with trailer');
    expect(choose(20, { extras: ['trailer'] }, { asked: 'doubleDecker' })).toBeNull();
  });
});

/** Prices of the sizes. A type may be missing, so that the rest can be tried exhaustively. */
