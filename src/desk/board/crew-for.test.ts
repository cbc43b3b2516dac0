import { expect, it } from 'vitest';
import { crewFor } from './crew-for.ts';

const free = (id: string) => ({ id, problems: [] });
const found = { crewSize: 2, vehicleId: 'coach', placedDriverIds: ['anna', 'ben'], drivers: ['anna', 'ben', 'cor', 'dora'].map(free) };
const driver = (id: string) => ({ id, kind: 'driver' as const });

it('replaces the driver of the lifted bar and keeps the vehicle and the other driver', () => {
  expect(crewFor(driver('cor'), found, 'ben')).toEqual({ vehicleId: 'coach', driverIds: 'cor,anna' });
  expect(crewFor(driver('cor'), found, 'anna')).toEqual({ vehicleId: 'coach', driverIds: 'cor,ben' });
  expect(crewFor(driver('ben'), found, 'anna')).toEqual({ vehicleId: 'coach', driverIds: 'anna,ben' });
});

it('changes the vehicle alone on the row of a vehicle', () => {
  expect(crewFor({ id: 'bus', kind: 'vehicle' }, found)).toEqual({ vehicleId: 'bus', driverIds: 'anna,ben' });
});

it('gives an open duty the vehicle it was checked with and as many drivers as it needs', () => {
  expect(crewFor(driver('dora'), { ...found, placedDriverIds: [] })).toEqual({ vehicleId: 'coach', driverIds: 'dora,anna' });
  expect(crewFor(driver('dora'), { ...found, crewSize: 1 }, 'anna')).toEqual({ vehicleId: 'coach', driverIds: 'dora' });
  expect(crewFor({ id: 'p', kind: 'partner' }, found)).toBeNull();
});
