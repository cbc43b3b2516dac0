import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import type { NewJob } from '#db/outbox/outbox-store.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import type { DriverLinks } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import { findPartner } from '../partner-store.ts';
import { type MonthStatement, totalsOfStatement } from '../rules/statement.ts';
import { insertStatement, listToState } from '../statement-store.ts';
import { composeStatement } from './compose-statement.ts';

export type ClosingContext = Pick<BookingContext, 'db' | 'randomBytes'> & DriverLinks;

/**
 * Makes and mails the statements of the past month, each once; returns how many. An error does not stop the others; it is thrown after all
 * were tried.
 */
export async function closeStatementsWhenDue(context: ClosingContext): Promise<number> {
  const due = await listToState(context.db);
  const failures: unknown[] = [];
  for (const each of due) await close(context, each).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return due.length;
}

type Due = { readonly operatorId: string; readonly month: string };

async function close({ db, deskUrl, randomBytes }: ClosingContext, { operatorId, month }: Due): Promise<void> {
  await inTransaction(db, async (tx) => {
    const contents = await composeStatement(tx, { operatorId, month, isClosed: true });
    if (contents === null || contents.lines.length === 0) return;
    const key = keyFromBytes(randomBytes(20));
    const id = await insertStatement(tx, { operatorId, key, contents });
    if (id !== null && deskUrl) await mailStatement(tx, { operatorId, id, contents, url: statementLink(deskUrl, key) });
  });
}

/** Where a statement's page is. */
export function statementLink(deskUrl: string, key: string): string {
  return `${deskUrl}/partner-statement/${key}`;
}

type Mailing = { readonly operatorId: string; readonly id: string; readonly contents: MonthStatement; readonly url: string };

async function mailStatement(tx: DatabaseTransaction | Database, { operatorId, id, contents, url }: Mailing): Promise<void> {
  const email = (await findPartner(tx, operatorId))?.operator.email ?? '';
  if (email === '') return;
  const { site, language, carrier, month, lines, writtenAt } = contents;
  const { jobs, netCents, totalCents } = totalsOfStatement(lines);
  const payload: MailPayload = {
    kind: 'partner-statement',
    messageId: createMessageId('partner-statement', [id]),
    recipientHash: hashRecipient(email),
    causedAt: new Date(writtenAt).toISOString(),
    ...{ site, language, recipient: { name: shorten(carrier.contactName || carrier.name), email } },
    ...{ statementId: id, month, jobs, netCents, totalCents, url },
  };
  const { messageId, recipientHash } = payload;
  const job: NewJob = { kind: 'mail', tripId: null, payload, messageId, recipientHash, runAfter: null, isUrgent: false };
  await enqueueJobs(tx, [job]);
}
