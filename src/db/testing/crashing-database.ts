import type pg from 'pg';
import { createDatabase, createPool } from '../engine/pool.ts';
import type { Database } from '../engine/tables.ts';

export type CrashingDatabase = {
  readonly db: Database;
  /** Whether the number of statements was reached. */
  hasCrashed(): boolean;
};

/**
 * A database whose process dies before a given statement (the first is 1; `begin` and `commit` count). Its connections close and nothing
 * more is sent, as with kill -9.
 */
export function createCrashingDatabase(url: string, before: number): CrashingDatabase {
  let sent = 0;
  const pool = createPool(url, { size: 5 });
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self: pg.Client, parameters) {
        sent += 1;
        if (sent < before) return Reflect.apply(query, self, parameters);
        if (sent === before) self.end().catch(() => undefined);
        return Promise.reject(new Error('The process is dead'));
      },
    });
  });
  return { db: createDatabase(pool), hasCrashed: () => sent >= before };
}
