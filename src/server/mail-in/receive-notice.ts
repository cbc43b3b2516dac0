import { randomUUID } from 'node:crypto';
import { readMailgunNotice } from '#adapters/mailbox/mailgun.ts';
import { type Taking, takeMail } from './take-mail.ts';
import { createThreadedMails } from './threaded-mails.ts';

type Receiving = Pick<Taking, 'db' | 'replyTo' | 'isScanned' | 'log'> & { readonly signingKey: string };
export type NoticeOutcome = 'taken' | 'forged' | 'no-mail';

/** Stores an incoming mail that a provider posts, once, however often it is posted. Rejects if it could not be stored. */
export async function receiveMailNotice({ signingKey, ...receiving }: Receiving, form: FormData): Promise<NoticeOutcome> {
  const notice = await readMailgunNotice(form, { signingKey, now: Date.now() });
  if (notice === 'forged' || notice === 'no-mail') return notice;
  const { source, recipient } = notice;
  const mails = createThreadedMails();
  try {
    const recipients = recipient === '' ? [] : [recipient];
    await takeMail({ source, size: source.length }, { ...receiving, mails, recipients, place: `Mailgun, ${randomUUID()}` });
    return 'taken';
  } finally {
    await mails.close();
  }
}
