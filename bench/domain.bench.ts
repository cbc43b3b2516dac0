import { chooseVehicles } from '#domain/fleet/choose-vehicles.ts';
import { getVehicle } from '#domain/fleet/vehicles.ts';

/** The rules of the field on their largest input. */
const group = { passengers: 500, luggage: 'case', wheelchairPlaces: 4, occasion: null, flightNumber: '', extras: [], notes: '' } as const;
const choose = () => chooseVehicles({ group, costOf: (key) => getVehicle(key).seats * 1_000 });
const runs = 50;

for (let run = 0; run < runs; run += 1) choose();
const started = performance.now();
for (let run = 0; run < runs; run += 1) choose();
process.stdout.write(`vehicles for 500 passengers: ${((performance.now() - started) / runs).toFixed(2)} ms (bar 5)\n`);
