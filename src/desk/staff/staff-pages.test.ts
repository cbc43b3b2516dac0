import { describe, expect, it } from 'vitest';
import { createFakeDesk, done, load, refused, send } from '../testing/fake-desk.ts';
import { action as changeAccount, loader as loadAccount } from './account.tsx';
import { loader as loadAudit } from './audit.tsx';
import { action as changePeople, loader as loadPeople } from './people.tsx';

/** Acts that record how they were called. */
function createNotes() {
  const seen: [string, unknown][] = [];
  const note = (name: string) => async (asked: unknown) => {
    seen.push([name, asked]);
    return done();
  };
  return { seen, note };
}

describe('the page of our people', () => {
  it('shows everybody', async () => {
    const members = [{ id: 'a', name: 'Ann', email: 'ann@example.com', roles: ['owner' as const], isClosed: false, isUnreadable: false }];
    const desk = createFakeDesk({ queries: { people: { members: async () => members } } });
    expect(await load(loadPeople, { desk })).toEqual(members);
  });

  it('passes on each form as it was filled in', async () => {
    const { seen, note } = createNotes();
    const people = { invite: note('invite'), inviteAgain: note('again'), changeRoles: note('roles'), close: note('close') };
    const desk = createFakeDesk({ acts: { people } });
    const typed = { name: 'Ann', email: 'ann@example.com', language: 'nl', role: ['sales', 'editor'] };
    await send(changePeople, { intent: 'invite', ...typed }, { desk });
    await send(changePeople, { intent: 'again', id: 'a' }, { desk });
    await send(changePeople, { intent: 'roles', id: 'a', role: 'owner', before: ['sales', 'editor'] }, { desk });
    await send(changePeople, { intent: 'close', id: 'a' }, { desk });
    expect(seen).toEqual([
      ['invite', typed],
      ['again', { id: 'a' }],
      ['roles', { id: 'a', role: ['owner'], before: ['sales', 'editor'] }],
      ['close', { id: 'a' }],
    ]);
  });

  it('explains why a person was not removed', async () => {
    const desk = createFakeDesk({ acts: { people: { close: async () => refused('last-owner') } } });
    expect(await send(changePeople, { intent: 'close', id: 'a' }, { desk })).toMatchObject({ data: { problem: 'last-owner' } });
  });
});

describe('one’s own page', () => {
  it('shows the sessions and means of sign-in', async () => {
    const mine = { me: { name: 'Ann', email: '', language: 'nl' as const, roles: [] }, sessions: [], codesSince: null, passkeys: [] };
    expect(await load(loadAccount, { desk: createFakeDesk({ queries: { account: { mine: async () => mine } } }) })).toEqual({
      ...mine,
      calendar: null,
    });
  });

  it('is rendered again in another language, and unchanged on refusal', async () => {
    const desk = createFakeDesk({
      acts: { account: { changeLanguage: async ({ language }) => (language === 'fr' ? done() : refused('mistyped')) } },
    });
    expect(await send(changeAccount, { intent: 'language', language: 'fr' }, { desk })).toMatchObject({ status: 302 });
    expect(await send(changeAccount, { intent: 'language', language: 'xx' }, { desk })).toMatchObject({ data: { problem: 'mistyped' } });
  });

  it('ends sessions and removes passkeys, and reports if one was already gone', async () => {
    const { seen, note } = createNotes();
    const account = { removePasskey: note('passkey'), endOtherSessions: note('others'), endSession: async () => refused('gone') };
    const desk = createFakeDesk({ acts: { account } });
    await send(changeAccount, { intent: 'passkey', id: 'key' }, { desk });
    await send(changeAccount, { intent: 'others' }, { desk });
    expect(seen).toEqual([
      ['passkey', { id: 'key' }],
      ['others', {}],
    ]);
    expect(await send(changeAccount, { intent: 'session', id: 's' }, { desk })).toMatchObject({ data: { problem: 'gone' } });
  });
});

it('the audit shows its lines', async () => {
  const lines = [{ at: '2026-11-26T10:00:00Z', memberName: 'Ann', act: 'look', subject: 'NL-1' }];
  expect(await load(loadAudit, { desk: createFakeDesk({ queries: { people: { audit: async () => lines } } }) })).toEqual(lines);
});
