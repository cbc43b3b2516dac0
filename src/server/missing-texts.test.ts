import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMissingTexts, type MissingTexts } from './missing-texts.ts';

let folder: string;
let texts: MissingTexts;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'convoya-')), 'data');
  texts = createMissingTexts(folder);
});
afterEach(async () => {
  await rm(join(folder, '..'), { recursive: true, force: true });
});

async function readStored(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(folder, 'missing-translations.json'), 'utf8'));
}

describe('createMissingTexts', () => {
  it('makes its folder and names language and namespace of each key', async () => {
    await texts.add({ language: 'nlBE', namespace: 'form', keys: { 'a.b': 'Hello' } });
    expect(await readStored()).toEqual({ 'nlBE/form:a.b': 'Hello' });
  });

  it('stores the first text of a key', async () => {
    await texts.add({ language: 'de', namespace: 'trip', keys: { a: 'first' } });
    await texts.add({ language: 'de', namespace: 'trip', keys: { a: 'second', b: 'third' } });
    expect(await readStored()).toEqual({ 'de/trip:a': 'first', 'de/trip:b': 'third' });
  });

  it('loses none of many at once', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => String(index));
    await Promise.all(numbers.map((number) => texts.add({ language: 'fr', namespace: 'common', keys: { [number]: number } })));
    expect(Object.keys(await readStored())).toHaveLength(20);
  });

  it('continues an earlier process’s list', async () => {
    await texts.add({ language: 'es', namespace: 'pages', keys: { a: 'one' } });
    await createMissingTexts(folder).add({ language: 'es', namespace: 'pages', keys: { b: 'two' } });
    expect(Object.keys(await readStored())).toEqual(['es/pages:a', 'es/pages:b']);
  });

  it('is bounded', async () => {
    const keys = Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [`k${index}`, '']));
    await texts.add({ language: 'en', namespace: 'common', keys });
    expect(Object.keys(await readStored())).toHaveLength(2_000);
  });

  it('writes one file, whatever the keys are', async () => {
    await texts.add({ language: 'en', namespace: 'common', keys: { '../../outside': 'x', __proto__: 'y' } });
    expect(await readdir(folder)).toEqual(['missing-translations.json']);
    expect(await readdir(join(folder, '..'))).toEqual(['data']);
  });
});
