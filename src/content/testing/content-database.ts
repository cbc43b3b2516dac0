import { importContent } from '#content/import-content.ts';
import { replaceContent } from '#content/stores/content-store.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { createTemporaryDatabase, createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';

let imported: Promise<string> | undefined;

/** A database for the running test that holds the content of this repository. It is imported once per process and then copied. */
export async function createContentDatabase(): Promise<TestDatabase> {
  imported ??= importOnce();
  return await createTestDatabase({ template: await imported });
}

/** @returns The name of the database. */
async function importOnce(): Promise<string> {
  const { url } = await createTemporaryDatabase();
  const db = createDatabase(createPool(url, { statementMilliseconds: 10_000 }));
  const read = await importContent({
    folder: 'content',
    sink: { replaceAll: (rows, checksum, files) => replaceContent(db, rows, checksum, { files }) },
  }).finally(() => db.destroy());
  if (!read.ok) throw new Error(`The content has faults: ${JSON.stringify(read.failure)}`);
  return new URL(url).pathname.slice(1);
}
