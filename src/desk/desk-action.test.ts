import { redirect } from 'react-router';
import { describe, expect, it } from 'vitest';
import { deskAction } from './desk-action.ts';
import { createFakeDesk, done, refused, send } from './testing/fake-desk.ts';

const desk = createFakeDesk({});
const action = deskAction({
  save: async (_desk, { text }) => (text('name') === '' ? refused('mistyped', [{ field: 'name', code: 'required' }]) : done(7)),
  gone: async () => redirect('/elsewhere'),
  away: async () => {
    throw new Response(null, { status: 503 });
  },
  broken: async () => {
    throw new Error('broken');
  },
});

async function answered(fields: Readonly<Record<string, string>>) {
  const answer = await send(action, fields, { desk });
  return answer instanceof Response ? answer : { status: answer.init?.status, ...answer.data };
}

describe('deskAction', () => {
  it('reports success, with the act’s result', async () => {
    expect(await answered({ intent: 'save', name: ' Ann ' })).toMatchObject({ act: 'save', problem: null, value: 7, typed: {} });
  });

  it('returns the reasons, beside each field, with what was typed', async () => {
    const typed = { intent: 'save', name: ' ', other: 'kept' };
    expect(await answered(typed)).toMatchObject({ status: 409, problem: 'mistyped', issues: { name: 'required' }, typed, value: null });
  });

  it('refuses an unknown button, including names of Object', async () => {
    for (const intent of ['destroy', 'toString', '__proto__', ''])
      expect(await answered({ intent })).toMatchObject({ status: 409, act: intent, problem: 'refused' });
  });

  it('preserves what was typed while the database is away, and rethrows everything else', async () => {
    expect(await answered({ intent: 'away', name: 'x' })).toMatchObject({ status: 503, problem: 'away', typed: { name: 'x' } });
    expect(await answered({ intent: 'gone' })).toMatchObject({ status: 302 });
    await expect(answered({ intent: 'broken' })).rejects.toThrow('broken');
  });

  it('redirects people who are not signed in to the sign-in', async () => {
    const nobody = createFakeDesk({ signedIn: null });
    const thrown = await send(action, { intent: 'save' }, { desk: nobody, path: '/people?x=1' }).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 302 });
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/sign-in?to=%2Fpeople%3Fx%3D1');
    expect(await send(action, { intent: 'save' }, { desk: createFakeDesk({ signedIn: null, isAway: true }) })).toMatchObject({
      data: { problem: 'away' },
    });
  });
});
