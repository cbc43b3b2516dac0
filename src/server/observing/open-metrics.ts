import type { Metrics } from './metrics.ts';

const nothing = () => undefined;

/** Where nobody reads figures none are kept. */
export const silentMetrics: Metrics = {
  requestDone: nothing,
  pageAsked: nothing,
  mailTried: nothing,
  queryDone: nothing,
  watchPool: nothing,
  watchGate: nothing,
  watchWork: nothing,
  read: async () => ({ contentType: 'text/plain', text: '' }),
};

/** Figures for Prometheus where they are read; its library is loaded only then. */
export async function openMetrics(settings: object | null, dataFolder: string): Promise<Metrics> {
  if (settings === null) return silentMetrics;
  const { createPrometheusMetrics } = await import('./prometheus.ts');
  return createPrometheusMetrics(dataFolder);
}
