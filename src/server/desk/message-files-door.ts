import type { ApiContext } from '#api/context.ts';
import type { DeskRequest } from '#desk/desk-request.ts';
import { findMessageFile } from '#operations/messages/message-file-store.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import { answerAway } from './answer-away.ts';

type Parts = {
  readonly context: Pick<ApiContext, 'db'>;
  /** Null: not signed in. */
  readonly signedIn: SignedIn | null;
};

/** Attachments of customers' mails, for people who read messages; not found for everybody else. */
export function createMessageFilesDoor({ context, signedIn }: Parts): Pick<DeskRequest, 'messageFile'> {
  return {
    messageFile: answerAway(async (wanted: { readonly messageId: string; readonly id: string }) => {
      const file = signedIn !== null && may(signedIn, 'see-trips') ? await findMessageFile(context.db, wanted) : null;
      return file === null ? null : { fileName: file.name, contentType: file.contentType, content: file.content };
    }),
  };
}
