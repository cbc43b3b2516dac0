import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSigned, startReceiver } from '#server/testing/webhook-receiver.ts';
import { isPublicAddress } from './public-address.ts';
import { createWebhookSender, signWebhook } from './send-webhook.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver([204, 500, 302]);
});
afterAll(() => receiver.stop());

const webhook = (url: string) => ({ id: 'd1', url, secret: 'cvs_secret', body: '{"event":"accept"}', at: Math.floor(Date.now() / 1_000) });
const refused = { status: null, error: 'address-refused' };

describe('a message to an agency', () => {
  it('arrives signed, and a failure or a redirect is no success', async () => {
    const send = createWebhookSender({ isAllowed: () => true, ca: receiver.ca });
    expect(await send(webhook(receiver.url))).toEqual({ status: 204, error: '' });
    expect(receiver.received[0]).toMatchObject({ headers: { 'convoya-delivery': 'd1' }, body: '{"event":"accept"}' });
    expect(receiver.received.map((each) => [isSigned(each, 'cvs_secret'), isSigned(each, 'other')])).toEqual([[true, false]]);
    expect(await send(webhook(receiver.url))).toEqual({ status: 500, error: 'refused' });
    expect(await send(webhook(receiver.url))).toEqual({ status: 302, error: 'refused' });
    expect(receiver.received).toHaveLength(3);
  });

  it('is signed with its moment', () => {
    expect(signWebhook({ secret: 'k', body: 'b', at: 1 })).not.toBe(signWebhook({ secret: 'k', body: 'b', at: 2 }));
    // printf '1780000000.{"a":1}' | openssl dgst -sha256 -hmac secret
    expect(signWebhook({ secret: 'secret', body: '{"a":1}', at: 1_780_000_000 })).toBe(
      't=1780000000,v1=beb6c645b997ab516be5a8e5e2215a3394f24755b01119bf1d4cb6f7d7cf71da',
    );
  });

  it('never reaches our own network, by a name, an address or another spelling of one', async () => {
    const send = createWebhookSender({ ca: receiver.ca });
    const port = receiver.port;
    for (const host of ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1'])
      expect([host, await send(webhook(`https://${host}:${port}/hook`))]).toEqual([host, refused]);
    expect(await send(webhook(`http://example.com:${port}/`))).toEqual(refused);
    expect(await send(webhook('not an address'))).toEqual(refused);
    expect(receiver.received).toHaveLength(3);
  });

  it('trusts no certificate that nobody vouches for, and says what failed in a word', async () => {
    const send = createWebhookSender({ isAllowed: () => true, timeLimit: 3_000 });
    expect(await send(webhook(receiver.url))).toEqual({ status: null, error: 'certificate' });
    expect(await send(webhook('https://127.0.0.1:1/'))).toEqual({ status: null, error: 'unreachable' });
    expect(await send(webhook('https://nothing.invalid/'))).toEqual({ status: null, error: 'no-such-host' });
  });
});

describe('a public address', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2a00:1450:4001::1', '2606:4700::1'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'fc00::1'],
    ...['fd12::1', 'fe80::1', 'ff02::1', '2001:db8::1', '2002:a00:1::1', '', 'localhost', '1.2.3'],
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
