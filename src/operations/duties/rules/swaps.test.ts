import { expect, it } from 'vitest';
import { swapsOf } from './swaps.ts';

const bad = [{ why: 'busy' }];
const driver = (id: string, problems: readonly unknown[] = []) => ({ id, name: id, phone: `+31 ${id}`, unanswered: null, problems });
const comes = (driverId: string) => ({ driverId, phone: `+31 ${driverId}`, unanswered: null });
const judged = {
  vehicleId: 'coach',
  crewSize: 1 as const,
  placedVehicleId: 'coach',
  placedDriverIds: ['anna', 'ben'],
  drivers: [driver('anna'), driver('ben'), driver('cor', bad), driver('dora')],
  vehicles: [
    { id: 'coach', plate: '12-BRX-1', problems: [] },
    { id: 'bus', plate: '12-BRX-2', problems: [] },
    { id: 'old', plate: '12-BRX-3', problems: bad },
  ],
};

it('replaces one driver of two and leaves the other and the vehicle, or the vehicle and leaves both drivers', () => {
  expect(swapsOf(judged)).toEqual([
    { kind: 'driver', leaves: 'anna', name: 'dora', vehicleId: 'coach', driverIds: ['dora', 'ben'], comes: comes('dora') },
    { kind: 'driver', leaves: 'ben', name: 'dora', vehicleId: 'coach', driverIds: ['anna', 'dora'], comes: comes('dora') },
    { kind: 'vehicle', leaves: '12-BRX-1', name: '12-BRX-2', vehicleId: 'bus', driverIds: ['anna', 'ben'], comes: null },
  ]);
});

it('names three of many', () => {
  const many = ['e', 'f', 'g', 'h', 'i'].map((id) => driver(id));
  expect(swapsOf({ ...judged, placedDriverIds: ['anna'], drivers: many, vehicles: [] }).map(({ name }) => name)).toEqual(['e', 'f', 'g']);
});

it('names who may drive where nobody does, with the vehicle that they were judged on', () => {
  const open = { ...judged, placedVehicleId: null, placedDriverIds: [] };
  expect(swapsOf(open)).toEqual(
    ['anna', 'ben', 'dora'].map((id) => ({
      ...{ kind: 'driver', leaves: '', name: id, vehicleId: 'coach', driverIds: [id], comes: comes(id) },
    })),
  );
  expect(swapsOf({ ...open, crewSize: 2 })).toEqual([]);
  expect(swapsOf({ ...open, vehicleId: 'old' })).toEqual([]);
  expect(swapsOf({ ...open, vehicleId: null })).toEqual([]);
});
