import { expect, it } from 'vitest';
import { swapsOf } from './swaps.ts';

const bad = [{ why: 'busy' }];
const judged = {
  placedVehicleId: 'coach',
  placedDriverIds: ['anna', 'ben'],
  drivers: [
    { id: 'anna', name: 'Anna', problems: [] },
    { id: 'ben', name: 'Ben', problems: [] },
    { id: 'cor', name: 'Cor', problems: bad },
    { id: 'dora', name: 'Dora', problems: [] },
  ],
  vehicles: [
    { id: 'coach', plate: '12-BRX-1', problems: [] },
    { id: 'bus', plate: '12-BRX-2', problems: [] },
    { id: 'old', plate: '12-BRX-3', problems: bad },
  ],
};

it('replaces one driver of two and leaves the other and the vehicle, or the vehicle and leaves both drivers', () => {
  expect(swapsOf(judged)).toEqual([
    { kind: 'driver', leaves: 'Anna', name: 'Dora', vehicleId: 'coach', driverIds: ['dora', 'ben'] },
    { kind: 'driver', leaves: 'Ben', name: 'Dora', vehicleId: 'coach', driverIds: ['anna', 'dora'] },
    { kind: 'vehicle', leaves: '12-BRX-1', name: '12-BRX-2', vehicleId: 'bus', driverIds: ['anna', 'ben'] },
  ]);
});

it('has nothing to swap without a crew, and names three of many', () => {
  expect(swapsOf({ ...judged, placedVehicleId: null, placedDriverIds: [] })).toEqual([]);
  const many = ['e', 'f', 'g', 'h', 'i'].map((id) => ({ id, name: id, problems: [] }));
  expect(swapsOf({ ...judged, placedDriverIds: ['anna'], drivers: many, vehicles: [] }).map(({ name }) => name)).toEqual(['e', 'f', 'g']);
});
