import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A package of Debian: the program that shows that it is there, and the service that its installation would start. */
export type DebianPackage = {
  readonly name: string;
  readonly isThere: () => boolean;
  readonly service?: string;
};

export const debianPackages = {
  nginx: { name: 'nginx', isThere: () => existsSync('/usr/sbin/nginx'), service: 'nginx' },
  haproxy: { name: 'haproxy', isThere: () => existsSync('/usr/sbin/haproxy'), service: 'haproxy' },
  openssl: { name: 'openssl', isThere: () => existsSync('/usr/bin/openssl') },
  postgresql: { name: 'postgresql', isThere: () => existsSync('/usr/lib/postgresql'), service: 'postgresql' },
  patroni: { name: 'patroni', isThere: () => existsSync('/usr/bin/patroni'), service: 'patroni' },
  etcd: { name: 'etcd-server', isThere: () => existsSync('/usr/bin/etcd'), service: 'etcd' },
  // Patroni speaks to etcd by it, and does not name it as needed.
  etcdClient: { name: 'python3-etcd', isThere: () => existsSync('/usr/lib/python3/dist-packages/etcd') },
  pgbouncer: { name: 'pgbouncer', isThere: () => existsSync('/usr/sbin/pgbouncer'), service: 'pgbouncer' },
  prometheus: { name: 'prometheus', isThere: () => existsSync('/usr/bin/promtool'), service: 'prometheus' },
} as const satisfies Readonly<Record<string, DebianPackage>>;

/** Installs what is missing where this user may, and leaves no service of it running; else names the command that does it. */
export function installPrograms(wanted: readonly DebianPackage[]): void {
  const missing = wanted.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    process.stderr.write(`Not here: ${names.join(', ')}: sudo apt-get install --yes ${names.join(' ')}\n`);
    process.exit(2);
  }
  process.stderr.write(`Installing ${names.join(', ')} …\n`);
  // Debian's packages start what they bring, unless their runlevel is unknown to be one for services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const parameters of [['update'], ['install', '--yes', '--no-install-recommends', ...names]]) {
    const run = spawnSync('apt-get', ['--quiet', ...parameters], { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
  for (const { service } of missing) if (service !== undefined) spawnSync('service', [service, 'stop'], { stdio: 'ignore', env });
}
