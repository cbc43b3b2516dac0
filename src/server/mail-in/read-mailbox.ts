import type { Mailbox, OpenMailbox, StoredMail } from '#adapters/mailbox/ports.ts';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { leaseMailbox, type MailboxPosition, releaseMailbox, setMailboxPosition } from '#operations/messages/mailbox-store.ts';
import { receiveMail } from '#operations/messages/receive-mail.ts';
import type { IncomingMail } from '#operations/messages/rules/incoming-mail.ts';
import { unreadableMail } from '#operations/messages/rules/unreadable-mail.ts';
import type { Mails } from './threaded-mails.ts';

/** Bytes. A longer mail is read by its beginning alone; the rest stays in the mailbox. */
const most = { whole: 50 * 1024 * 1024, beginning: 512 * 1024 } as const;
const leaseSeconds = 120;
/** A mailbox that is read for the first time may be years old: only what came in these days lands at the desk. */
const firstDays = 7;
const dayMilliseconds = 86_400_000;

export type MailIn = {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly mails: Mails;
  readonly replyTo: string | null;
  /** Names this worker. */
  readonly owner: string;
  readonly log: { readonly error: (fields: object, message: string) => void };
  readonly isStopping: () => boolean;
};

/**
 * Reads what came since the last time, each mail in a transaction of its own that also notes how far we are: a crash, a database or a mailbox
 * that goes away lose nothing, for the next time goes on there. Returns how many mails were new.
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
    const stored = await open.readMail(uid, most);
    const reached = { uidValidity, lastUid: uid };
    if (stored !== null && (await takeMail(stored, { ...mailIn, reached })) === 'new') taken += 1;
    if (stored === null) await setMailboxPosition(mailIn.db, { name: mailIn.mailbox.name, ...reached });
    await leaseMailbox(mailIn.db, { name: mailIn.mailbox.name, owner: mailIn.owner, seconds: leaseSeconds });
  }
  return taken;
}

type Taking = MailIn & { readonly reached: { readonly uidValidity: string; readonly lastUid: number } };

async function takeMail({ uid, size, source }: StoredMail, { db, mailbox, mails, replyTo, log, reached }: Taking) {
  const parsed = await mails.read(source);
  if (parsed === null) log.error({ uid, size }, 'A mail could not be parsed; its first lines are kept');
  const isWhole = size <= source.length;
  const mail: IncomingMail =
    parsed === null ? unreadableMail(source) : isWhole ? parsed : { ...parsed, files: parsed.files.map(asTooLarge) };
  return await inTransaction(db, async (tx) => {
    const outcome = await receiveMail(tx, { mail, replyTo });
    await setMailboxPosition(tx, { name: mailbox.name, ...reached });
    return outcome;
  });
}

/** Of a mail that was read by its beginning alone no file is whole. */
function asTooLarge(file: IncomingMail['files'][number]): IncomingMail['files'][number] {
  return file.state === 'kept' ? { ...file, state: 'too-large', content: null } : file;
}
