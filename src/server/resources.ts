import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { isPassing } from '#db/engine/database-errors.ts';
import { migrate } from '#db/engine/migrate.ts';
import {
  createDatabase,
  createPool,
  type Pool,
  type PoolOptions,
  refuseUnknownPooler,
  type StatementDone,
  UnknownPoolerError,
} from '#db/engine/pool.ts';
import type { Database } from '#db/engine/tables.ts';
import { createGeo, type Geo } from '#geo/create-geo.ts';
import { watchClock } from './clock-offset.ts';
import { createContentSource, createLiveContent, type LiveContent } from './content/live-content.ts';
import { createCurrentRates } from './current-rates.ts';
import { type DemoClock, MovedClockError, refuseMovedClock, wearClock } from './demo/clock/wear-clock.ts';
import type { Environment } from './environment.ts';
import { createLiveCapacity, type LiveCapacity } from './live-capacity.ts';
import { describeError, type Logger } from './log.ts';
import type { Metrics } from './observing/metrics.ts';
import { openMetrics } from './observing/open-metrics.ts';
import { openTracing, type Tracing } from './observing/tracing.ts';
import { type DocumentsResource, openDocuments } from './pdfs/open-documents.ts';

export type DatabaseResource = {
  readonly db: Database;
  /** Its address, for threads that open connections of their own. */
  readonly url: string;
  /** Answers within the pool's limits, also while the database is away. */
  isUp(): Promise<boolean>;
};

/** Everything that is opened once per process and closed at its end. */
export type Resources = {
  readonly environment: Environment;
  readonly log: Logger;
  readonly database: DatabaseResource;
  readonly content: LiveContent;
  readonly capacity: LiveCapacity;
  readonly geo: Geo;
  readonly documents: DocumentsResource;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** Of a demo, whose clock can be set; null: the real clock. */
  readonly clock: DemoClock | null;
  /** True once closing was requested. */
  isClosing(): boolean;
  close(): Promise<void>;
};

type Opening = { readonly environment: Environment; readonly log: Logger };
type OpeningResources = Opening & Pick<PoolOptions, 'connectMilliseconds'> & { readonly isDemo?: boolean };

/**
 * Opens the database (`DATABASE_URL`, otherwise the embedded one, which is started), brings its schema up to date and reads the content. An
 * unreachable external database does not stop the process: it keeps trying and is not ready until it succeeds.
 */
