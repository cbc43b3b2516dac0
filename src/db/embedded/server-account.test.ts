import { describe, expect, it } from 'vitest';
import { formatCommand, spawnIdentity } from './run-as-account.ts';
import { type AccountFacts, chooseServerAccount } from './server-account.ts';

const root: AccountFacts = { uid: 0, hasName: true, clusterOwner: null, mayUnshare: true, candidates: [{ uid: 101, gid: 104 }] };
const cannotUnshare = { ...root, mayUnshare: false };

describe('chooseServerAccount', () => {
  it('runs as the current user unless that is root', () => {
    expect(chooseServerAccount({ ...root, uid: 1000 })).toEqual({ kind: 'self' });
    expect(chooseServerAccount({ ...root, uid: null })).toEqual({ kind: 'self' });
  });

  it('hides a user without a name in a namespace, or reports what is missing', () => {
    const nameless = { ...root, uid: 12_345, hasName: false };
    expect(chooseServerAccount(nameless)).toEqual({ kind: 'namespace' });
    expect(() => chooseServerAccount({ ...nameless, mayUnshare: false })).toThrow(/12345.*DATABASE_URL/);
  });

  it('hides root in a namespace where that is permitted, else becomes the first account that may serve', () => {
    expect(chooseServerAccount(root)).toEqual({ kind: 'namespace' });
    expect(chooseServerAccount({ ...root, clusterOwner: { uid: 0, gid: 0 } })).toEqual({ kind: 'namespace' });
    expect(chooseServerAccount(cannotUnshare)).toEqual({ kind: 'other', uid: 101, gid: 104 });
  });

  it('stays with the account that the cluster belongs to', () => {
    expect(chooseServerAccount({ ...root, clusterOwner: { uid: 65_534, gid: 65_534 } })).toMatchObject({ kind: 'other', uid: 65_534 });
  });

  it('names the way out when root has no account to become', () => {
    expect(() => chooseServerAccount({ ...cannotUnshare, candidates: [] })).toThrow('DATABASE_URL');
  });
});

it('a program is started through unshare, as another user, or as it is', () => {
  const other = { kind: 'other', uid: 101, gid: 104 } as const;
  expect(formatCommand({ kind: 'namespace' }, '/bin/postgres', ['-D', 'x'])).toEqual(['unshare', ['-U', '/bin/postgres', '-D', 'x']]);
  expect(formatCommand(other, '/bin/postgres', ['-D', 'x'])).toEqual(['/bin/postgres', ['-D', 'x']]);
  expect(spawnIdentity(other)).toEqual({ uid: 101, gid: 104 });
  expect(spawnIdentity({ kind: 'namespace' })).toEqual({});
});
