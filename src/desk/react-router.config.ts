import type { Config } from '@react-router/dev/config';

/** The desk is a build of its own: nothing of it is in what the sites send. */
export default {
  appDirectory: '.',
  buildDirectory: '../../build/desk',
  ssr: true,
  // 3.4 kB. Asked for bit by bit, the names of a page with forty links are an address that is too long.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
