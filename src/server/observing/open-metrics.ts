import type { Metrics } from './metrics.ts';

const nothing = () => undefined;

/** Does nothing if metrics are not read. */
export const silentMetrics: Metrics = {
  requestDone: nothing,
  pageAsked: nothing,
  mailTried: nothing,
  queryDone: nothing,
  watchPool: nothing,
  watchLoadShedder: nothing,
  watchWork: nothing,
  read: async () => ({ contentType: 'text/plain', text: '' }),
};

/** Prometheus metrics where they are enabled; the library is loaded only then. */
export async function openMetrics(settings: object | null, dataFolder: string): Promise<Metrics> {
  if (settings === null) return silentMetrics;
  const { createPrometheusMetrics } = await import('./prometheus.ts');
  return createPrometheusMetrics(dataFolder);
}
