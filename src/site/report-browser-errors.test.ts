import { describe, expect, it } from 'vitest';
import { reportBrowserErrors } from './report-browser-errors.ts';

type Listener = (event: Event) => void;

function createView() {
  const listeners = new Map<string, Listener>();
  const reported: unknown[] = [];
  const view = {
    location: { pathname: '/my-quote/AAAAAAAAAAAAAAAAAAAAAAAAAAA/cancel' },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    fetch: async (_address: string, { body }: RequestInit) => {
      reported.push(JSON.parse(String(body)));
      return new Response();
    },
  } as unknown as Window;
  reportBrowserErrors(view);
  return { reported, fail: (error: unknown) => listeners.get('error')?.({ error } as unknown as Event) };
}

describe('an error in the browser', () => {
  it('is sent with its fields and causes, without keys and mail addresses', () => {
    const { reported, fail } = createView();
    const cause = new Error('/api/faq answered 503', { cause: new TypeError('a@b.nl hung up') });
    fail(
      Object.assign(new Error('Unable to fetch async faq', { cause }), { page: 'my-quote', country: 'NL', language: 'nl', domain: 'nl' }),
    );
    expect(reported).toEqual([
      {
        message: 'Unable to fetch async faq',
        stack: expect.stringContaining('report-browser-errors.test'),
        cause: 'Error: /api/faq answered 503 \u2190 TypeError: [redacted] hung up',
        fields: { page: 'my-quote', country: 'NL', language: 'nl', domain: 'nl' },
        path: '/my-quote/:id/cancel',
      },
    ]);
  });

  it('may be no error at all', () => {
    const { reported, fail } = createView();
    fail('odd');
    expect(reported).toMatchObject([{ message: 'odd', cause: '', fields: {} }]);
  });

  it('is sent at most five times per page, and circular causes end', () => {
    const { reported, fail } = createView();
    const round = new Error('round');
    round.cause = round;
    for (let times = 0; times < 9; times += 1) fail(round);
    expect(reported).toHaveLength(5);
    expect(reported[0]).toMatchObject({ cause: 'Error: round \u2190 Error: round \u2190 Error: round' });
  });
});
