import { spawn } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDataFolder, eventually, findServerPid, queryDatabase, startDatabase } from '../testing/embedded-folder.ts';
import { startEmbeddedDatabase } from './start-embedded-database.ts';

describe('startEmbeddedDatabase', () => {
  it('creates the database once and preserves its rows, with durable settings', async () => {
    const folder = await createDataFolder();
    const first = await startDatabase(folder);
    await queryDatabase(first.url, `create table note (words text); insert into note values ('kept é')`);
    await first.stop();
    expect(await findServerPid(folder)).toBe(0);

    const second = await startDatabase(folder);
    expect(await queryDatabase(second.url, 'select words, lower(words) as lower from note')).toEqual([
      { words: 'kept é', lower: 'kept é' },
    ]);
    const settings = await queryDatabase(
      second.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous, current_setting('listen_addresses') as listen,
        current_setting('server_encoding') as encoding, current_setting('max_connections') as connections, current_setting('shared_buffers') as buffers`,
    );
    expect(settings).toEqual([{ fsync: 'on', synchronous: 'on', listen: '', encoding: 'UTF8', connections: '100', buffers: '128MB' }]);
  });

  it('admits nobody else: private folders, a socket and no port', async () => {
    const folder = await createDataFolder();
    const { url } = await startDatabase(folder);
    const sockets = new URL(url).searchParams.get('host') ?? '';
    for (const path of [folder, join(folder, 'cluster'), sockets]) expect((await stat(path)).mode & 0o077).toBe(0);
    expect((await stat(join(sockets, '.s.PGSQL.5432'))).mode & 0o077).toBe(0);
  });

  it.each([`embedded-${'x'.repeat(100)}-`, `Größe ${'é'.repeat(45)} `])(
    'works below a path that is too long for a socket: %s',
    async (name) => {
      const folder = await createDataFolder(name);
      const { url, stop } = await startDatabase(folder);
      expect(await queryDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await stop();
      await expect(stat(new URL(url).searchParams.get('host') ?? '')).rejects.toThrow('ENOENT');
    },
  );

  it('works below a path with spaces and accents', async () => {
    const { url } = await startDatabase(await createDataFolder('Größe 50 % ñ&?#-'));
    expect(await queryDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('hides statements from the server’s log', async () => {
    const folder = await createDataFolder();
    const { url } = await startDatabase(folder);
    await queryDatabase(url, `create table person (email text unique); insert into person values ('anna@example.com')`);
    await expect(queryDatabase(url, `insert into person values ('anna@example.com')`)).rejects.toThrow('duplicate key');
    const log = await readFile(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('anna');
  });

  it('starts the server again when it is killed, with every row', async () => {
    const folder = await createDataFolder();
    const database = await startDatabase(folder);
    await queryDatabase(database.url, `create table note (words text); insert into note values ('kept')`);
    const pid = await findServerPid(folder);
    process.kill(pid, 'SIGKILL');
    expect(await eventually(() => queryDatabase(database.url, 'select words from note'))).toEqual([{ words: 'kept' }]);
    expect(await findServerPid(folder)).not.toBe(pid);
  });

  it.each(['another process', 'a zombie'])('is not misled by a stale file that names %s', async (kind) => {
    const folder = await createDataFolder();
    await (await startDatabase(folder)).stop();
    const stand = spawn('sh', ['-c', 'sh -c "echo \\$\\$" & exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void stand.kill('SIGKILL'));
    const zombie = Number(String((await stand.stdout.take(1).toArray())[0]));
    const pid = kind === 'a zombie' ? zombie : stand.pid;
    const stale = [pid, join(folder, 'cluster'), 1795258384, 5432, join(folder, 'sockets'), '', '  2146422  8', 'ready   ', ''].join('\n');
    await writeFile(join(folder, 'cluster', 'postmaster.pid'), stale, { mode: 0o600 });
    await mkdir(join(folder, 'sockets'), { mode: 0o700 });
    await writeFile(join(folder, 'sockets', '.s.PGSQL.5432.lock'), stale, { mode: 0o600 });
    const { url, messages } = await startDatabase(folder);
    expect(messages).toContain('started the database');
    expect(await queryDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('reports why it cannot start, and an alternative', async () => {
    const folder = await createDataFolder();
    await (await startDatabase(folder)).stop();
    await writeFile(join(folder, 'cluster', 'PG_VERSION'), '9\n');
    await expect(startEmbeddedDatabase({ folder, log: () => undefined })).rejects.toThrow(/did not start.*incompatible.*DATABASE_URL/s);
  });
});
