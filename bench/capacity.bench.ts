import { createExecutor } from '#api/run/executor.ts';
import { schema } from '#api/schema.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { addDays } from '#domain/calendar/date.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { createGeo } from '#geo/create-geo.ts';
import { insertCapacityEntry } from '#operations/capacity/capacity-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { createLiveCapacity } from '#server/live-capacity.ts';
import { createLogger } from '#server/log.ts';
import { PreviewQuoteDocument } from '../src/site/api/generated/operations.ts';
import { startBenchDatabase } from './bench-database.ts';
import { medianOf, report } from './goals.ts';

/** The extra cost of a preview when vehicles are counted: 300 of ours and a year of allotments, stops and buffers. Issue 16, bar 5 %. */

const bench = await startBenchDatabase(4);
const { db } = bench;
const today = new Date().toISOString().slice(0, 10);
const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '', email: '' } as const;
const operatorId = (await upsertOperator(db, null, operator)) ?? '';
await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52.03, longitude: 5.08 } });
const depotId = (await listDepots(db))[0]?.id ?? '';
const plain = { wheelchairs: 0, extras: [], look: '', massKg: null, euroNorm: '', tachograph: 'smart2', zones: '', soldOn: null } as const;
for (let index = 0; index < 300; index += 1) {
  await upsertVehicle(db, null, { ...plain, extras: [], depotId, plate: `B-${index}`, class: 'coachHire', seats: 52 });
}
for (let week = 0; week < 52; week += 1) {
  const days = { fromDay: addDays(today, week * 7), untilDay: addDays(today, week * 7 + 6) };
  const entry = {
    ...days,
    region: 'NL Nieuwegein',
    class: 'coachHire',
    releaseDays: 10,
    operatorId: null,
    reason: '',
    by: 'bench',
  } as const;
  for (const kind of ['allotment', 'buffer'] as const) await insertCapacityEntry(db, { ...entry, kind, units: 2 });
}

const capacity = await createLiveCapacity({ db, rates: houseRates, log: createLogger({ logLevel: 'error', mode: 'production' }) });
const geo = createGeo();
const executes = {
  off: createExecutor({ schema, context: createTestContext({ ...geo, db }) }),
  on: createExecutor({ schema, context: createTestContext({ ...geo, db, capacity }) }),
};

const places = ['Utrecht', 'Amsterdam', 'Haarlem', 'Leiden', 'Den Haag', 'Utrecht'];
const stops = places.map((placeText, index) =>
  index === places.length - 1
    ? { placeText }
    : { placeText, date: addDays(today, 60), time: `${String(8 + index * 2).padStart(2, '0')}:00` },
);

async function ask(which: keyof typeof executes, passengers: number): Promise<number> {
  const itinerary = { type: 'tour', stops, passengers: String(passengers), luggage: 'case' };
  const used = process.threadCpuUsage();
  const { errors } = await executes[which](String(PreviewQuoteDocument), { itinerary, domain: 'NL', language: 'nl' });
  if (errors) throw new Error(JSON.stringify(errors));
  const { user, system } = process.threadCpuUsage(used);
  return (user + system) / 1_000;
}

const times: Record<keyof typeof executes, number[]> = { off: [], on: [] };
for (let run = 0; run < 60; run += 1) for (const which of ['off', 'on'] as const) await ask(which, 40 + (run % 9));
// In turn, with each first equally often: other work on the machine affects both alike.
for (let run = 0; run < 400; run += 1) {
  for (const which of run % 2 === 0 ? (['off', 'on'] as const) : (['on', 'off'] as const))
    times[which].push(await ask(which, 40 + (run % 9)));
}
const [off, on] = [medianOf(times.off), medianOf(times.on)];
const note = `${off.toFixed(2)} ms without, ${on.toFixed(2)} ms with it`;
report({ name: 'previewQuote that counts vehicles', value: (on / off - 1) * 100, unit: '% more of a processor', bar: { most: 5 }, note });
capacity.stop();
await bench.stop();
