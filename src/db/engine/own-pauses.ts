import { performance } from 'node:perf_hooks';
import type { PostgresPool } from 'kysely';

/** What `pg-pool` says when its limit on waiting for a free or a new connection has passed. */
const gaveUp = ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'];

/** As `pg` words it. */
export const silence = 'Query read timeout';

/** From this share of the wait on, it was this process that was busy, not the database. */
const ownShare = 0.5;
/** A database that is stuck leaves this process idle, so no visitor waits this often for one. */
const mostWaits = 4;

/**
 * A pool whose limit on waiting for a connection does not count time in which this process itself was busy. While its first pages load
 * roads and compile code, a turn of the event loop can be longer than the limit: the timer then fires before the answer that has long
 * arrived is read.
 */
export function excuseOwnPauses(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      for (let waits = 1; ; waits += 1) {
        const before = performance.eventLoopUtilization();
        try {
          return await pool.connect();
        } catch (error) {
          const isWait = error instanceof Error && gaveUp.includes(error.message);
          const { utilization } = performance.eventLoopUtilization(before);
          if (!isWait || waits === mostWaits || utilization < ownShare) throw error;
        }
      }
    },
  };
}

/**
 * The answer of a statement, or an error where the limit passes without one. Unlike `query_timeout` of `pg`, it reads first what arrived
 * while this process was busy: timers that are due run before sockets are read, immediates after.
 */
export function limitSilence<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let judging: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      judging = setImmediate(() => reject(new Error(silence)));
    }, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      clearImmediate(judging);
    };
    answer.finally(stop).then(resolve, reject);
  });
}
