import { cleanText, shorten } from '#domain/input/clean-text.ts';
import { isEmail } from '#domain/input/email.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { IncomingMail } from './incoming-mail.ts';

/** Bytes of a mail that are read, and characters that are stored. */
export const lookedAt = 32 * 1024;
const shownCharacters = 2_000;

const nothing: IncomingMail = {
  ...{ messageId: null, follows: [], recipients: [], headers: {}, report: null, files: [], incomplete: 'unreadable' },
  ...{ from: { name: '', email: '' }, subject: '', text: '' },
};

/**
 * A placeholder for a mail that cannot be parsed, with what its first lines contain, so that staff see that it arrived. The mail stays in
 * the mailbox. `start` is the text of its first bytes.
 */
export function unreadableMail(start: string): IncomingMail {
  const text = start.replaceAll('\0', ' ');
  const header = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(text)?.[1]?.trim() ?? '';
  const from = header('from');
  const email = /<([^<>\s]+)>/.exec(from)?.[1] ?? from;
  const [messageId = null] = /<[^<>\s]{1,498}>/.exec(header('message-id')) ?? [];
  return {
    ...nothing,
    ...{ messageId, recipients: [header('to').toLowerCase()] },
    from: { name: shorten((from.split('<')[0] ?? '').replaceAll('"', ''), textLimits.name), email: isEmail(email) ? email : '' },
    subject: shorten(header('subject'), textLimits.subject),
    text: cleanText(text).slice(0, shownCharacters),
  };
}

/** A placeholder for a mail of which nothing can be stored: says where it is. */
export function unfetchedMail(place: string): IncomingMail {
  return { ...nothing, text: place };
}
