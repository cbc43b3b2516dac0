import type { Config } from '@react-router/dev/config';

/** The desk is a build of its own: nothing of it is in what the sites send. */
export default {
  appDirectory: '.',
  buildDirectory: '../../build/desk',
  ssr: true,
} satisfies Config;
