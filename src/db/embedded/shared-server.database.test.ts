import { describe, expect, it, vi } from 'vitest';
import { createDataFolder, eventually, findServerPid, queryDatabase, startDatabase } from '../testing/embedded-folder.ts';
import { startEmbeddedProcess } from '../testing/embedded-process.ts';

it('waits for a server that is on its way down before it starts the next', async () => {
  const folder = await createDataFolder();
  const killed = startEmbeddedProcess(folder);
  await queryDatabase(await killed.find('url'), `create table note (words text); insert into note values ('kept')`);
  const pid = await findServerPid(folder);
  await killed.kill();
  process.kill(pid, 'SIGINT');
  const next = await startDatabase(folder);
  await vi.waitFor(async () => expect([0, pid]).not.toContain(await findServerPid(folder)), { timeout: 10_000 });
  expect(await eventually(() => queryDatabase(next.url, 'select words from note'))).toEqual([{ words: 'kept' }]);
});

describe('two processes on one folder', () => {
  it('share the server; the last to leave stops it', async () => {
    const folder = await createDataFolder();
    const ours = await startDatabase(folder);
    const pid = await findServerPid(folder);
    const other = startEmbeddedProcess(folder);
    expect(await other.find('url')).toBe(ours.url);
    expect(other.lines).toContain('log joined the running database');
    await other.stop();
    expect(await queryDatabase(ours.url, 'select 1 as one')).toEqual([{ one: 1 }]);

    const third = startEmbeddedProcess(folder);
    await third.find('url');
    await ours.stop();
    expect(await findServerPid(folder)).toBe(pid);
    await third.stop();
    expect(await findServerPid(folder)).toBe(0);
  });

  it('make one database when they begin it at the same moment', async () => {
    const folder = await createDataFolder();
    const processes = Array.from({ length: 3 }, () => startEmbeddedProcess(folder));
    const urls = await Promise.all(processes.map((one) => one.find('url')));
    expect(new Set(urls).size).toBe(1);
    expect(processes.filter((one) => one.lines.includes('log started the database'))).toHaveLength(1);
    await Promise.all(processes.map((one) => one.stop()));
    expect(await findServerPid(folder)).toBe(0);
  });

  it('take over the server that a killed one left running, and stop it in the end', async () => {
    const folder = await createDataFolder();
    const killed = startEmbeddedProcess(folder);
    await queryDatabase(await killed.find('url'), `create table note (words text); insert into note values ('kept')`);
    const pid = await findServerPid(folder);
    await killed.kill();
    expect(await findServerPid(folder)).toBe(pid);

    const next = await startDatabase(folder);
    expect(next.messages).toContain('joined the running database');
    expect(await findServerPid(folder)).toBe(pid);
    expect(await queryDatabase(next.url, 'select words from note')).toEqual([{ words: 'kept' }]);
    await next.stop();
    expect(await findServerPid(folder)).toBe(0);
  });

  it('start it again for both when it was the other that had started it', async () => {
    const folder = await createDataFolder();
    const other = startEmbeddedProcess(folder);
    const url = await other.find('url');
    const ours = await startDatabase(folder);
    await other.kill();
    process.kill(await findServerPid(folder), 'SIGKILL');
    expect(await eventually(() => queryDatabase(url, 'select 1 as one'))).toEqual([{ one: 1 }]);
    // The server answers slightly before the start is reported.
    await eventually(async () => expect(ours.messages).toContain('the database had died and was started again'));
  });

  it('survive both being killed at once', async () => {
    const folder = await createDataFolder();
    const killed = startEmbeddedProcess(folder);
    await queryDatabase(await killed.find('url'), `create table note (words text); insert into note values ('kept')`);
    const pid = await findServerPid(folder);
    await killed.kill();
    process.kill(pid, 'SIGKILL');
    const next = await startDatabase(folder);
    expect(await eventually(() => queryDatabase(next.url, 'select words from note'))).toEqual([{ words: 'kept' }]);
  });
});
