import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabaseUrl } from '../testing/test-database.ts';
import { ChangedMigrationError, type Migration, migrate, migrations } from './migrate.ts';

const names = migrations.map((migration) => migration.name);

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

function createNote(text: string): Migration {
  return { name: '0001-note', text: `create table if not exists note (words text); insert into note values ('${text}');` };
}

describe('migrate', () => {
  it('applies every migration once, in the order of their numbers', async () => {
    const url = await createTestDatabaseUrl('template1');
    expect(await migrate(url)).toEqual(names);
    expect(await migrate(url)).toEqual([]);
    expect(await query(url, 'select name from schema_migrations order by applied_at')).toEqual(names.map((name) => ({ name })));
  });

  it('lets one of many concurrent processes do the work', async () => {
    const url = await createTestDatabaseUrl('template1');
    const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(url, [createNote('once')])));
    expect(applied.filter((list) => list.length > 0)).toEqual([['0001-note']]);
    expect(await query(url, 'select words from note')).toEqual([{ words: 'once' }]);
  });

  it('can do each step again, as after a kill between the step and its record', async () => {
    const url = await createTestDatabaseUrl('template1');
    await migrate(url);
    await query(url, 'truncate schema_migrations');
    expect(await migrate(url)).toEqual(names);
  });

  it('refuses when an applied migration has changed, whatever its line ends', async () => {
    const url = await createTestDatabaseUrl('template1');
    const note = createNote('first');
    await migrate(url, [{ ...note, text: `${note.text}\n` }]);
    await expect(migrate(url, [{ ...note, text: `${note.text}\r\n` }])).resolves.toEqual([]);
    await expect(migrate(url, [createNote('second')])).rejects.toThrow(ChangedMigrationError);
    expect(await query(url, 'select words from note')).toEqual([{ words: 'first' }]);
  });

  it('leaves nothing of a failed step, and releases the lock', async () => {
    const url = await createTestDatabaseUrl('template1');
    const broken = { name: '0002-broken', text: 'create table half (a int); select nonsense;' };
    await expect(migrate(url, [createNote('kept'), broken])).rejects.toThrow('nonsense');
    expect(await query(url, "select to_regclass('half') as half")).toEqual([{ half: null }]);
    expect(await migrate(url, [createNote('kept'), { name: '0002-broken', text: 'create table half (a int);' }])).toEqual(['0002-broken']);
  });

  it('does not block readers while it waits for a lock', async () => {
    const url = await createTestDatabaseUrl('template1');
    await migrate(url, [createNote('first')]);
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select * from note');
    const column = { name: '0002-column', text: 'alter table note add column if not exists more text;' };
    const migrating = migrate(url, [createNote('first'), column]);
    const waits: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const asked = performance.now();
      await query(url, 'select words from note');
      waits.push(performance.now() - asked);
    }
    await reader.query('commit');
    await reader.end();
    expect(await migrating).toEqual(['0002-column']);
    // Without the limit the readers would wait for the first one, which ends last.
    expect(waits).toHaveLength(20);
  });

  it('builds an index outside a transaction, also after one that was left half-built', async () => {
    const url = await createTestDatabaseUrl('template1');
    await migrate(url, [createNote('first')]);
    const text =
      '-- outside a transaction\n-- For readers;\ncreate index concurrently if not exists note_words on note (words);\nselect 1;\n';
    await query(url, 'create index note_words on note (words)');
    await query(url, "update pg_index set indisvalid = false where indexrelid = 'note_words'::regclass");
    expect(await migrate(url, [createNote('first'), { name: '0002-index', text }])).toEqual(['0002-index']);
    expect(await query(url, "select indisvalid from pg_index where indexrelid = 'note_words'::regclass")).toEqual([{ indisvalid: true }]);
  });

  it('does not touch what a newer program has applied', async () => {
    const url = await createTestDatabaseUrl('template1');
    await migrate(url, [createNote('old'), { name: '0002-newer', text: 'create table newer (a int);' }]);
    expect(await migrate(url, [createNote('old')])).toEqual([]);
  });

  it('asks a server that takes no writing for nothing, where nothing is missing', async () => {
    const url = await createTestDatabaseUrl();
    await migrate(url);
    const [{ name }] = (await query(url, 'select current_database() as name')) as [{ name: string }];
    await query(url, `alter database "${name}" set default_transaction_read_only = on`);
    expect(await migrate(url)).toEqual([]);
    const more = { name: '9999-more', text: 'create table more (words text)' };
    await expect(migrate(url, [...migrations, more])).rejects.toMatchObject({ code: '25006' });
  });
});
