import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/site',
  buildDirectory: 'build',
  // The manifest of one site is small and must hold no other site's paths; see src/server/pages/site-build.ts.
  routeDiscovery: { mode: 'initial' },
  // What sends a form is there once its page is: fetched at the press of its button, it would be missing where the line is down.
  splitRouteModules: false,
  ssr: true,
} satisfies Config;
