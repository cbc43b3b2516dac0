import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A package of Debian: the program that shows that it is installed, and the service that its installation would start. */
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
  // Patroni needs it to speak to etcd, and does not declare it.
  etcdClient: { name: 'python3-etcd', isThere: () => existsSync('/usr/lib/python3/dist-packages/etcd') },
  pgbouncer: { name: 'pgbouncer', isThere: () => existsSync('/usr/sbin/pgbouncer'), service: 'pgbouncer' },
  prometheus: { name: 'prometheus', isThere: () => existsSync('/usr/bin/promtool'), service: 'prometheus' },
} as const satisfies Readonly<Record<string, DebianPackage>>;

/** Installs what is missing if this user may, and leaves no service of it running; otherwise prints the command for it. */
export function installPrograms(wanted: readonly DebianPackage[]): void {
  const missing = wanted.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    process.stderr.write(`Not here: ${names.join(', ')}: sudo apt-get install --yes ${names.join(' ')}\n`);
    process.exit(2);
  }
  process.stderr.write(`Installing ${names.join(', ')} …\n`);
  // Debian's packages start their services, unless the runlevel is unknown.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const parameters of [['update'], ['install', '--yes', '--no-install-recommends', ...names]]) {
    const run = spawnSync('apt-get', ['--quiet', ...parameters], { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
  for (const { service } of missing) if (service !== undefined) spawnSync('service', [service, 'stop'], { stdio: 'ignore', env });
}
