import type { ApiContext } from '#api/context.ts';
import type { DeskRequest } from '#desk/desk-request.ts';
import { findMessageFile } from '#operations/messages/message-file-store.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import { answerAway } from './answer-away.ts';

type Parts = {
  readonly context: Pick<ApiContext, 'db'>;
  /** Null: nobody. */
  readonly signedIn: SignedIn | null;
};

/** What customers sent with their mails, for people who read messages; everybody else finds none. */
export function createMessageFilesDoor({ context, signedIn }: Parts): Pick<DeskRequest, 'messageFile'> {
  return {
    messageFile: answerAway(async (wanted: { readonly messageId: string; readonly id: string }) => {
      const file = signedIn !== null && may(signedIn, 'see-trips') ? await findMessageFile(context.db, wanted) : null;
      return file === null ? null : { fileName: file.name, contentType: file.contentType, content: file.content };
    }),
  };
}
