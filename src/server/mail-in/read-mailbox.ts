import type { Mailbox, OpenMailbox } from '#adapters/mailbox/ports.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { leaseMailbox, type MailboxPosition, noteStuck, releaseMailbox, setMailboxPosition } from '#operations/messages/mailbox-store.ts';
import { type Taking, takeMail } from './take-mail.ts';
import type { Mails } from './threaded-mails.ts';

/** Bytes. Of a longer mail only the start is read; the rest stays in the mailbox. */
const most = { whole: 50 * 1024 * 1024, beginning: 512 * 1024 } as const;
const leaseSeconds = 120;
/** How often the connection may break at the same mail before it is skipped. */
const mostBreaks = 4;
/** A mailbox that is read for the first time may be years old: only mail of these last days reaches the desk. */
const firstDays = 7;
const dayMilliseconds = 86_400_000;

export type MailIn = {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly mails: Mails;
  readonly replyTo: string | null;
  /** Whether a virus scanner checks files. */
  readonly isScanned: boolean;
  /** Names this worker. */
  readonly owner: string;
  readonly log: { readonly error: (fields: object, message: string) => void };
  readonly isStopping: () => boolean;
};

/**
 * Reads the mails since the last run, each in a transaction that also records the position: a crash or an outage of the database or mailbox
 * loses nothing, because the next run continues there. Returns how many mails were new.
 */
export async function readMailbox(mailIn: MailIn): Promise<number> {
  const { db, mailbox, owner, mails } = mailIn;
  const { name } = mailbox;
  const position = await leaseMailbox(db, { name, owner, seconds: leaseSeconds });
  if (position === null) return 0;
  let isRead = false;
  try {
    const taken = await mailbox.open((open) => readNew(open, { ...mailIn, position }));
    isRead = !mailIn.isStopping();
    return taken;
  } finally {
    await mails.close();
    await releaseMailbox(db, { name, owner, isRead });
  }
}

async function readNew(open: OpenMailbox, { position, ...mailIn }: MailIn & { readonly position: MailboxPosition }): Promise<number> {
  const { uidValidity } = open;
  const isNumberedAnew = position.uidValidity !== uidValidity;
  const firstDay = new Date(Date.now() - firstDays * dayMilliseconds).toISOString().slice(0, 10);
  const since = isNumberedAnew ? (position.readSince ?? firstDay) : null;
  let taken = 0;
  for (const uid of await open.listUids({ after: isNumberedAnew ? 0 : position.lastUid, since })) {
    if (mailIn.isStopping()) break;
    const reached = { uidValidity, lastUid: uid };
    const taking = takingOf(mailIn, reached);
    const stored = await fetchMail(open, { ...mailIn, uid, taking });
    if (stored === 'gone') await setMailboxPosition(mailIn.db, { name: mailIn.mailbox.name, ...reached });
    else if ((await takeMail(stored, taking)) === 'new') taken += 1;
    await leaseMailbox(mailIn.db, { name: mailIn.mailbox.name, owner: mailIn.owner, seconds: leaseSeconds });
  }
  return taken;
}

/** Stored together with the position: a saved mail is never read again, an unsaved one is. */
function takingOf(
  { db, mails, mailbox: { name }, replyTo, isScanned, log }: MailIn,
  reached: { readonly uidValidity: string; readonly lastUid: number },
): Taking {
  const note = (tx: DatabaseTransaction) => setMailboxPosition(tx, { name, ...reached });
  return { db, mails, replyTo, isScanned, log, place: `${name}, UID ${reached.lastUid}`, note };
}

type Fetching = MailIn & { readonly uid: number; readonly taking: Taking };

/**
 * Some servers close the connection at a mail whose file is damaged. The next run continues there, as after any break; once the connection
 * has broken often enough at the same mail, that mail is skipped with a mark.
 */
async function fetchMail(open: OpenMailbox, { db, mailbox: { name }, uid, taking }: Fetching) {
  try {
    return await open.readMail(uid, most);
  } catch (error) {
    const times = await noteStuck(db, { name, uid });
    if (times >= mostBreaks) await takeMail('unreadable', taking);
    throw error;
  }
}
