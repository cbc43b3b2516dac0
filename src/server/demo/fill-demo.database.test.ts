import { expect, it } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { tripStates } from '#domain/trip/states.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { listBars } from '#operations/duties/board-store.ts';
import { listRuns } from '#operations/duties/duty-store.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import { listPartners } from '#operations/partners/partner-store.ts';
import { findEligibilityProblems } from '#operations/partners/rules/eligibility.ts';
import { readMoneyOverview } from '#operations/payments/receivable-store.ts';
import { fillDemo } from './fill-demo.ts';

it('fills an empty database with samples in every state that the desk is tried with, each marked as one', { timeout: 60_000 }, async () => {
  const { db } = await createTestDatabase();
  const said: string[] = [];
  const { places, roads } = sharedGeo;
  await fillDemo({ ...createTestContext({ db }), places, roads }, (line) => said.push(line), {
    ...{ bookings: 22, quotes: 7, requests: 2 },
    ...{ vehicles: 12, drivers: 15 },
  });
  const rows = await db.selectFrom('trips').select(['status', 'customer']).execute();
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  expect(count(tripStates.request.status)).toBe(2);
  expect(count(tripStates.quote.status)).toBe(7);
  expect(count(tripStates.booked.status) + count(tripStates.done.status)).toBe(26);
  expect(count(tripStates.done.status)).toBeGreaterThan(3);
  expect(rows.filter(({ customer }) => !/Voorbeeld|Beispiel|Exemple|Ejemplo|Sample/.test(JSON.stringify(customer)))).toEqual([]);
  expect((await db.selectFrom('payments').select('id').execute()).length).toBeGreaterThan(10);
  expect((await db.selectFrom('trip_reviews').select('text').execute()).length).toBeGreaterThan(0);
  expect((await db.selectFrom('trip_notes').select('id').execute()).length).toBeGreaterThan(0);
  expect((await listVehicles(db)).every(({ plate }) => plate.startsWith('SAMPLE'))).toBe(true);
  expect((await listDrivers(db)).every(({ name }) => name.includes('sample'))).toBe(true);
  const runs = await listRuns(db, { until: '2099-01-01T00:00:00Z', limit: 500 });
  const ours = runs.filter(({ vehicle }) => vehicle.startsWith('SAMPLE'));
  expect(ours.length).toBeGreaterThan(4);
  expect(runs.filter(({ isPlaced }) => !isPlaced).length).toBeGreaterThan(2);
  const kinds = (await listBars(db, { from: '2000-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', now: '2026-01-01T00:00:00Z' })).map(
    ({ kind }) => kind,
  );
  expect(new Set(kinds)).toEqual(new Set(['duty', 'absence', 'workshop']));
  const underWay = runs.filter(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.now() && Date.parse(endsAt) > Date.now());
  expect(underWay.filter(({ vehicle }) => vehicle.startsWith('SAMPLE')).length).toBeGreaterThan(0);
  // In the office's time zone, as the samples are: late in the evening its date differs from UTC's.
  const today = todayIn(planningZone, new Date().toISOString());
  const eligibility = (await listPartners(db)).map((partner) =>
    findEligibilityProblems(partner, { class: 'coachHire', lastDay: addDays(today, 3) }, today),
  );
  expect(eligibility.map((problems) => problems.length).sort()).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
  expect(await readMoneyOverview(db, today)).toMatchObject({ overdueTrips: 3, waiting: 5, cases: 3, refunds: 3 });
  expect(said).toHaveLength(9);
});
