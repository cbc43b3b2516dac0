import { renderToStaticMarkup } from 'react-dom/server';
import { createEmail } from './emails/email-layout.ts';
import type { MailPayload } from './messages.ts';
import type { Attachment, RenderedMail } from './ports.ts';
import { EmailHtml } from './templates/email-html.tsx';
import { formatEmailText } from './templates/email-text.ts';

/** Programs that read mail with the engine of a word processor set their tables by it. */
const doctype = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A stored mail as text, in its own language. The same payload always gives the same mail. */
export async function renderMail(payload: MailPayload, attachments: readonly Attachment[] = []): Promise<RenderedMail> {
  const mail = createEmail(
    payload,
    attachments.flatMap(({ role }) => role ?? []),
  );
  return {
    messageId: payload.messageId,
    kind: payload.kind,
    reference: 'trip' in payload ? payload.trip.reference : '',
    to: { name: payload.recipient.name, address: payload.recipient.email },
    date: payload.causedAt,
    languageTag: mail.languageTag,
    subject: mail.subject,
    html: doctype + withoutPreloads(renderToStaticMarkup(<EmailHtml mail={mail} />)),
    text: formatEmailText(mail),
    attachments,
    ...('follows' in payload ? { follows: payload.follows } : {}),
  };
}

/** React asks a browser to fetch pictures early; those of a mail are attached. */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="preload"[^>]*>/g, '');
}
