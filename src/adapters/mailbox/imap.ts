import { ImapFlow } from 'imapflow';
import type { Mailbox, OpenMailbox, StoredMail } from './ports.ts';

export type ImapSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS is required unless the server is this machine. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
};

const stepMilliseconds = 20_000;
const local = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** Parses `imaps://user:password@host:993/folder`; null if it is not such an address. */
export function readImapUrl(text: string): ImapSettings | null {
  if (!/^imaps?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'imaps:';
  try {
    const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decodeURIComponent);
    if (!url.hostname || !user || !password) return null;
    return { host: url.hostname, port: Number(url.port) || (isSecure ? 993 : 143), isSecure, user, password, folder: folder || 'INBOX' };
  } catch {
    return null;
  }
}

/** A mailbox over IMAP. Each opening uses its own connection, which is always closed. */
export function createImapMailbox({ host, port, isSecure, user, password, folder }: ImapSettings): Mailbox {
  return {
    name: `${user}@${host}:${port}/${folder}`,
    async open(work) {
      const client = new ImapFlow({
        ...{ host, port, secure: isSecure, auth: { user, pass: password }, logger: false, disableAutoIdle: true },
        // Never send a password unencrypted over a network.
        ...(isSecure || local.includes(host) ? {} : { doSTARTTLS: true }),
        ...{ connectionTimeout: stepMilliseconds, greetingTimeout: stepMilliseconds, socketTimeout: 3 * stepMilliseconds },
      });
      // Without a handler, a connection that breaks between two commands would end the process; the next command rejects as well.
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.mailboxOpen(folder, { readOnly: true });
        return await work(openMailbox(client));
      } finally {
        client.close();
      }
    },
  };
}

function openMailbox(client: ImapFlow): OpenMailbox {
  const { mailbox } = client;
  return {
    uidValidity: mailbox === false ? '' : String(mailbox.uidValidity),
    async listUids({ after, since }) {
      const found = await client.search({ uid: `${after + 1}:*`, ...(since === null ? {} : { since }) }, { uid: true });
      // `n:*` also returns the last mail if its number is lower than n.
      return !found ? [] : found.filter((uid) => uid > after).toSorted((first, second) => first - second);
    },
    async readMail(uid, most) {
      try {
        return await readOne(client, { uid, ...most });
      } catch (error) {
        // The connection works, so the server refuses this particular mail.
        if (client.usable) return 'unreadable';
        throw error;
      }
    },
  };
}

type Reading = { readonly uid: number; readonly whole: number; readonly beginning: number };

async function readOne(client: ImapFlow, { uid, whole, beginning }: Reading): Promise<StoredMail | 'gone'> {
  const found = await client.fetchOne(String(uid), { size: true }, { uid: true });
  if (!found) return 'gone';
  const size = found.size ?? 0;
  const mail = await client.fetchOne(String(uid), { source: size > whole ? { start: 0, maxLength: beginning } : true }, { uid: true });
  return !mail || mail.source === undefined ? 'gone' : { uid, size, source: mail.source };
}
