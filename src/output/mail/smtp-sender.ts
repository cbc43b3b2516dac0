import { createTransport } from 'nodemailer';
import { failure, success } from '#domain/result.ts';
import { createMessageOptions, describeSendError } from './message-options.ts';
import { type MailSender, sendSeconds } from './ports.ts';

const stepTimeout = 10_000;

export type SmtpSettings = {
  readonly url: string;
  /** Sends nothing unencrypted: mails contain trip keys. */
  readonly requireTls?: boolean;
};

/**
 * Sends by SMTP: `smtp://user:password@host:587` (STARTTLS, which the server must offer where it is required) or `smtps://…:465`. Each mail
 * has its own connection, so that one that hangs harms no other.
 */
export function createSmtpSender({ url, requireTls = false }: SmtpSettings): MailSender {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
  });
  return {
    async send(mail) {
      try {
        // The limits of single steps do not end a server that keeps answering just in time.
        await transport.sendMail({ ...createMessageOptions(mail), signal: AbortSignal.timeout(sendSeconds * 1_000) });
        return success(null);
      } catch (error) {
        return failure(describeSendError(error));
      }
    },
  };
}
