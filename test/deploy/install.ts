import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that the shipped files are for, by Debian's packages. */
const packages = { nginx: '/usr/sbin/nginx', haproxy: '/usr/sbin/haproxy', openssl: '/usr/bin/openssl' } as const;

/** Installs what is missing where this user may, and leaves no service of it running; else names the command that does it. */
export function installPrograms(): void {
  const missing = Object.entries(packages)
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    process.stderr.write(`Not here: ${missing.join(', ')}: sudo apt-get install --yes ${missing.join(' ')}\n`);
    process.exit(2);
  }
  process.stderr.write(`Installing ${missing.join(', ')} …\n`);
  // Debian's packages start what they bring, unless their runlevel is unknown to be one for services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const parameters of [['update'], ['install', '--yes', '--no-install-recommends', ...missing]]) {
    const run = spawnSync('apt-get', ['--quiet', ...parameters], { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
  const services = missing.filter((name) => name !== 'openssl');
  for (const name of services) spawnSync('service', [name, 'stop'], { stdio: 'ignore', env });
}
