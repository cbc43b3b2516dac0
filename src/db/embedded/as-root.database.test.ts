import { chown, lchown, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDataFolder, findServerPid, queryDatabase, startDatabase } from '../testing/embedded-folder.ts';
import { startEmbeddedProcess } from '../testing/embedded-process.ts';
import { createCluster } from './create-cluster.ts';
import { canReach, canRun, giveFolder } from './server-account.ts';
import { findServerPackage, openServerBinaries, type ServerBinaries } from './server-binaries.ts';
import { copyPlaces, openServerCopy } from './server-copy.ts';
import { openServerFolder } from './server-folder.ts';
import { ensureServer } from './server-process.ts';
import { serverSettings } from './server-settings.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { kind: 'other', uid: 65_534, gid: 65_534 } as const;
const ownBinaries = await openServerBinaries(findServerPackage(), join(tmpdir(), 'unused'));
const mayEnter = isRoot && (await canRun(nobody, ownBinaries));

/** Programs that no account can run, in any checkout and on any machine. */
async function copyBinaries() {
  const copying = { packageFolder: findServerPackage(), places: copyPlaces, canRun: (copied: ServerBinaries) => canRun(nobody, copied) };
  return (await openServerCopy(copying)).binaries;
}

describe.skipIf(!isRoot)(isRoot ? 'as root' : 'as root — not run: needs root', () => {
  it('continues as the account that owns the cluster', async () => {
    const folder = await createDataFolder();
    const first = await startDatabase(folder);
    await queryDatabase(first.url, `create table note (words text); insert into note values ('kept')`);
    await first.stop();
    await giveFolder(folder, nobody);
    await lchown(folder, 0, 0);
    const second = await startDatabase(folder);
    expect(await queryDatabase(second.url, 'select words from note')).toEqual([{ words: 'kept' }]);
    const status = await readFile(`/proc/${await findServerPid(folder)}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\t65534\t65534/m);
  });

  it('makes the database as another account, also after a try that failed', async () => {
    const folder = await openServerFolder(await createDataFolder());
    const binaries = await copyBinaries();
    const installation = { folder, binaries, account: nobody, isHanded: false, settings: serverSettings } as const;
    await expect(createCluster({ ...installation, binaries: { ...binaries, initdb: '/bin/false' } })).rejects.toThrow('DATABASE_URL');
    await createCluster(installation);
    await ensureServer(installation);
    const { url } = await startDatabase(folder.root);
    expect(await queryDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(folder.cluster)).uid).toBe(nobody.uid);
  });

  it('makes it as root after a try as another account that failed', async () => {
    const folder = await createDataFolder();
    await chown(folder, nobody.uid, nobody.gid);
    const { url } = await startDatabase(folder);
    expect(await queryDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('hands the folder to an account that may not enter one above', async () => {
    const closed = await createDataFolder();
    const folder = await openServerFolder(join(closed, 'data'));
    expect(await canReach(nobody, folder.root)).toBe(false);
    const installation = { folder, binaries: await copyBinaries(), account: nobody, isHanded: true, settings: serverSettings } as const;
    await createCluster(installation);
    await ensureServer(installation);
    const { url, messages } = await startDatabase(folder.root);
    expect(messages).toContain('joined the running database');
    expect(await queryDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await findServerPid(folder.root)).not.toBe(0);
  });

  const title = 'is not needed: an ordinary user does as well';
  it.skipIf(!mayEnter)(mayEnter ? title : `${title} — not run: nobody may not enter this checkout`, async () => {
    const folder = await createDataFolder();
    await lchown(folder, nobody.uid, nobody.gid);
    const other = startEmbeddedProcess(folder, nobody);
    const url = await other.find('url');
    expect(await queryDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.stop();
    expect(await findServerPid(folder)).toBe(0);
  });
});
