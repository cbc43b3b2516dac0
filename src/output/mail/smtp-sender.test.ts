import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildLetterPayload, buildQuoteReadyPayload } from './payloads.ts';
import type { RenderedMail } from './ports.ts';
import { renderMail } from './render-mail.tsx';
import { createSmtpSender } from './smtp-sender.ts';
import { addresses, sampleTrip } from './testing/sample-trip.ts';
import { openSmtpInbox, type SmtpInbox } from './testing/smtp-inbox.ts';

let inbox: SmtpInbox;
beforeEach(async () => {
  inbox = await openSmtpInbox();
});
afterEach(() => inbox.close());

const render = () => renderMail(buildQuoteReadyPayload(sampleTrip(), addresses));

async function sendAndRead(mail: RenderedMail) {
  const outcome = await createSmtpSender({ url: inbox.url }).send(mail);
  expect(outcome).toEqual({ ok: true, value: null });
  const [first] = inbox.delivered;
  if (first === undefined) throw new Error('nothing arrived');
  return first;
}

describe('a mail sent by SMTP', () => {
  it('arrives with everything that was rendered', async () => {
    const sent = await render();
    const { from, to, mail } = await sendAndRead(sent);
    expect(from).toBe('hello@convoya.example');
    expect(to).toEqual(['sanne@school.example']);
    expect(mail.from).toMatchObject({ name: 'Convoya', address: 'hello@convoya.example' });
    expect(mail.to?.[0]).toMatchObject({ name: 'Sanne de Vries', address: 'sanne@school.example' });
    expect(mail.subject).toBe(sent.subject);
    expect(mail.messageId).toBe(sent.messageId);
    expect(mail.date).toBe('2026-11-21T10:00:00.000Z');
    expect(mail.text?.trimEnd()).toBe(sent.text.trimEnd());
    expect(mail.html?.trimEnd()).toBe(sent.html.trimEnd());
    expect(mail.html).toContain('href="https://www.convoya.test/quote/quote-key-abcdefghijklmnopq"');
  });

  it('is marked as automatic, with its language', async () => {
    const { mail } = await sendAndRead(await render());
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'nl-NL' });
    expect(headers).not.toHaveProperty('x-mailer');
  });

  it('marks a person’s message as not automatic, with the earlier mails of its thread', async () => {
    const follows = [buildQuoteReadyPayload(sampleTrip(), addresses), buildQuoteReadyPayload(sampleTrip({ version: 2 }), addresses)].map(
      ({ messageId }) => messageId,
    );
    const words = {
      addresses,
      at: '2026-11-23T12:00:00.000Z',
      key: 'key-1',
      subject: 'Uw rit',
      text: 'Komt u\nom acht uur?\n\nGraag tot dan.',
    };
    const { mail } = await sendAndRead(await renderMail(buildLetterPayload({ trip: sampleTrip(), ...words, follows })));
    expect([mail.inReplyTo, mail.references]).toEqual([follows[1], follows.join(' ')]);
    const names = mail.headers.map(({ key }) => key);
    for (const header of ['auto-submitted', 'x-auto-response-suppress']) expect(names).not.toContain(header);
    expect(mail.text).toMatch(/^Beste Sanne de Vries,\n\nKomt u\nom acht uur\?\n\nGraag tot dan\.\n\n/);
    expect(mail.html).toMatch(/Komt u<br ?\/?>om acht uur\?<\/p>/);
    expect(mail.html).not.toContain('<h1');
  });

  it('is of lines that any server takes', async () => {
    const { raw } = await sendAndRead(await render());
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('line breaks where a header is made', () => {
  it('make no header and no recipient, even past the payload’s own checks', async () => {
    const mail = await render();
    const evil = '\r\nBcc: victim@evil.example\r\nX-Evil: 1\r\n\r\n<h1>evil</h1>';
    const { to, mail: read } = await sendAndRead({
      ...mail,
      subject: `Offerte${evil}`,
      to: { ...mail.to, name: `Sanne${evil}` },
      languageTag: `nl${evil}`,
    });
    expect(to).toEqual(['sanne@school.example']);
    expect(read.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-evil']));
    expect(read.bcc ?? []).toEqual([]);
    expect(read.to?.map(({ address }) => address)).toEqual(['sanne@school.example']);
    expect(read.html).not.toContain('<h1>evil');
  });
});

describe('a server with faulty answers', () => {
  it('is a failure that may end, without the server’s words', async () => {
    inbox.refuse({ code: 452, text: '4.2.2 sanne@school.example is full' });
    expect(await createSmtpSender({ url: inbox.url }).send(await render())).toEqual({
      ok: false,
      failure: { code: 'EENVELOPE 452', permanent: false },
    });
  });

  it.each([
    [550, 'sanne@school.example does not live here', true],
    [550, '5.1.1 sanne@school.example does not live here', true],
    [550, '5.7.1 relaying denied', false],
    [554, 'your address is on a list', false],
  ])('is a failure for good by %i %s: %s', async (code, text, permanent) => {
    inbox.refuse({ code, text });
    const outcome = await createSmtpSender({ url: inbox.url }).send(await render());
    expect(outcome).toEqual({ ok: false, failure: { code: `EENVELOPE ${code}`, permanent } });
  });

  it('gets nothing without TLS where that is required', async () => {
    const outcome = await createSmtpSender({ url: inbox.url, requireTls: true }).send(await render());
    expect(outcome).toMatchObject({ ok: false, failure: { permanent: false } });
    expect(inbox.delivered).toEqual([]);
  });

  it('is a failure when it hangs up before its greeting', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const outcome = await createSmtpSender({ url: `smtp://127.0.0.1:${port}` }).send(await render());
    expect(outcome).toMatchObject({ ok: false, failure: { permanent: false } });
    server.close();
  });
});
