import { validate as isId } from 'uuid';
import type { ApiContext } from '#api/context.ts';
import type { DeskRequest } from '#desk/desk-request.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { isMonth } from '#operations/duties/rules/driver-month.ts';
import { deskLanguages } from '#operations/staff/rules/desk-languages.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import { findContent } from '#operations/tachograph/file-store.ts';
import { readInfringementLetter } from '#operations/tachograph/read-letter.ts';
import type { Documents } from '#output/documents/ports.ts';
import { answerAway } from './answer-away.ts';

type Parts = { readonly context: ApiContext; readonly documents: Pick<Documents, 'infringementPdf'>; readonly signedIn: SignedIn | null };

/** Archived tachograph files and letters about infringements, for those who manage drivers; not found for everybody else. */
export function createTachographDoor({ context, documents, signedIn }: Parts): Pick<DeskRequest, 'tachographFile' | 'infringementLetter'> {
  const reader = signedIn !== null && may(signedIn, 'manage-drivers') ? signedIn.member : null;
  return {
    tachographFile: answerAway(async (wanted: { readonly kind: 'card' | 'unit'; readonly id: string }) => {
      const file = reader !== null && isId(wanted.id) ? await findContent(context.db, wanted) : null;
      if (reader === null || file === null) return null;
      const detail = { file: file.name };
      await insertAudit(context.db, {
        memberId: reader.id,
        memberName: reader.name,
        act: 'take-tachograph-file',
        subject: file.owner,
        detail,
      });
      return { fileName: file.name, contentType: 'application/octet-stream', content: file.content };
    }),
    infringementLetter: answerAway(async ({ driverId, month, language: asked }: Parameters<DeskRequest['infringementLetter']>[0]) => {
      if (reader === null || !isId(driverId) || !isMonth(month)) return null;
      const language = deskLanguages.find((each) => each === asked) ?? reader.language;
      const letter = await readInfringementLetter(context.db, { driverId, month, language, now: context.now() });
      return letter === null ? null : { fileName: `${letter.driver} ${month}.pdf`, content: await documents.infringementPdf(letter) };
    }),
  };
}
