import type { Result } from '#domain/result.ts';
import type { TextMessage } from './text-message.ts';

/** `permanent`: no later try can succeed. `code` contains no personal data. */
export type TextFailure = { readonly code: string; readonly permanent: boolean };

/** A provider of text messages. No method throws, and each answers within seconds. */
export type TextSender = {
  /** Our `reference` is the same for every try of one message. */
  send(message: Pick<TextMessage, 'to' | 'text'> & { readonly reference: string }): Promise<Result<null, TextFailure>>;
};
