import type { ApiContext } from '#api/context.ts';
import { addPicture } from '#content/editing/pictures/edit-pictures.ts';
import type { DeskRequest } from '#desk/desk-request.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import { makePicture } from '../pictures/make-picture.ts';
import { answerAway } from './answer-away.ts';

type Parts = { readonly context: Pick<ApiContext, 'db'>; readonly signedIn: SignedIn | null };

/** Takes pictures of whoever edits pages; to others the page that sends them is not there either. */
export function createPictureDoor({ context, signedIn }: Parts): Pick<DeskRequest, 'addPicture'> {
  return {
    addPicture: answerAway(async (file) => {
      if (signedIn === null || !may(signedIn, 'edit-pages')) throw new Response(null, { status: 404 });
      const added = await addPicture({ db: context.db, makePicture }, signedIn.member, file);
      return added.ok ? { key: added.value, problem: null } : { key: null, problem: added.failure };
    }),
  };
}
