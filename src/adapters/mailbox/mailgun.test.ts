import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readMailgunNotice } from './mailgun.ts';

const signingKey = 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0';
const now = Date.parse('2026-11-27T09:00:00Z');
const timestamp = String(now / 1_000 - 60);
const token = 'b'.repeat(50);
const sign = (text: string, key = signingKey) => createHmac('sha256', key).update(text).digest('hex');
const mail = 'From: bea@example.nl\r\nSubject: Vraag\r\n\r\nKan dat?';

function createForm(changes: Readonly<Record<string, string | Blob | null>> = {}): FormData {
  const fields = {
    recipient: 'Answers+ABC@example.com',
    timestamp,
    token,
    signature: sign(timestamp + token),
    'body-mime': mail,
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  return form;
}
const read = (changes: Readonly<Record<string, string | Blob | null>>, key = signingKey) =>
  readMailgunNotice(createForm(changes), { signingKey: key, now });

describe('a notice of an incoming mail', () => {
  it('is signed as the provider documents it, by a signature that was made elsewhere', async () => {
    // printf '1780000000tokentoken' | openssl dgst -sha256 -hmac secret
    const signature = sign('1780000000tokentoken', 'secret');
    const form = createForm({ timestamp: '1780000000', token: 'tokentoken', signature });
    expect(await readMailgunNotice(form, { signingKey: 'secret', now: 1_780_000_000_000 })).not.toBe('forged');
  });

  it('gives the mail byte for byte, as a field and as a file', async () => {
    for (const body of [mail, new Blob([mail])]) {
      const notice = await read({ 'body-mime': body });
      if (typeof notice === 'string') throw new Error(notice);
      expect([Buffer.from(notice.source).toString(), notice.recipient]).toEqual([mail, 'answers+abc@example.com']);
    }
  });

  it.each([
    ['another key', {}, 'key-other'],
    ['another token', { token: 'c'.repeat(50) }],
    ['another moment', { timestamp: String(now / 1_000) }],
    ['no signature', { signature: null }],
    ['a short signature', { signature: sign(timestamp + token).slice(2) }],
    ['a signature of nothing', { timestamp: '', token: '', signature: sign('') }],
    ['a file for a token', { token: new Blob([token]) }],
  ])('is forged with %s', async (_, changes: Readonly<Record<string, string | Blob | null>>, key = signingKey) => {
    expect(await read(changes, key)).toBe('forged');
  });

  it.each([-10 * 3_600, 10 * 3_600])('is forged %d seconds away, though signed', async (seconds) => {
    const then = String(now / 1_000 + seconds);
    expect(await read({ timestamp: then, signature: sign(then + token) })).toBe('forged');
  });

  it('may hold no mail', async () => {
    expect(await read({ 'body-mime': null })).toBe('no-mail');
    expect(await read({ 'body-mime': '' })).toBe('no-mail');
  });
});
