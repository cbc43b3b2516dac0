import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeBird, startFakeBird } from '../testing/fake-bird.ts';
import { createBird } from './create-bird.ts';

let bird: FakeBird;

beforeEach(async () => {
  bird = await startFakeBird();
});
afterEach(() => bird.stop());

const message = { to: '+31612345678', text: 'Convoya NL-26-104233: uw bus heeft pech – à bientôt', reference: '0123456789abcdef' };
const send = (changes: { readonly accessKey?: string; readonly originator?: string } = {}) =>
  createBird({ url: bird.url, accessKey: bird.accessKey, originator: 'Convoya', ...changes }).send(message);

describe('a text message by Bird', () => {
  it('is ordered as its documentation asks', async () => {
    expect(await send()).toEqual({ ok: true, value: null });
    const { text: body, reference } = message;
    expect(bird.messages).toEqual([{ originator: 'Convoya', recipients: ['31612345678'], body, reference, datacoding: 'auto' }]);
  });

  it('may be retried if the key is wrong, which is our fault, but not if the message is refused', async () => {
    expect(await send({ accessKey: 'another-key' })).toEqual({ ok: false, failure: { code: 'status 401', permanent: false } });
    expect(await send({ originator: 'far too long a sender' })).toEqual({ ok: false, failure: { code: 'status 422', permanent: true } });
    expect(bird.messages).toEqual([]);
  });

  const say =
    (status: number, text: string): RequestListener =>
    (_, response) =>
      response.writeHead(status).end(text);

  it.each([
    ['is busy', say(429, '{}'), 'status 429', false],
    ['is down', say(503, '{}'), 'status 503', false],
    ['has no credit of ours left', say(402, '{}'), 'status 402', false],
    ['sends elsewhere', say(302, ''), 'status 302', false],
    ['hangs up', ((request) => request.socket.destroy()) as RequestListener, 'TypeError', false],
    ['answers in HTML', say(201, '<html>'), 'SyntaxError', false],
    ['says something else', say(201, '{"id":"x"}'), 'not a message', false],
    ['sent it to nobody', say(201, '{"id":"x","recipients":{"totalSentCount":0}}'), 'sent to nobody', true],
  ])('is not taken for sent where Bird %s', async (_name, listener, code, permanent) => {
    bird.behave(listener);
    expect(await send()).toEqual({ ok: false, failure: { code, permanent } });
  });
});
