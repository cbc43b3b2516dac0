import pg from 'pg';
import type { StoredMail } from '#adapters/mailbox/ports.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { receiveMail } from '#operations/messages/receive-mail.ts';
import type { IncomingMail } from '#operations/messages/rules/incoming-mail.ts';
import { lookedAt, unfetchedMail, unreadableMail } from '#operations/messages/rules/unreadable-mail.ts';
import type { Mails } from './threaded-mails.ts';

export type Taking = {
  readonly db: Database;
  readonly mails: Mails;
  readonly replyTo: string | null;
  /** Whether a virus scanner checks files. */
  readonly isScanned: boolean;
  readonly log: { readonly error: (fields: object, message: string) => void };
  /** Where the mail is kept, for people who look for it. */
  readonly place: string;
  /** Addresses to which it was delivered, besides those in its headers. */
  readonly recipients?: readonly string[];
  /** What is stored together with it. */
  readonly note?: (tx: DatabaseTransaction) => Promise<void>;
};

/** A mail that cannot be parsed or saved does not block those behind it: what can be kept of it is stored, with a mark. */
export async function takeMail(stored: Omit<StoredMail, 'uid'> | 'unreadable', taking: Taking): Promise<'new' | 'known'> {
  const { log, mails, place, recipients = [] } = taking;
  if (stored === 'unreadable') {
    log.error({ place }, 'The mail server cannot give a mail');
    return await saveMail(unfetchedMail(place), taking);
  }
  const parsed = await mails.read(stored.source);
  if (parsed === null) log.error({ place, size: stored.size }, 'A mail could not be parsed; its first lines are kept');
  const unreadable = unreadableMail(new TextDecoder().decode(stored.source.subarray(0, lookedAt)));
  const whole = parsed === null ? unreadable : cutWhereTooLong(parsed, stored);
  for (const mail of [{ ...whole, recipients: [...recipients, ...whole.recipients] }, unreadable]) {
    try {
      return await saveMail(mail, taking);
    } catch (error) {
      if (!isFaultOfMail(error)) throw error;
      log.error(
        { place, reason: error instanceof Error ? error.name : 'unknown' },
        'A mail could not be saved as it is; less of it is kept',
      );
    }
  }
  return await saveMail(unfetchedMail(place), taking);
}

async function saveMail(mail: IncomingMail, { db, replyTo, isScanned, note }: Taking): Promise<'new' | 'known'> {
  return await inTransaction(db, async (tx) => {
    const outcome = await receiveMail(tx, { mail, replyTo, isScanned });
    await note?.(tx);
    return outcome;
  });
}

/** If only the start of a mail was read, none of its files is complete. */
function cutWhereTooLong(mail: IncomingMail, { size, source }: Omit<StoredMail, 'uid'>): IncomingMail {
  if (size <= source.length) return mail;
  return { ...mail, incomplete: 'too-long', files: mail.files.map((file) => ({ ...file, state: 'too-large', content: null })) };
}

/** SQLSTATE classes of values that the database refuses: data, constraints, limits. Every other database error passes with time. */
const refusedValues = ['22', '23', '54'];

/**
 * Whether the next attempt would fail too, because of the mail's content. A database that is away, full or locked is no fault of a mail.
 */
function isFaultOfMail(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return refusedValues.includes((error.code ?? '').slice(0, 2));
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
