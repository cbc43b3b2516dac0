import type pg from 'pg';
import { createDatabase, createPool } from '../engine/pool.ts';
import type { Database } from '../engine/tables.ts';

export type CrashingDatabase = {
  readonly db: Database;
  /** Whether as many statements were reached as it lives for. */
  hasCrashed(): boolean;
};

/**
 * A database whose process dies before a statement, the first being 1 and `begin` and `commit` among them: its connections close and
 * nothing more is ever sent. So whatever it was about to do is cut off there, as kill -9 does it.
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