export async function openResources({ environment, log, connectMilliseconds, isDemo = false }: OpeningResources): Promise<Resources> {
  const server = await openServer({ environment, log });
  const state = { isClosing: false };
  const pool = createPool(server.url, {
    ...(connectMilliseconds === undefined ? {} : { connectMilliseconds }),
    kept: warmConnections,
    isPooled: environment.isDatabasePooled,
    onError: (error) => {
      // The embedded server may end before our last connections have closed.
      if (!state.isClosing) log.warn(describeError(error), 'A database connection was lost');
    },
  });
  const metrics = await openMetrics(environment.metrics, environment.dataFolder);
  const tracing = await openTracing(environment.tracing);
  metrics.watchPool(() => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  const db = createDatabase(pool, onStatement({ environment, metrics, tracing }));
  const schema = followSchema(server.url, log);
  if (environment.databaseUrl === null) await schema.whenCurrent;
  else {
    schema.whenCurrent.catch((error: unknown) => endProcess(log, error, 'The schema of the database cannot be brought up to date'));
    schema.whenCurrent.then(() => watchPooler(environment, pool, log)).catch(() => undefined);
    schema.whenCurrent.then(() => watchMovedClock(pool, log)).catch(() => undefined);
    await Promise.race([schema.whenCurrent, pause(longestWait)]);
  }
  const clock = isDemo ? await wearClock(server.url) : null;
  if (!isDemo && environment.databaseUrl === null) {
    await refuseMovedClock(pool).catch(async (error: unknown) => {
      await db.destroy();
      await server.stop();
      throw error;
    });
  }
  await warm(db);
  const stopClock = watchClock({ db, log });
  const content = await createLiveContent(createContentSource(db), log);
  const capacity = await createLiveCapacity({ db, rates: createCurrentRates(content.rates), log });
  const documents = openDocuments(environment);
  return {
    environment,
    log,
    content,
    capacity,
    documents,
    metrics,
    tracing,
    clock,
    geo: createGeo({
      geocoder: environment.geocoder,
      router: environment.router,
      report: (engine, failed) => log.warn({ engine, ...failed }, 'An engine elsewhere failed; the embedded one answers'),
    }),
    database: { db, url: server.url, isUp: async () => schema.isCurrent() && (await answers(db)) },
    isClosing: () => state.isClosing,
    async close() {
      state.isClosing = true;
      stopClock();
      await clock?.stop();
      content.stop();
      capacity.stop();
      schema.stop();
      await documents.close();
      await db.destroy();
      await server.stop();
      await tracing.stop();
    },
  };
}

/** Receives each statement; undefined if unused. */
function onStatement({ environment, metrics, tracing }: Pick<Resources, 'environment' | 'metrics' | 'tracing'>) {
  if (environment.metrics === null && environment.tracing === null) return undefined;
  return (done: StatementDone) => {
    metrics.queryDone(done);
    tracing.queryDone(done);
  };
}

/** The address of the database and how to leave it. */
export async function openServer({ environment, log }: Opening): Promise<{ readonly url: string; stop(): Promise<void> }> {
  if (environment.databaseUrl !== null) return { url: environment.databaseUrl, stop: async () => undefined };
  return startEmbeddedDatabase({ folder: `${environment.dataFolder}/postgres`, log: (message) => log.info(message) });
}

const migrateAgainAfter = 1_000;
/** Milliseconds that a start waits for an external database: a healthy one has its schema and content by then. */
const longestWait = 2_000;

/** Migrates, repeatedly while the database is away. A schema that cannot be brought up to date is an error that ends the process. */
function followSchema(url: string, log: Logger) {
  const state = { isCurrent: false, isStopped: false, wasReported: false };
  async function follow(): Promise<void> {
    while (!state.isCurrent && !state.isStopped) {
      state.isCurrent = await migrateIfThere(url, log, state);
      if (!state.isCurrent) await pause(migrateAgainAfter, undefined, { ref: false });
    }
  }
  return {
    whenCurrent: follow(),
    isCurrent: () => state.isCurrent,
    stop: () => {
      state.isStopped = true;
    },
  };
}

/** Waiting does not help: a refused login or unknown migrations need a person. */
function endProcess(log: Logger, error: unknown, what: string): void {
  log.error(describeError(error), `${what}; the process ends`);
  process.exit(1);
}

/** Fails at the start rather than for every second visitor: an undeclared pooler loses statements. */
async function watchPooler({ isDatabasePooled }: Environment, pool: Pool, log: Logger): Promise<void> {
  if (isDatabasePooled) return;
  await refuseUnknownPooler(pool).catch((error: unknown) => {
    if (error instanceof UnknownPoolerError) endProcess(log, error, 'The database cannot be used like this');
  });
}

/** An external database may come up long after the start. */
async function watchMovedClock(pool: Pool, log: Logger): Promise<void> {
  await refuseMovedClock(pool).catch((error: unknown) => {
    if (error instanceof MovedClockError) endProcess(log, error, 'The database cannot be used for work');
  });
}

/** As many at once as a page uses. */
const warmConnections = 4;

/** Opened early and kept, so that a first visitor does not wait longer than the limit, behind a proxy or on a busy machine. */
async function warm(db: Database): Promise<void> {
  await Promise.all(Array.from({ length: warmConnections }, () => answers(db)));
}

/** False if the database did not answer, which is logged once. */
async function migrateIfThere(url: string, log: Logger, state: { wasReported: boolean }): Promise<boolean> {
  try {
    for (const name of await migrate(url)) log.info({ migration: name }, 'applied a migration');
    return true;
  } catch (error) {
    if (!isPassing(error)) throw error;
    if (!state.wasReported) log.error(describeError(error), 'The database does not answer; trying again until it does');
    state.wasReported = true;
    return false;
  }
}

/** Whether it answers and accepts writes: a standby only answers. */
async function answers(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ setting: string }>`select current_setting('transaction_read_only') as setting`.execute(db);
    return rows[0]?.setting === 'off';
  } catch {
    return false;
  }
}
