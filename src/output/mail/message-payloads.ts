import { shorten } from '#domain/input/clean-text.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { createMessageId, hashRecipient } from './identity.ts';
import type { PayloadOf } from './messages.ts';

/** Who wrote to us, from which site and in which language. */
type Sender = {
  readonly id: string;
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

type Received = {
  readonly at: string;
  readonly answerBy: string | null;
  readonly call: { readonly from: string | null; readonly until: string } | null;
};

/** The mail that confirms a message from a contact page. */
export function buildMessageReceivedPayload(message: Sender, { at, answerBy, call }: Received): PayloadOf<'message-received'> {
  const kind = 'message-received';
  return {
    ...{ kind, messageId: createMessageId(kind, [message.id]), ...addressed(message, at), answerBy },
    call: call === null ? null : { phone: shorten(message.phone), from: call.from, until: call.until },
  };
}

type Answering = {
  readonly at: string;
  readonly subject: string;
  readonly text: string;
  /** Of the trip; empty without one. */
  readonly reference: string;
  /** Ids of the earlier mails of the thread, the first first. */
  readonly follows: readonly string[];
  /** Identifies this answer as one event. */
  readonly key: string;
};

/** A staff member's answer; subject and text clean. */
export function buildMessageAnswerPayload(
  message: Sender,
  { at, subject, text, reference, follows, key }: Answering,
): PayloadOf<'message-answer'> {
  const kind = 'message-answer';
  const messageId = createMessageId(kind, [message.id, key]);
  return { kind, messageId, ...addressed(message, at), reference, subject, text, follows: [...follows] };
}

function addressed({ site, language, name, email }: Sender, causedAt: string) {
  return { recipientHash: hashRecipient(email), causedAt, site, language, recipient: { name: shorten(name), email } };
}
