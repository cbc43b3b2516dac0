import { validate as isId } from 'uuid';
import type { ApiContext } from '#api/context.ts';
import type { DeskRequest } from '#desk/desk-request.ts';
import { tagOf } from '#domain/sites/language.ts';
import { type InspectionSubject, readInspection } from '#operations/inspection/read-inspection.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import type { Documents } from '#output/documents/ports.ts';
import { createTranslate } from '#output/texts/create-translate.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { answerAway } from './answer-away.ts';

type Parts = { readonly context: ApiContext; readonly documents: Pick<Documents, 'journeyPdf'>; readonly signedIn: SignedIn | null };

/** The right that lets a member open the inspection pack. */
const rights = { driver: 'manage-drivers', vehicle: 'manage-fleet' } as const satisfies Record<InspectionSubject['subject'], StaffRight>;

/** The inspection pack of a driver or a vehicle as one file. */
export function createInspectionDoor({ context, documents, signedIn }: Parts): Pick<DeskRequest, 'inspectionPack'> {
  return {
    inspectionPack: answerAway(async ({ subject, id }) => {
      if (signedIn === null || !may(signedIn, rights[subject]) || !isId(id)) return null;
      const { member } = signedIn;
      const contents = await readInspection(context, { subject, id }, member);
      if (contents === null) return null;
      const { language } = member;
      const tag = tagOf(language);
      const named = createTranslate({
        tag,
        namespace: 'planning',
        namespaces: ['planning'],
        textsOf: () => readTexts(language, 'planning'),
      });
      const { createInspectionPack } = await import('#output/documents/inspection-pack.ts');
      const pack = { contents, language, certificateName: (kind: string) => named(`paperKinds.${kind}`) };
      const content = await createInspectionPack(pack, documents.journeyPdf);
      return { fileName: `inspection-${contents.name}-${contents.until}.zip`, content };
    }),
  };
}
