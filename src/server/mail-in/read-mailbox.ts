import pg from 'pg';
import type { Mailbox, OpenMailbox, StoredMail } from '#adapters/mailbox/ports.ts';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { leaseMailbox, type MailboxPosition, noteStuck, releaseMailbox, setMailboxPosition } from '#operations/messages/mailbox-store.ts';
import { receiveMail } from '#operations/messages/receive-mail.ts';
import type { IncomingMail } from '#operations/messages/rules/incoming-mail.ts';
import { unfetchedMail, unreadableMail } from '#operations/messages/rules/unreadable-mail.ts';
import type { Mails } from './threaded-mails.ts';

/** Bytes. A longer mail is read by its beginning alone; the rest stays in the mailbox. */
const most = { whole: 50 * 1024 * 1024, beginning: 512 * 1024 } as const;
const leaseSeconds = 120;
/** How often the connection may break at the same mail before it is passed over. */
const mostBreaks = 4;
/** A mailbox that is read for the first time may be years old: only what came in these days lands at the desk. */
const firstDays = 7;
const dayMilliseconds = 86_400_000;

export type MailIn = {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly mails: Mails;
  readonly replyTo: string | null;
  /** Whether a virus scanner looks at files. */
  readonly isScanned: boolean;
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
    const reached = { uidValidity, lastUid: uid };
    const stored = await fetchMail(open, { ...mailIn, reached });
    if (stored === 'gone') await setMailboxPosition(mailIn.db, { name: mailIn.mailbox.name, ...reached });
    else if ((await takeMail(stored, { ...mailIn, reached })) === 'new') taken += 1;
    await leaseMailbox(mailIn.db, { name: mailIn.mailbox.name, owner: mailIn.owner, seconds: leaseSeconds });
  }
  return taken;
}

type Fetched = Awaited<ReturnType<OpenMailbox['readMail']>>;
type Taking = MailIn & { readonly reached: { readonly uidValidity: string; readonly lastUid: number } };

/**
 * Some servers close the connection at a mail whose file is damaged. The next time goes on there, as after any break; once it has broken often
 * enough at the same mail, that mail is passed over with a mark.
 */
async function fetchMail(open: OpenMailbox, taking: Taking): Promise<Fetched> {
  const uid = taking.reached.lastUid;
  try {
    return await open.readMail(uid, most);
  } catch (error) {
    const times = await noteStuck(taking.db, { name: taking.mailbox.name, uid });
    if (times >= mostBreaks) await takeMail('unreadable', taking);
    throw error;
  }
}

/** A mail that cannot be parsed or saved holds up none of those behind it: what can be kept of it is, with a mark. */
async function takeMail(stored: Exclude<Fetched, 'gone'>, taking: Taking): Promise<'new' | 'known'> {
  const { log, mailbox, mails, reached } = taking;
  const uid = reached.lastUid;
  const unfetched = unfetchedMail({ mailbox: mailbox.name, uid });
  if (stored === 'unreadable') {
    log.error({ uid }, 'The mail server cannot give a mail');
    return await saveMail(unfetched, taking);
  }
  const parsed = await mails.read(stored.source);
  const unreadable = unreadableMail(stored.source);
  if (parsed === null) log.error({ uid, size: stored.size }, 'A mail could not be parsed; its first lines are kept');
  for (const mail of [parsed === null ? unreadable : cutWhereTooLong(parsed, stored), unreadable]) {
    try {
      return await saveMail(mail, taking);
    } catch (error) {
      if (!isFaultOfMail(error)) throw error;
      log.error({ uid, error }, 'A mail could not be saved as it is; less of it is kept');
    }
  }
  return await saveMail(unfetched, taking);
}

async function saveMail(mail: IncomingMail, { db, mailbox, replyTo, isScanned, reached }: Taking): Promise<'new' | 'known'> {
  return await inTransaction(db, async (tx) => {
    const outcome = await receiveMail(tx, { mail, replyTo, isScanned });
    await setMailboxPosition(tx, { name: mailbox.name, ...reached });
    return outcome;
  });
}

/** Of a mail that was read by its beginning alone no file is whole. */
function cutWhereTooLong(mail: IncomingMail, { size, source }: StoredMail): IncomingMail {
  if (size <= source.length) return mail;
  return { ...mail, incomplete: 'too-long', files: mail.files.map((file) => ({ ...file, state: 'too-large', content: null })) };
}

/** SQLSTATE classes of values that the database refuses: data, constraints, limits. Every other fault of the database passes. */
const refusedValues = ['22', '23', '54'];

/** Whether the next try would fail alike, because of what the mail holds. A database that is away, full or locked is no fault of a mail. */
function isFaultOfMail(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return refusedValues.includes((error.code ?? '').slice(0, 2));
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
