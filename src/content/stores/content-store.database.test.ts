import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { success } from '#domain/result.ts';
import { findContentVersion, isContentMadeOf, loadContent, replaceContent, republishContent, type StoredEntry } from './content-store.ts';

function createEntries(count: number, title: string): StoredEntry[] {
  return Array.from({ length: count }, (_none, position) => ({
    kind: 'location',
    slug: `town-${position}`,
    site: 'nl',
    language: 'nl',
    position,
    document: { title, sections: [{ html: '<p>é “’ \\ \n</p>' }], none: null },
  }));
}

describe('the content store', () => {
  it('has no version and no entries before the first import', async () => {
    const { db } = await createTestDatabase();
    expect(await findContentVersion(db)).toBeNull();
    expect(await loadContent(db)).toEqual([]);
  });

  it('returns what was imported, in order, and replaces all of it', async () => {
    const { db } = await createTestDatabase();
    const entries = createEntries(12, 'first');
    expect(await replaceContent(db, [...entries].reverse(), 'c1')).toBe('replaced');
    expect(await loadContent(db)).toEqual(entries.map((entry) => ({ ...entry, changed_on: null })));
    expect(await replaceContent(db, createEntries(1, 'second'), 'c2')).toBe('replaced');
    expect(await loadContent(db)).toMatchObject(createEntries(1, 'second'));
    expect(await findContentVersion(db)).toMatchObject({ version: 2, checksum: 'c2' });
  });

  it('dates what changed or is new, and nothing else', async () => {
    const { db } = await createTestDatabase();
    const daysOf = async () => (await loadContent(db)).map(({ changed_on }) => changed_on);
    const [first, second, third] = createEntries(3, 'first');
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were made');
    await replaceContent(db, [first, second], 'c1');
    expect(await daysOf()).toEqual([null, null]);
    await replaceContent(db, [first, { ...second, document: { title: 'other' } }, third], 'c2');
    const [untouched, changed, added] = await daysOf();
    expect(untouched).toBeNull();
    expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(added).toBe(changed);
    await replaceContent(db, [{ ...first, position: 7 }, { ...second, document: { title: 'other' } }, third], 'c3');
    expect(new Set(await daysOf())).toEqual(new Set([null, changed]));
  });

  it('leaves everything as it is for the checksum that is there', async () => {
    const { db } = await createTestDatabase();
    await replaceContent(db, createEntries(2, 'first'), 'c1');
    const version = await findContentVersion(db);
    expect(await replaceContent(db, createEntries(3, 'other'), 'c1')).toBe('unchanged');
    expect(await findContentVersion(db)).toEqual(version);
    expect(await loadContent(db)).toHaveLength(2);
  });

  it('writes far more entries than one statement does, and deletes none of them', async () => {
    const { db } = await createTestDatabase();
    await replaceContent(db, createEntries(1_300, 'first'), 'c1');
    await replaceContent(db, createEntries(1_250, 'second'), 'c2');
    expect(await loadContent(db)).toMatchObject(createEntries(1_250, 'second'));
  });

  it('stores its source, until anything else replaces it', async () => {
    const { db } = await createTestDatabase();
    expect(await isContentMadeOf(db, '')).toBe(false);
    await replaceContent(db, createEntries(2, 'first'), 'c1', { source: 'monday' });
    expect(await isContentMadeOf(db, 'monday')).toBe(true);
    await replaceContent(db, createEntries(2, 'first'), 'c1', { source: 'tuesday' });
    expect([await isContentMadeOf(db, 'monday'), await isContentMadeOf(db, 'tuesday')]).toEqual([false, true]);
    await db.transaction().execute((tx) => republishContent(tx, async () => success(createEntries(1, 'desk'))));
    expect(await isContentMadeOf(db, 'tuesday')).toBe(false);
    expect(await isContentMadeOf(db, '')).toBe(false);
  });

  it('imports nothing when one entry cannot be stored', async () => {
    const { db } = await createTestDatabase();
    await replaceContent(db, createEntries(2, 'first'), 'c1');
    const twice = [...createEntries(3, 'new'), ...createEntries(1, 'double')];
    await expect(replaceContent(db, twice, 'c2')).rejects.toThrow('Two entries have the key location nl nl town-0');
    expect(await loadContent(db)).toMatchObject(createEntries(2, 'first'));
  });

  it('serialises concurrent imports, even the first ones', async () => {
    const { db } = await createTestDatabase();
    const imports = Array.from({ length: 6 }, (_none, index) => replaceContent(db, createEntries(50, `t${index % 2}`), `c${index % 2}`));
    const outcomes = await Promise.all(imports);
    const replaced = outcomes.filter((outcome) => outcome === 'replaced').length;
    expect(await findContentVersion(db)).toMatchObject({ version: replaced });
    expect(await loadContent(db)).toHaveLength(50);
  });
});
