import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isReadOnly, isRefusedSetting } from './database-errors.ts';
import { excuseOwnPauses, limitSilence, silence } from './own-pauses.ts';
import { nameWherePrepared } from './prepared.ts';
import type { Database, Tables } from './tables.ts';

export type Pool = pg.Pool;

export type PoolOptions = {
  /** Maximum number of connections. The embedded server allows 100 in all. */
  readonly size?: number;
  readonly statementMilliseconds?: number;
  /** How long to wait for a connection. */
  readonly connectMilliseconds?: number;
  /** How many connections stay open while nobody uses them. */
  readonly kept?: number;
  readonly onError?: (error: Error) => void;
  /**
   * A pooler in transaction mode is in front of the server: each transaction may run on another connection. So no connection gets settings
   * or named statements; time limits are those of the role (`alter role … set`).
   */
  readonly isPooled?: boolean | undefined;
};

/** Together under 3 s: no visitor waits longer for a database that is away or stuck. */
const connectMilliseconds = 1_000;
const statementMilliseconds = 1_800;
/** Above the server's own limit, for a server that does not report even that. */
const silenceMilliseconds = 200;

/** A pool that outlives the database: it connects on use and replaces lost connections at the next use. */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const limit = options.statementMilliseconds ?? statementMilliseconds;
  const report = options.onError ?? (() => undefined);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'coach-hire',
    max: options.size ?? 10,
    min: options.kept ?? 0,
    connectionTimeoutMillis: options.connectMilliseconds ?? connectMilliseconds,
    idleTimeoutMillis: 30_000,
    // For queries with a callback, which `limitSilence` does not see.
    query_timeout: 10 * (limit + silenceMilliseconds),
    ...(options.isPooled ? {} : { statement_timeout: limit, idle_in_transaction_session_timeout: 10_000 }),
    keepAlive: true,
    types: columnParsers,
  });
  // The pool reports an idle connection that breaks; one in use reports itself. Unhandled, either would end the process.
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
    const name = options.isPooled ? (parameters: readonly unknown[]) => [...parameters] : nameWherePrepared;
    instrument(client, { name, longestSilence: limit + silenceMilliseconds });
  });
  return pool;
}

/** A finished statement. Its text contains placeholders, never values. */
export type StatementDone = { readonly text: string; readonly seconds: number; readonly isFailed: boolean };

/** Owns the pool from now on: `destroy()` ends it. */
export function createDatabase(pool: pg.Pool, onStatement?: (done: StatementDone) => void): Database {
  const dialect = new PostgresDialect({ pool: excuseOwnPauses(pool), controlClient: pg.Client });
  if (onStatement === undefined) return new Kysely<Tables>({ dialect });
  return new Kysely<Tables>({
    dialect,
    log: ({ level, query, queryDurationMillis }) =>
      onStatement({ text: query.sql, seconds: queryDurationMillis / 1_000, isFailed: level === 'error' }),
  });
}

/** Defines once how the text of each column type becomes a value. */
const columnParsers = new pg.TypeOverrides();
columnParsers.setTypeParser(pg.types.builtins.INT8, parseWhole);
columnParsers.setTypeParser(pg.types.builtins.NUMERIC, Number);
columnParsers.setTypeParser(pg.types.builtins.DATE, (text) => text);
columnParsers.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseInstant);

function parseWhole(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number of the database is too large');
  return value;
}

const usualInstant = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** The server writes `2026-11-21 10:33:00.123456+00`; our code reads `2026-11-21T10:33:00.123Z`. Lists have thousands of them. */
export function parseInstant(text: string): string {
  const usual = usualInstant.exec(text);
  if (usual !== null) return `${usual[1]}T${usual[2]}.${(usual[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

/**
 * Prepares the statements that should be prepared, and closes useless connections. A statement without an answer means a dead connection:
 * back in the pool, each next user would wait behind it. A server that no longer accepts writes is not the primary: the next connection may
 * lead to the new one.
 */
function instrument(client: pg.ClientBase, { name, longestSilence }: Instruments): void {
  client.query = new Proxy(client.query, {
    apply(query, self, parameters) {
      const answer: unknown = Reflect.apply(query, self, name(parameters));
      if (!(answer instanceof Promise)) return answer;
      const limited = limitSilence(answer, longestSilence);
      limited.catch((error) => closeWhereUseless(client, error));
      return limited;
    },
  });
}

type Instruments = {
  readonly name: (parameters: readonly unknown[]) => unknown[];
  /** Milliseconds. */
  readonly longestSilence: number;
};

function closeWhereUseless(client: pg.ClientBase, error: unknown): void {
  const isSilence = error instanceof Error && error.message === silence;
  if ((isSilence || isReadOnly(error)) && client instanceof pg.Client) client.end().catch(() => undefined);
}

/** A pooler is in front of the server and the configuration does not say so. The message says what to do. */
export class UnknownPoolerError extends Error {
  constructor() {
    super('A pooler stands before the database and takes or drops our settings: set DATABASE_POOLER=transaction, or connect without it');
    this.name = 'UnknownPoolerError';
  }
}

/** Throws if the server did not accept our settings although no pooler is configured: prepared statements would get lost as well. */
export async function refuseUnknownPooler(pool: pg.Pool): Promise<void> {
  try {
    const { rows } = await pool.query<{ isOurs: boolean }>({
      text: `select setting::int = $1 as "isOurs" from pg_settings where name = 'statement_timeout'`,
      values: [pool.options.statement_timeout],
    });
    if (rows[0]?.isOurs !== true) throw new UnknownPoolerError();
  } catch (error) {
    throw isRefusedSetting(error) ? new UnknownPoolerError() : error;
  }
}
