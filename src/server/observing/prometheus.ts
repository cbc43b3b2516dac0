import cluster from 'node:cluster';
import { statfs } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, WorkFigures } from './metrics.ts';

/** Seconds, from a cached page to the timeout of a load balancer. */
const latencies = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Milliseconds for which values from the database are reused, so that frequent scrapes do not load it. */
const workLasts = 10_000;

/** The metrics of this process in Prometheus format: Node's own (memory, processor, event loop, garbage collection) and ours. */
export function createPrometheusMetrics(dataFolder: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchLoop(registry);
  watchDisk(registry, dataFolder);
  if (cluster.isWorker) {
    // The first process collects from each process that it forked.
    AggregatorRegistry.setRegistries(registry);
    new AggregatorRegistry();
  }
  return {
    ...countRequests(registry),
    ...countWork(registry),
    watchPool: (read) => gaugesOf(registry, 'convoya_database_pool', 'Connections of the pool', 'state', () => ({ ...read() })),
    watchLoadShedder: (read) =>
      gaugesOf(registry, 'convoya_gate', 'Works for one visitor, and how many are let in at once', 'state', () => ({ ...read() })),
    watchWork: (read) => watchWork(registry, read),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

function countRequests(registry: Registry): Pick<Metrics, 'requestDone' | 'pageAsked' | 'queryDone'> {
  const registers = [registry];
  const requests = new Counter({
    name: 'convoya_http_requests_total',
    help: 'Requests answered, by kind of route and status',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'convoya_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['kind'] as const,
    buckets: latencies,
    registers,
  });
  const pages = new Counter({
    name: 'convoya_page_cache_total',
    help: 'Content pages asked of the page cache, by what became of it',
    labelNames: ['outcome'] as const,
    registers,
  });
  const queries = new Histogram({
    name: 'convoya_database_query_duration_seconds',
    help: 'Statements of the database',
    labelNames: ['outcome'] as const,
    buckets: latencies,
    registers,
  });
  return {
    requestDone({ kind, status, seconds }) {
      requests.inc({ kind, status });
      duration.observe({ kind }, seconds);
    },
    pageAsked: (outcome) => pages.inc({ outcome }),
    queryDone: ({ isFailed, seconds }) => queries.observe({ outcome: isFailed ? 'failed' : 'done' }, seconds),
  };
}

function countWork(registry: Registry): Pick<Metrics, 'mailTried'> {
  const registers = [registry];
  const mails = new Counter({
    name: 'convoya_mails_total',
    help: 'Mails tried, by kind and by what became of them',
    labelNames: ['kind', 'fate'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'convoya_mail_duration_seconds',
    help: 'To make and send a mail, its papers included',
    labelNames: ['fate'] as const,
    buckets: latencies,
    registers,
  });
  return {
    mailTried({ kind, fate, seconds }) {
      mails.inc({ kind, fate });
      duration.observe({ fate }, seconds);
    },
  };
}

/** The share of time that the event loop was busy since the previous reading; 1 is all of it. */
function watchLoop(registry: Registry): void {
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'convoya_event_loop_utilization_ratio',
    help: 'Share of the time in which the event loop was busy since the last reading',
    aggregator: 'average',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
}

/** Of the disk that this process works on, with the embedded database and the erasure journal in `DATA_DIR`. */
function watchDisk(registry: Registry, folder: string): void {
  new Gauge({
    name: 'convoya_disk_free_ratio',
    help: 'Share of the disk of DATA_DIR that is free',
    aggregator: 'min',
    registers: [registry],
    async collect() {
      const disk = await statfs(folder).catch(() => null);
      if (disk !== null && disk.blocks > 0) this.set(disk.bavail / disk.blocks);
    },
  });
}

function watchWork(registry: Registry, read: () => Promise<WorkFigures>): void {
  let known: { readonly at: number; readonly figures: Promise<WorkFigures | null> } | null = null;
  // While the database is away there are no values, which is better than the last ones.
  const figures = () => {
    if (known === null || performance.now() - known.at > workLasts) known = { at: performance.now(), figures: read().catch(() => null) };
    return known.figures;
  };
  const from = async (pick: (work: WorkFigures) => readonly (readonly [string, number])[]) => {
    const work = await figures();
    return work === null ? {} : Object.fromEntries(pick(work));
  };
  gaugesOf(registry, 'convoya_outbox_waiting', 'Mails that are due and not sent', 'priority', () =>
    from(({ mails }) => mails.map(({ priority, waiting }) => [priority, waiting])),
  );
  gaugesOf(registry, 'convoya_outbox_oldest_seconds', 'For how long the mail that waits longest has been due', 'priority', () =>
    from(({ mails }) => mails.map(({ priority, oldestSeconds }) => [priority, oldestSeconds])),
  );
  gaugesOf(registry, 'convoya_due_trips', 'Trips to which something is due, counted up to 500 a kind', 'kind', () =>
    from(({ due }) => due.map(({ kind, trips }) => [kind, trips])),
  );
  gaugesOf(registry, 'convoya_money_open', 'Cases of money that wait for a person, and lines of statements of no trip', 'kind', () =>
    from(({ money }) => money.map(({ kind, open }) => [kind, open])),
  );
  gaugesOf(registry, 'convoya_money_oldest_seconds', 'For how long the oldest of them has waited', 'kind', () =>
    from(({ money }) => money.map(({ kind, oldestSeconds }) => [kind, oldestSeconds])),
  );
  gaugesOf(registry, 'convoya_backup_age_seconds', 'How long ago the last backup was finished; none if there never was one', 'of', () =>
    from(({ backupSeconds }) => (backupSeconds === null ? [] : [['database', backupSeconds]])),
  );
  gaugesOf(registry, 'convoya_sign_ins_failed', 'Attempts to sign in at the desk that failed lately', 'within', () =>
    from(({ audit }) => [['15m', audit.failedSignIns]]),
  );
  gaugesOf(registry, 'convoya_exports', 'Files of trips or people that were taken lately', 'within', () =>
    from(({ audit }) => [['1d', audit.exports]]),
  );
  gaugesOf(registry, 'convoya_replication_lag_seconds', 'How far each standby is behind', 'standby', () =>
    from(({ replicas }) => replicas.map(({ name, lagSeconds }) => [name, lagSeconds])),
  );
}

type Read = () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;

/** One gauge name for a group of values. */
function gaugesOf(registry: Registry, name: string, help: string, label: string, read: Read): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      const figures = await read();
      this.reset();
      for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure);
    },
  });
}

/** The summed metrics of all processes that this one forked. */
export async function readForked(): Promise<{ readonly contentType: string; readonly text: string }> {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: await registry.clusterMetrics() };
}
