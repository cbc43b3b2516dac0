import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '#server/testing/start-server.ts';
import { waitFor } from '../cluster/cluster.ts';
import { endProgram, findPostgres, type Running, startProgram } from '../cluster/processes.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';

const root = join(import.meta.dirname, '../..');
export type Role = 'web' | 'worker' | 'database';

export type World = {
  readonly folder: string;
  readonly databaseFolder: string;
  /** Directly, not through the proxy. */
  readonly databaseUrl: string;
  readonly webPort: number;
  readonly proxy: CuttingProxy;
  /** The received Message-IDs, with their counts. */
  readonly mails: readonly string[];
  start(role: Role): void;
  kill(role: Role): Promise<void>;
  startMailServer(): Promise<void>;
  stopMailServer(): Promise<void>;
  stop(): Promise<void>;
};

/** PostgreSQL on a separate disk if possible, a proxy before it that can cut, a mail server, a web process and a worker. */
export async function startWorld(folder: string, disk: string): Promise<World> {
  const [sqlPort, webPort, mailPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const databaseFolder = join(disk, 'postgres');
  createDatabaseFolder(databaseFolder);
  const proxy = await startCuttingProxy(sqlPort);
  const url = (port: number) => `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const variables = {
    DATABASE_URL: url(proxy.port),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    NODE_ENV: 'production',
    PORT: String(webPort),
    TRUSTED_PROXIES: '1',
    POSTS_PER_MINUTE: '0',
    DATA_DIR: folder,
  };
  const running = new Map<Role, Running>();
  const post = createPost(mailPort);
  const commandOf = (role: Role) =>
    role === 'database'
      ? [
          join(findPostgres() ?? '', 'postgres'),
          '-D',
          databaseFolder,
          '-p',
          String(sqlPort),
          '-k',
          folder,
          '-c',
          'listen_addresses=127.0.0.1',
        ]
      : [process.execPath, join(root, 'scripts/run.ts'), role];
  const world: World = {
    folder,
    databaseFolder,
    databaseUrl: url(sqlPort),
    webPort,
    proxy,
    mails: post.mails,
    start(role) {
      const program = startProgram({ name: role, command: commandOf(role), folder, variables, asPostgres: role === 'database' });
      running.set(role, program);
      // Like a service manager: a killed process may leave children behind that prevent a new PostgreSQL from starting.
      program.process.once('exit', (code) => {
        if (role === 'database' && code !== null && code !== 0) setTimeout(() => world.start(role), 500);
      });
    },
    async kill(role) {
      const program = running.get(role);
      if (program !== undefined) await endProgram(program, 'SIGKILL');
    },
    startMailServer: post.start,
    stopMailServer: post.stop,
    async stop() {
      for (const role of ['worker', 'web', 'database'] as const) {
        const program = running.get(role);
        if (program !== undefined) await endProgram(program, role === 'database' ? 'SIGINT' : 'SIGTERM');
      }
      await proxy.stop();
      await post.stop();
    },
  };
  await begin(world, variables);
  return world;
}

async function begin(world: World, variables: Readonly<Record<string, string>>): Promise<void> {
  world.start('database');
  await world.startMailServer();
  const importing = startProgram({
    name: 'content-import',
    command: [process.execPath, join(root, 'scripts/run.ts'), 'content:import'],
    folder: world.folder,
    variables,
  });
  const [code] = await once(importing.process, 'exit');
  if (code !== 0) throw new Error(`content:import ended with ${code}: see ${world.folder}`);
  world.start('web');
  world.start('worker');
  await waitFor('the web process', 60_000, async () => (await fetch(`http://127.0.0.1:${world.webPort}/health/ready`)).ok);
}

function createDatabaseFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const command = [
    join(findPostgres() ?? '', 'initdb'),
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  if (process.getuid?.() !== 0) return void execFileSync(command[0] ?? '', command.slice(1), { stdio: 'ignore' });
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, idOf('-u'), idOf('-g'));
  execFileSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', ...command], { stdio: 'ignore' });
}

/** A mail server that can stop and return on the same port. */
function createPost(port: number) {
  const mails: string[] = [];
  let server: SMTPServer | null = null;
  return {
    mails,
    async start() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, _session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            mails.push(/^message-id:\s*(<[^>]+>)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none');
            done();
          });
        },
      });
      server.on('error', () => undefined);
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    },
    async stop() {
      const stopping = server;
      server = null;
      if (stopping !== null) await new Promise<void>((resolve) => stopping.close(() => resolve()));
    },
  };
}
