import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/site',
  buildDirectory: 'build',
  // The manifest of one site is small and must hold no other site's paths; see src/server/pages/site-build.ts.
  routeDiscovery: { mode: 'initial' },
  ssr: true,
} satisfies Config;
