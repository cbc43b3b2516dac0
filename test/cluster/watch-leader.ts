import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseCluster } from './cluster.ts';

export type LeaderWatch = {
  /** Where a failover spent its time, in seconds from the fault: a new leader, and HAProxy leading to one that takes writing. */
  stop(): string;
};

const lookEvery = 100;

/** Watches from now on when another node leads, and when the database takes writing again. */
export function watchLeader({ nodes, url }: DatabaseCluster, leader: string | null): LeaderWatch {
  const began = performance.now();
  const seen: { leads: number | null; away: number | null; writes: number | null; isOver: boolean } = {
    ...{ leads: null, away: null, writes: null, isOver: false },
  };
  const since = () => (performance.now() - began) / 1_000;
  const watchNodes = nodes
    .filter(({ name }) => name !== leader)
    .map(async ({ rest }) => {
      while (!seen.isOver && seen.leads === null) {
        const answer = await fetch(`http://127.0.0.1:${rest}/primary`, { signal: AbortSignal.timeout(500) }).catch(() => null);
        if (answer?.status === 200) seen.leads ??= since();
        await answer?.body?.cancel();
        await pause(lookEvery);
      }
    });
  const watchWrites = async () => {
    while (!seen.isOver && seen.writes === null) {
      const takes = await takesWriting(url);
      if (!takes) seen.away ??= since();
      else if (seen.away !== null) seen.writes ??= since();
      await pause(lookEvery);
    }
  };
  void Promise.all([...watchNodes, watchWrites()]);
  const summarise = (seconds: number | null) => (seconds === null ? '–' : `${seconds.toFixed(1)} s`);
  return {
    stop() {
      seen.isOver = true;
      return `another leads after ${summarise(seen.leads)}, writing is taken after ${summarise(seen.writes)}`;
    },
  };
}

async function takesWriting(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500, query_timeout: 500 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isPrimary: boolean }>('select not pg_is_in_recovery() as "isPrimary"');
    return rows[0]?.isPrimary === true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
