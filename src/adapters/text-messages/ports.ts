import type { Result } from '#domain/result.ts';
import type { TextMessage } from './text-message.ts';

/** `permanent`: no later try can succeed. `code` is free of personal data. */
export type TextFailure = { readonly code: string; readonly permanent: boolean };

/** Somebody who sends text messages to telephones. No method throws, and each answers within seconds. */
export type TextSender = {
  /** `reference`: ours, the same for every try of one message. */
  send(message: Pick<TextMessage, 'to' | 'text'> & { readonly reference: string }): Promise<Result<null, TextFailure>>;
};
