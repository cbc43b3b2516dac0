import { randomBytes } from 'node:crypto';
import { readRateBooks } from '#content/rates/read-rate-books.ts';
import { loadContent } from '#content/stores/content-store.ts';
import { migrate } from '#db/engine/migrate.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { createGeo } from '#geo/create-geo.ts';
import type { BackOfficeContext } from '../back-office/command.ts';
import { createCurrentRates } from '../current-rates.ts';
import { wearClock } from '../demo/clock/wear-clock.ts';
import { createErasureJournal } from '../erasure-journal.ts';
import { createLogger } from '../log.ts';
import { openServer } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

/** A list of a year's trips may take longer than a page may. */
const statementMilliseconds = 30_000;

/** One office command, on the database that the sites use, also while they run on the embedded one. */
export async function runTrip({ environment, args }: RoleInput): Promise<void> {
  // Answers go to standard output for other programs to read, without log lines in between.
  const log = createLogger({ ...environment, logLevel: 'silent' });
  const closings: (() => Promise<void>)[] = [];
  const open = async (): Promise<BackOfficeContext> => {
    const server = await openServer({ environment, log });
    closings.unshift(() => server.stop());
    await migrate(server.url);
    // A command on a running demo works at the demo's time.
    const clock = await wearClock(server.url);
    closings.unshift(async () => await clock?.stop());
    const db = createDatabase(createPool(server.url, { size: 4, statementMilliseconds, isPooled: environment.isDatabasePooled }));
    closings.unshift(() => db.destroy());
    const { roads } = createGeo({ geocoder: environment.geocoder, router: environment.router });
    const { addresses, deskUrl } = environment;
    const { books } = readRateBooks(await loadContent(db));
    return {
      db,
      addresses,
      deskUrl,
      roads,
      rates: createCurrentRates(() => books),
      randomBytes: (count) => new Uint8Array(randomBytes(count)),
      noteErasure: createErasureJournal(environment).note,
    };
  };
  const { runBackOffice } = await import('../back-office/run-command.ts');
  try {
    process.exitCode = await runBackOffice({
      args,
      open,
      write: (text) => process.stdout.write(text),
      complain: (text) => process.stderr.write(text),
    });
  } finally {
    for (const close of closings) await close();
  }
}
