import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createSessionAnswers } from './session-answers.ts';

const site = 'https://nl.example';

/** A browser that goes from page to page: the requests to the server, and the data of each page. */
function browse() {
  const asked: string[] = [];
  const answers = createSessionAnswers(({ pathname }) => (pathname.startsWith('/my-quote') ? null : pathname));
  async function go(path: string, { method = 'GET', fails = false } = {}) {
    const address = new URL(path, site);
    const next = async () => {
      asked.push(path);
      return { page: fails ? { type: 'error' as const, result: 'away' } : { type: 'data' as const, result: `${path} ${asked.length}` } };
    };
    const request = new Request(address, { method });
    return answers.middleware({ request, url: address, pattern: '', params: {}, context: new RouterContextProvider() }, next);
  }
  return { asked, go, answers };
}

describe('the content pages of a session', () => {
  it('are requested once', async () => {
    const { asked, go } = browse();
    const [first] = [await go('/locaties/utrecht'), await go('/over')];
    expect(await go('/locaties/utrecht')).toEqual(first);
    expect(asked).toEqual(['/locaties/utrecht', '/over']);
  });

  it('are requested again after a failure', async () => {
    const { asked, go } = browse();
    await go('/over', { fails: true });
    expect(await go('/over')).toMatchObject({ page: { type: 'data' } });
    expect(asked).toHaveLength(2);
  });

  it('exclude personal answers, and submitted forms', async () => {
    const { asked, go } = browse();
    for (const method of ['GET', 'GET']) await go('/my-quote/a', { method });
    for (const method of ['POST', 'POST']) await go('/over', { method });
    expect(asked).toHaveLength(4);
  });

  it('begin with the page that the server sent', async () => {
    const { asked, go, answers } = browse();
    answers.keep(new URL('/over', site), { page: { type: 'data', result: 'sent' } });
    expect(answers.has(new URL('/over', site))).toBe(true);
    expect(await go('/over')).toEqual({ page: { type: 'data', result: 'sent' } });
    expect(asked).toEqual([]);
  });
});
