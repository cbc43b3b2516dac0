import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { cleanLine, cleanText, shorten } from '#domain/input/clean-text.ts';
import { isEmail } from '#domain/input/email.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { textOfHtml } from './html-text.ts';
import { type DeliveryReport, type IncomingFile, type IncomingMail, judgedHeaders } from './rules/incoming-mail.ts';
import { judgeFiles, mostFiles } from './rules/saved-files.ts';

const parsing = {
  attachmentEncoding: 'arraybuffer',
  // A mail within a mail is treated as a file: its text is not the sender's.
  forceRfc822Attachments: true,
  maxNestingDepth: 40,
  maxHeadersSize: 512 * 1024,
} as const;

/** Longer text is only in the mail itself. */
const longestText = 20_000;
const longestId = 500;
const mostRecipients = 100;
const mostFollowed = 30;
/** Bytes of a report that are read. */
const longestReport = 64 * 1024;

/** Parses a mail. Rejects if it has too many nested parts or headers. */
export async function readMail(source: Uint8Array): Promise<IncomingMail> {
  const email = await PostalMime.parse(source, parsing);
  const report = reportOf(email);
  return {
    messageId: idsOf(email.messageId)[0] ?? null,
    follows: [...idsOf(email.inReplyTo), ...idsOf(email.references).toReversed()].slice(0, mostFollowed),
    from: senderOf(email),
    recipients: recipientsOf(email),
    subject: shorten(email.subject ?? '', textLimits.subject),
    text: textOf(email),
    headers: headersOf(email),
    report,
    files: report === null ? filesOf(email) : [],
    incomplete: null,
  };
}

function idsOf(text: string | undefined): readonly string[] {
  return [...(text ?? '').matchAll(/<[^<>\s]+>/g)].map(([id]) => id).filter((id) => id.length <= longestId);
}

function mailboxesOf(addresses: readonly Address[]): readonly { readonly name: string; readonly address: string }[] {
  return addresses.flatMap((each) => each.group ?? [each]);
}

/** The person to answer: Reply-To takes precedence over the sender, whose name it may lack. */
function senderOf({ from, replyTo, sender }: Email): IncomingMail['from'] {
  const given = mailboxesOf([...(replyTo ?? []), ...(from ? [from] : []), ...(sender ? [sender] : [])]);
  const found = given.find(({ address }) => isEmail(address.trim()));
  const name = mailboxesOf(from ? [from] : [])[0]?.name || found?.name || '';
  return { name: shorten(name, textLimits.name), email: found?.address.trim() ?? '' };
}

function recipientsOf({ to, cc, deliveredTo, headers }: Email): readonly string[] {
  const delivered = headers.filter(({ key }) => key === 'x-original-to' || key === 'delivered-to').map(({ value }) => value);
  const named = mailboxesOf([...(to ?? []), ...(cc ?? [])]).map(({ address }) => address);
  const all = [deliveredTo ?? '', ...delivered, ...named].map((address) => cleanLine(address).replace(/^<|>$/g, '').toLowerCase());
  return [...new Set(all)].filter((address) => address !== '').slice(0, mostRecipients);
}

function textOf({ text, html }: Email): string {
  const words = cleanText(text ?? '');
  const cleaned = words === '' ? cleanText(textOfHtml(html ?? '')) : words;
  return cleaned.length <= longestText ? cleaned : `${cleanText(cleaned.slice(0, longestText))}…`;
}

function headersOf({ headers }: Email): Readonly<Record<string, string>> {
  const values = judgedHeaders.flatMap((name) => {
    const found = headers.find(({ key }) => key === name);
    return found === undefined ? [] : [[name, shorten(found.value, 1_000)]];
  });
  return Object.fromEntries(values);
}

/** RFC 3464: a report has a machine-readable part, and the reported mail or its headers. */
function reportOf({ headers, attachments }: Email): DeliveryReport | null {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^\s*multipart\/report\b/i.test(type) || !/delivery-status/i.test(type)) return null;
  const status = attachments.filter(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType)).map(asText);
  const about = attachments
    .filter(({ mimeType }) => /^(?:message\/rfc822|text\/rfc822-headers|message\/global)/.test(mimeType))
    .map(asText);
  const [, id] = /^message-id:\s*(<[^<>\s]+>)/im.exec(about.join('\n')) ?? [];
  return { status: status.join('\n\n'), about: id ?? null };
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

function asText(attachment: Attachment): string {
  return new TextDecoder().decode(bytesOf(attachment).subarray(0, longestReport));
}

function filesOf({ attachments }: Email): readonly IncomingFile[] {
  const files = attachments.slice(0, mostFiles).map((each) => ({ name: nameOf(each), content: bytesOf(each) }));
  const judged = judgeFiles(files);
  return files.map(({ name, content }, index) => {
    const { contentType = 'application/octet-stream', state = 'refused' } = judged[index] ?? {};
    return { name, contentType, state, size: content.length, content: state === 'kept' ? content : null };
  });
}

/** Without folders and characters that are special on some systems. */
function nameOf({ filename, mimeType }: Attachment): string {
  const last =
    cleanLine(filename ?? '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const name = last.replace(/[<>:"|?*]/g, '_').replace(/^\.+/, '');
  if (name !== '') return name.length <= 120 ? name : `${name.slice(0, 100)}${name.slice(-20)}`;
  return `${mimeType.startsWith('image/') ? 'picture' : 'file'}.${
    mimeType
      .split('/')[1]
      ?.replace(/[^a-z0-9]/g, '')
      .slice(0, 8) ?? 'bin'
  }`;
}
