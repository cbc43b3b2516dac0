import type { Config } from '@react-router/dev/config';

/** The desk is a separate build, so the sites send nothing of it. */
export default {
  appDirectory: '.',
  buildDirectory: '../../build/desk',
  ssr: true,
  // The whole manifest has 3.4 kB. Loaded lazily, the names of a page with forty links make an address that is too long.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
