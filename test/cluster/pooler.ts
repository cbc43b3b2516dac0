import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMutations } from '#server/testing/mutations.ts';
import { findFreePort } from '#server/testing/start-server.ts';
import { type DatabaseCluster, fill, waitFor } from './cluster.ts';
import { endProgram, type Running, startProgram } from './processes.ts';

const root = join(import.meta.dirname, '../..');
const quotes = 30;

/**
 * PgBouncer in transaction mode in front of the primary: a web process without its setting ends with the reason, whether the pooler refuses
 * our settings or drops them; one with it sells through it. Returns what went wrong, or null.
 */
export async function tryPooler(cluster: DatabaseCluster): Promise<string | null> {
  if (!existsSync('/usr/sbin/pgbouncer')) return 'pgbouncer is not installed';
  for (const drops of [false, true]) {
    const pooler = await startPooler(cluster, drops);
    const reason = await startUnaware(cluster, pooler.url);
    const sold = drops ? null : await sellThrough(cluster, pooler.url);
    await endProgram(pooler.program);
    if (reason !== null) return reason;
    if (sold !== null) return sold;
  }
  return null;
}

async function startPooler(
  { folder, primaryPort }: DatabaseCluster,
  drops: boolean,
): Promise<{ readonly program: Running; readonly url: string }> {
  const port = await findFreePort();
  const users = join(folder, 'pooler-users.txt');
  writeFileSync(users, '"convoya" "convoya"\n');
  const name = drops ? 'pgbouncer-drops' : 'pgbouncer';
  const configuration = fill('database/pgbouncer.ini', join(folder, `${name}.ini`), {
    PRIMARY_HOST: '127.0.0.1',
    PRIMARY_PORT: String(primaryPort),
    POOLER_PORT: String(port),
    AUTH_FILE: users,
    IGNORED: drops ? 'statement_timeout,idle_in_transaction_session_timeout' : '',
  });
  const program = startProgram({ name, command: ['/usr/sbin/pgbouncer', configuration], folder, asPostgres: true });
  return { program, url: `postgresql://convoya:convoya@127.0.0.1:${port}/convoya` };
}

async function startUnaware({ folder }: DatabaseCluster, url: string): Promise<string | null> {
  const { process: child } = await startWeb(folder, { DATABASE_URL: url });
  const said: string[] = [];
  child.stdout?.on('data', (text) => said.push(String(text)));
  const late = setTimeout(() => child.kill('SIGKILL'), 120_000);
  const [code] = await once(child, 'exit');
  clearTimeout(late);
  return code === 1 && said.join('').includes('DATABASE_POOLER=transaction')
    ? null
    : `without DATABASE_POOLER the process ended with ${code}, unexplained`;
}

async function sellThrough({ folder }: DatabaseCluster, url: string): Promise<string | null> {
  const port = await findFreePort();
  const web = await startWeb(folder, {
    DATABASE_URL: url,
    DATABASE_POOLER: 'transaction',
    PORT: String(port),
    POSTS_PER_MINUTE: '0',
    REQUESTS_AT_ONCE: '0',
  });
  try {
    await waitFor('a web process behind the pooler', 120_000, async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok);
    const mutations = createMutations(port);
    await Promise.all(
      Array.from({ length: quotes }, async (_, index) => {
        const email = `pooled-${index}@cluster.example`;
        const { id, totalCents } = await mutations.requestQuote(email);
        return await mutations.acceptQuote({ id, email, totalCents });
      }),
    );
    // A connection that is slow on a busy machine is requested again; only a lost statement is a fault.
    const lost = /prepared statement|42P05|26000/.exec(readFileSync(join(folder, 'pooled-web.log'), 'utf8'));
    return lost === null ? null : `through the pooler: ${lost[0]}`;
  } finally {
    await endProgram(web);
  }
}

async function startWeb(folder: string, variables: Readonly<Record<string, string>>): Promise<Running> {
  const given = { PORT: String(await findFreePort()), NODE_ENV: 'production', DATA_DIR: join(folder, 'convoya'), ...variables };
  return startProgram({ name: 'pooled-web', command: [process.execPath, join(root, 'scripts/run.ts'), 'web'], folder, variables: given });
}
