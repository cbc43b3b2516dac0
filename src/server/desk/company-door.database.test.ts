import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { closeMember, insertMember } from '#operations/staff/member-store.ts';
import { findSignedIn } from '#operations/staff/signed-in.ts';
import { startCompanyProvider } from '#operations/staff/testing/company-provider.ts';
import { createCompanyDoor } from './company-door.ts';
import { createSessionCookie } from './session-cookie.ts';

const client = { clientId: 'convoya & co', clientSecret: 's3cret:%' };
const deskUrl = 'http://desk.localhost:3000';
const moAtWork = { email: 'Mo@Example.com', email_verified: true };

async function openWorld({ secret = client.clientSecret } = {}) {
  const { db } = await createTestDatabase();
  await insertMember(db, { email: 'mo@example.com', name: 'Mo', language: 'nl', roles: ['sales'] });
  const provider = await startCompanyProvider(client);
  onTestFinished(() => provider.stop());
  const staff = { db, deskUrl, randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) };
  const report = vi.fn<(error: unknown) => void>();
  const settings = { issuer: provider.issuer, clientId: client.clientId, clientSecret: secret };
  const door = createCompanyDoor({ staff, settings, session: createSessionCookie(staff), report });
  const app = new Hono().get('/sign-in/company', door.begin).get('/sign-in/company/back', door.finish);
  /** A browser that keeps cookies and follows redirects within the desk. */
  const createBrowser = () => {
    const cookies = new Map<string, string>();
    const ask = async (url: string) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.request(url, { headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer.headers.get('location') ?? '';
    };
    const begin = async (to: string) => await ask(`${deskUrl}/sign-in/company?to=${encodeURIComponent(to)}`);
    /** At the provider, which redirects back. */
    const prove = async (url: string) => (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '';
    const whoIsIn = async () => await findSignedIn(staff, cookies.get('desk') ?? '');
    return { ask, begin, prove, whoIsIn, enter: async (to = '/') => await ask(await prove(await begin(to))) };
  };
  return { db, provider, report, createBrowser };
}

describe('the company’s account', () => {
  it('signs in a member with all their rights, and redirects to the requested page', async () => {
    const { provider, report, createBrowser } = await openWorld();
    const provedAt = Math.floor(Date.now() / 1000) - 60;
    provider.person.claims = { ...moAtWork, auth_time: provedAt };
    const browser = createBrowser();
    expect(await browser.enter('/trips?state=request')).toBe('/trips?state=request');
    const found = await browser.whoIsIn();
    expect([found?.member.name, found?.session.scope, found?.session.proof]).toEqual(['Mo', 'whole', 'company']);
    expect(Date.parse(found?.session.provedAt ?? '')).toBe(provedAt * 1000);
    expect(report).not.toHaveBeenCalled();
  });

  it('counts as no fresh proof if the provider does not give its time', async () => {
    const { provider, createBrowser } = await openWorld();
    provider.person.claims = moAtWork;
    const browser = createBrowser();
    await browser.enter();
    expect((await browser.whoIsIn())?.session.provedAt).toMatch(/^1970/);
  });

  it('refuses people who were not invited, or whose address the provider does not verify', async () => {
    const { provider, createBrowser } = await openWorld();
    const claimed: [Record<string, unknown>, string][] = [
      [{ email: 'eve@example.com', email_verified: true }, 'unknown'],
      [{ email: 'mo@example.com', email_verified: false }, 'refused'],
      [{ email: 'mo@example.com' }, 'refused'],
      [{ email_verified: true }, 'refused'],
    ];
    for (const [claims, why] of claimed) {
      provider.person.claims = claims;
      const browser = createBrowser();
      expect([claims, await browser.enter()]).toEqual([claims, `/sign-in?company=${why}`]);
      expect(await browser.whoIsIn()).toBeNull();
    }
  });

  it('refuses people who left', async () => {
    const { db, provider, createBrowser } = await openWorld();
    const member = await insertMember(db, { email: 'gone@example.com', name: 'Gone', language: 'nl', roles: ['sales'] });
    await closeMember(db, member?.id ?? '');
    provider.person.claims = { email: 'gone@example.com', email_verified: true };
    expect(await createBrowser().enter()).toBe('/sign-in?company=unknown');
  });

  it('refuses a token for another client, another sign-in or another provider', async () => {
    const { provider, createBrowser } = await openWorld();
    provider.person.claims = moAtWork;
    for (const spoilt of [{ aud: 'another' }, { nonce: 'another' }, { iss: 'https://another.example' }]) {
      provider.person.spoil = (claims) => Object.assign(claims, spoilt);
      expect([spoilt, await createBrowser().enter()]).toEqual([spoilt, '/sign-in?company=refused']);
    }
  });

  it('opens nothing in a browser that did not begin, and nothing twice', async () => {
    const { provider, createBrowser } = await openWorld();
    provider.person.claims = moAtWork;
    const [thief, mo] = [createBrowser(), createBrowser()];
    const back = await mo.prove(await mo.begin('/'));
    expect(await thief.ask(back)).toBe('/sign-in?company=refused');
    await thief.begin('/');
    expect(await thief.ask(back)).toBe('/sign-in?company=refused');
    expect(await mo.ask(back)).toBe('/');
    expect(await mo.ask(back)).toBe('/sign-in?company=refused');
    expect(await thief.whoIsIn()).toBeNull();
  });

  it('redirects to no other site, whatever is requested', async () => {
    const { provider, createBrowser } = await openWorld();
    provider.person.claims = moAtWork;
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example']) expect(await createBrowser().enter(to)).toBe('/');
  });

  it('reports the error: a refusal, a wrong secret, a provider that is away and returns', async () => {
    const { provider, createBrowser } = await openWorld();
    provider.person.claims = moAtWork;
    provider.state.isAway = true;
    expect(await createBrowser().begin('/')).toBe('/sign-in?company=away');
    provider.state.isAway = false;
    provider.person.refuses = true;
    expect(await createBrowser().enter()).toBe('/sign-in?company=refused');
    provider.person.refuses = false;
    expect(await createBrowser().enter()).toBe('/');
    const wrong = await openWorld({ secret: 'wrong' });
    wrong.provider.person.claims = moAtWork;
    expect(await wrong.createBrowser().enter()).toBe('/sign-in?company=refused');
    expect(String(wrong.report.mock.calls[0]?.[0])).toMatch(/invalid_client/);
  });
});
