import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allows, judgeLicences, judgeSources, parseLock } from './judge-licences.ts';

const lock = (entries: Readonly<Record<string, object>>) => parseLock(JSON.stringify({ packages: { '': {}, ...entries } }));
const pinned = { resolved: 'https://registry.npmjs.org/x/-/x-1.0.0.tgz', integrity: 'sha512-x' };

describe('a licence', () => {
  it.each<[string, boolean]>([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['(ISC AND (MIT OR AGPL-3.0))', true],
    ['GPL-3.0-only', false],
    ['', false],
  ])('%s: %s', (expression, isAllowed) => {
    expect(allows(expression, ['MIT', 'ISC'])).toBe(isAllowed);
  });

  it('is named with its package if it was not accepted', () => {
    expect(judgeLicences(lock({ 'node_modules/a/node_modules/b': { ...pinned, license: 'AGPL-3.0' }, 'node_modules/c': pinned }))).toEqual([
      'b: AGPL-3.0',
      'c: says no licence',
    ]);
  });

  it('of a tool may require more than that of shipped code', () => {
    expect(judgeLicences(lock({ 'node_modules/a': { ...pinned, license: 'MPL-2.0', dev: true } }))).toEqual([]);
    expect(judgeLicences(lock({ 'node_modules/a': { ...pinned, license: 'MPL-2.0' } }))).toEqual(['a: MPL-2.0']);
  });
});

describe('a package', () => {
  it('comes from the registry and is pinned by its hash', () => {
    expect(judgeSources(lock({ 'node_modules/a': pinned }))).toEqual([]);
    expect(judgeSources(lock({ 'node_modules/a': { resolved: 'git+ssh://x', integrity: 'sha512-x' } }))).toHaveLength(1);
    expect(judgeSources(lock({ 'node_modules/a': { resolved: pinned.resolved } }))).toHaveLength(1);
  });
});

it('our own lockfile has neither', () => {
  const own = parseLock(readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(own.packages).length).toBeGreaterThan(500);
  expect([...judgeLicences(own), ...judgeSources(own)]).toEqual([]);
});
