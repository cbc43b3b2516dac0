import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findTripByKey } from '#operations/trips/trip-store.ts';
import { writeNewTrip } from '#operations/trips/write-trip.ts';
import { createDatabase, createPool } from '../engine/pool.ts';
import { createSampleRequest, createSampleTrip } from '../testing/sample-trip.ts';
import { readStoredState } from '../testing/stored-state.ts';
import { createTestDatabase, createTestDatabaseUrl } from '../testing/test-database.ts';
import { createIdentity } from './age/keys.ts';
import { BackupError, fileOf, manifestName } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function createFilled(count = 5) {
  const { db, url } = await createTestDatabase();
  const add = async () => {
    const trip = createSampleTrip();
    expect(await writeNewTrip(db, createSampleRequest({ trip }))).toEqual({ kind: 'stored' });
    return trip;
  };
  const trips = await Promise.all(Array.from({ length: count }, add));
  return { db, url, add, trips };
}

function open(url: string) {
  const db = createDatabase(createPool(url));
  onTestFinished(() => db.destroy());
  return db;
}

describe('a backup', () => {
  it('brings back everything as it was, to the microsecond', async () => {
    const { db, url } = await createFilled();
    await sql`update trips set first_departure = first_departure + interval '1 microsecond'`.execute(db);
    await sql`update idempotency_keys set outcome = 'null'::jsonb`.execute(db);
    const folder = await createFolder();
    await writeBackup(url, folder);
    const other = await createTestDatabaseUrl('template1');
    await restoreBackup(other, folder);
    const restored = open(other);
    expect(await readStoredState(restored)).toEqual(await readStoredState(db));
    const ofBoth = await Promise.all(
      [db, restored].map(
        async (each) => (await sql`select md5(string_agg(t::text, '' order by id)) as sum from trips t`.execute(each)).rows,
      ),
    );
    expect(ofBoth[0]).toEqual(ofBoth[1]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from idempotency_keys where outcome = 'null'::jsonb`.execute(
      restored,
    );
    expect(rows[0]?.count).toBe(5);
  });

  it('taken while others write is of one moment, and its trips open', async () => {
    const { url, add, trips } = await createFilled();
    const folder = await createFolder();
    let isOver = false;
    const writing = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let count = 0; count < 400 && !isOver; count += 1) await add();
      }),
    );
    const { totals } = await writeBackup(url, folder).finally(() => {
      isOver = true;
    });
    await writing;
    expect([totals.changes, totals.mails]).toEqual([totals.trips, expect.stringMatching(/^\d+$/)]);
    const other = await createTestDatabaseUrl();
    await restoreBackup(other, folder);
    const restored = open(other);
    for (const trip of trips) expect(await findTripByKey(restored, trip.quoteKey)).toEqual(trip);
    expect(await restored.selectFrom('trips').select('id').execute()).toHaveLength(Number(totals.trips));
    expect(await writeNewTrip(restored, createSampleRequest())).toEqual({ kind: 'stored' });
  });

  it('can be read by its owner alone', async () => {
    const { url } = await createFilled(1);
    const folder = join(await createFolder(), 'new');
    await writeBackup(url, folder);
    for (const name of ['.', ...(await readdir(folder))]) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it('overwrites nothing', async () => {
    const { db, url } = await createFilled(1);
    const folder = await createFolder();
    await writeBackup(url, folder);
    await expect(writeBackup(url, folder)).rejects.toThrow(BackupError);
    const before = await readStoredState(db);
    await expect(restoreBackup(url, folder)).rejects.toThrow('holds trips already');
    expect(await readStoredState(db)).toEqual(before);
  });

  it('that is damaged, or of a later release, restores nothing', async () => {
    const { url } = await createFilled(2);
    const folder = await createFolder();
    await writeBackup(url, folder);
    const other = await createTestDatabaseUrl();
    const manifest = await readFile(join(folder, manifestName), 'utf8');
    await writeFile(join(folder, manifestName), manifest.replace('"migrations": [', '"migrations": [\n    "9999-later.sql",'));
    await expect(restoreBackup(other, folder)).rejects.toThrow('9999-later.sql');
    await writeFile(join(folder, manifestName), manifest.replace(/"checksum": "\w/g, '"checksum": "x'));
    await expect(restoreBackup(other, folder)).rejects.toThrow('not as it was written');
    await writeFile(join(folder, manifestName), manifest);
    await appendFile(join(folder, fileOf({ name: 'trips' })), 'noise');
    await expect(restoreBackup(other, folder)).rejects.toThrow();
    const restored = open(other);
    expect(await restored.selectFrom('trips').select('id').execute()).toEqual([]);
    await expect(restoreBackup(other, await createFolder())).rejects.toThrow(BackupError);
  });
});

describe('an encrypted backup', () => {
  it('shows nothing of anybody without its key, and is restored with it', async () => {
    const { db, url } = await createFilled();
    const identity = await createIdentity();
    const folder = await createFolder();
    await writeBackup(url, folder, [identity.recipient]);
    for (const name of await readdir(folder)) {
      if (name === manifestName) continue;
      expect((await readFile(join(folder, name))).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    }
    const other = await createTestDatabaseUrl('template1');
    await expect(restoreBackup(other, folder)).rejects.toThrow('encrypted: name the file with its key');
    await expect(restoreBackup(other, folder, await createIdentity())).rejects.toThrow('another key');
    await restoreBackup(other, folder, identity);
    expect(await readStoredState(open(other))).toEqual(await readStoredState(db));
  });

  it('that was cut is refused by the name of the file, before anything is in the database', async () => {
    const { url } = await createFilled();
    const identity = await createIdentity();
    for (const recipients of [[], [identity.recipient]]) {
      const folder = await createFolder();
      const { encryption } = await writeBackup(url, folder, recipients);
      const name = fileOf({ name: 'trips' }, encryption);
      const path = join(folder, name);
      await truncate(path, (await stat(path)).size - 20);
      const other = await createTestDatabaseUrl('template1');
      await expect(restoreBackup(other, folder, identity)).rejects.toThrow(name);
      const { rows } = await sql<{ there: string | null }>`select to_regclass('trips')::text as there`.execute(open(other));
      expect(rows).toEqual([{ there: null }]);
      await rm(path);
      await expect(restoreBackup(other, folder, identity)).rejects.toThrow(`${name} cannot be read: it is missing`);
    }
  });
});
