import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Delivered = { readonly from: string; readonly to: readonly string[]; readonly raw: string; readonly mail: Email };

export type SmtpInbox = {
  readonly url: string;
  readonly delivered: readonly Delivered[];
  /** The server's answer to recipients from now on: null accepts, a text is sent as the refusal, with its code. */
  refuse(answer: { readonly code: number; readonly text: string } | null): void;
  close(): Promise<void>;
};

/** A real SMTP server on a free local port that stores what it receives. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const delivered: Delivered[] = [];
  let refusal: { readonly code: number; readonly text: string } | null = null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, answer) =>
      answer(refusal === null ? null : Object.assign(new Error(refusal.text), { responseCode: refusal.code })),
    async onData(stream, { envelope }, answer) {
      const raw = await buffer(stream);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      delivered.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        raw: raw.toString('utf8'),
        mail: await PostalMime.parse(raw),
      });
      answer();
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    refuse(answer) {
      refusal = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
