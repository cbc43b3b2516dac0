import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { failure, success } from '#domain/result.ts';
import { createMessageOptions, describeSendError } from './message-options.ts';
import { type MailSender, sendSeconds } from './ports.ts';

export type SmtpSettings = {
  readonly url: string;
  /** Sends nothing unencrypted: mails contain trip keys. */
  readonly requireTls?: boolean;
  /** How long a step of the conversation may take. */
  readonly stepMilliseconds?: number;
};

/**
 * Sends by SMTP: `smtp://user:password@host:587` (STARTTLS, which the server must offer where it is required) or `smtps://…:465`. Each mail
 * has its own connection, so that one that hangs harms no other.
 */
export function createSmtpSender({ url, requireTls = false, stepMilliseconds = 10_000 }: SmtpSettings): MailSender {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: stepMilliseconds,
    greetingTimeout: stepMilliseconds,
    socketTimeout: stepMilliseconds,
    dnsTimeout: stepMilliseconds,
  });
  const handedOver = new Set<string>();
  transport.use('stream', ({ data, message }, done) => {
    message.transform(() => new PassThrough({ flush: (end) => end(void handedOver.add(data.messageId ?? '')) }));
    done();
  });
  return {
    async send(mail) {
      const { messageId } = mail;
      try {
        // The limits of single steps do not end a server that keeps answering just in time.
        await transport.sendMail({ ...createMessageOptions(mail), signal: AbortSignal.timeout(sendSeconds * 1_000) });
        return success(null);
      } catch (error) {
        return failure(describeSendError(error, { isHandedOver: handedOver.has(messageId) }));
      } finally {
        handedOver.delete(messageId);
      }
    },
  };
}
