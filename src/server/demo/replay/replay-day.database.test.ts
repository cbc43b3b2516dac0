import { expect, it, onTestFinished } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import { migrate } from '#db/engine/migrate.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { createTestDatabaseUrl } from '#db/testing/test-database.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { readClockTime } from '../clock/clock-time.ts';
import { installClock, moveClock } from '../clock/database-clock.ts';
import { wearClock } from '../clock/wear-clock.ts';
import { fillDemo } from '../fill-demo.ts';
import { replayDay } from './replay-day.ts';

it('replays a day in seconds, in which drivers report, some are late and customers write', { timeout: 120_000 }, async () => {
  const url = await createTestDatabaseUrl('template0');
  await installClock(url);
  await migrate(url);
  const db = createDatabase(createPool(url, { statementMilliseconds: 10_000 }));
  onTestFinished(() => db.destroy());
  const clock = await wearClock(url);
  if (clock === null) throw new Error('There is no clock');
  onTestFinished(() => clock.stop());
  const { places, roads } = sharedGeo;
  const context = { ...createTestContext({ db }), places, roads, now: () => new Date().toISOString(), deskUrl: 'http://desk.localhost' };
  await moveClock(url, (readClockTime('04:00', { shown: Date.now(), real: Date.now() }) ?? 0) - Date.now());
  await clock.look();
  await fillDemo(context, () => undefined, { bookings: 60, quotes: 2, requests: 1, vehicles: 24, drivers: 30 });
  const start = Date.now();
  const said: string[] = [];
  const played = await replayDay(context, {
    move: async (by) => {
      await moveClock(url, by);
      await clock.look();
    },
    say: (line) => said.push(line),
    minutes: 0.2,
    isStopped: () => false,
    stepMilliseconds: 100,
  });
  expect(Date.now() - start).toBeGreaterThanOrEqual(86_400_000);
  expect(played.reports).toBeGreaterThan(10);
  expect(played.messages).toBeGreaterThan(0);
  const reports = await db.selectFrom('duty_presses').select(['kind', 'pressed_at', 'received_at']).execute();
  const kinds = reports.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['left-depot', 'at-stop', 'aboard', 'under-way', 'delay', 'done']));
  // Each step runs when the clock reaches its time; in two and a half hours of a day the next one is soon.
  const lags = reports.map(({ pressed_at, received_at }) => (Date.parse(received_at) - Date.parse(pressed_at)) / 3_600_000);
  expect(Math.max(...lags)).toBeLessThan(3);
  expect(Math.min(...lags)).toBeGreaterThanOrEqual(0);
  const messages = await db.selectFrom('messages').select('received_at').execute();
  expect(messages).toHaveLength(played.messages);
  expect(messages.every(({ received_at }) => Date.parse(received_at) >= start)).toBe(true);
  expect(said.some((line) => / reports delay \d+ min on /.test(line))).toBe(true);
});
