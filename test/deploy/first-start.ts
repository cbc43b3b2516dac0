import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { findFreePort } from '#server/testing/start-server.ts';
import { findPostgres } from '../cluster/processes.ts';
import type { Checked } from './check-files.ts';

const composeSchema = v.object({
  services: v.object({ database: v.object({ healthcheck: v.object({ test: v.tupleWithRest([v.literal('CMD')], v.string()) }) }) }),
});

/**
 * The first start of PostgreSQL's image: it runs a server that listens on its socket alone, fills it, ends it, and then starts the real one.
 * The check of the compose file must not call the first one healthy, because migrations would begin and be cut off.
 */
export async function tryFirstStart(folder: string): Promise<readonly Checked[]> {
  const bin = findPostgres();
  if (bin === null) return [{ name: 'first start of the database', faults: ['PostgreSQL is not installed'] }];
  const place = join(folder, 'database');
  mkdirSync(place);
  // Its account reads and writes there, no matter who made the folders.
  for (const each of [folder, place]) chmodSync(each, 0o777);
  const [data, port] = [join(place, 'data'), String(await findFreePort())];
  const { services } = v.parse(composeSchema, parse(readFileSync('deploy/compose/compose.yaml', 'utf8'), { merge: true }));
  const [, program = '', ...parameters] = services.database.healthcheck.test;
  const isHealthy = () => spawnSync(join(bin, program), parameters, { env: { PGHOST: place, PGPORT: port } }).status === 0;
  const control = (listen: string, ...words: readonly string[]) =>
    asPostgres([join(bin, 'pg_ctl'), '-D', data, '-w', '-o', `-p ${port} -k ${place} -c listen_addresses='${listen}'`, ...words]);
  asPostgres([join(bin, 'initdb'), '-D', data, '-U', 'convoya', '-A', 'trust']);
  try {
    control('', 'start');
    const onSocket = spawnSync(join(bin, 'pg_isready'), ['-U', 'convoya'], { env: { PGHOST: place, PGPORT: port } }).status === 0;
    const duringInit = isHealthy();
    control('', 'stop');
    const between = isHealthy();
    control('127.0.0.1', 'start');
    const afterwards = isHealthy();
    return [
      { name: 'the server of the first start answers on its socket', faults: onSocket ? [] : ['it does not: nothing was tried'] },
      {
        name: 'the check of the compose file waits for the real server',
        faults: duringInit || between || !afterwards ? [JSON.stringify({ duringInit, between, afterwards })] : [],
      },
    ];
  } finally {
    control('', 'stop', '-m', 'immediate');
  }
}

/** PostgreSQL refuses to run as root. */
function asPostgres(command: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...rest] = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command] : command;
  spawnSync(program, rest, { stdio: 'ignore' });
}
