import type { ApiContext } from '#api/context.ts';
import type { DeskRequest, OnDutyDoor, Paper, PartnerDoor } from '#desk/desk-request.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { isReference } from '#domain/trip/reference.ts';
import { readPaperOfDriver } from '#operations/journey-documents/driver-documents.ts';
import { readPaperOfPartner } from '#operations/journey-documents/partner-documents.ts';
import { findPublished } from '#operations/journey-documents/published-document-store.ts';
import { readPaperOfTrip } from '#operations/journey-documents/read-documents.ts';
import { journeyPaperKinds } from '#operations/journey-documents/rules/document-rules.ts';
import type { IssuedPaper } from '#operations/journey-documents/rules/journey-document.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import type { Documents } from '#output/documents/ports.ts';
import { answerAway } from './answer-away.ts';

type Parts = { readonly context: ApiContext; readonly documents: Pick<Documents, 'journeyPdf'>; readonly mayRead: boolean };

/** The papers of journeys as files: for our own people who may, and for whoever checks on the road. */
export function createJourneyPapersDoor({ context, documents, mayRead }: Parts): Pick<DeskRequest, 'journeyPaper' | 'publishedPaper'> {
  return {
    journeyPaper: answerAway(async ({ reference, vehicleIndex, kind: asked }) => {
      const kind = journeyPaperKinds.find((each) => each === asked);
      const trip = mayRead && isReference(reference) ? await findTripByReference(context.db, reference) : null;
      if (trip === null || kind === undefined) return null;
      return await drawJourneyPaper(documents, await readPaperOfTrip(context, trip, { vehicleIndex, kind }));
    }),
    publishedPaper: answerAway(async (key: string) => {
      const found = isTripKey(key) ? await findPublished(context.db, key) : null;
      if (found === null) return null;
      const address = context.deskUrl === null ? null : `${context.deskUrl}/papers/${key}`;
      return await drawJourneyPaper(documents, { paper: found.contents, madeAt: found.madeAt, address });
    }),
  };
}

/** A paper of a duty, for the driver whose link it is. */
export function createDriverPaper(context: ApiContext, documents: Parts['documents']): OnDutyDoor['paper'] {
  return answerAway(async (key, { dutyId, kind: asked }) => {
    const kind = journeyPaperKinds.find((each) => each === asked);
    return kind === undefined ? null : await drawJourneyPaper(documents, await readPaperOfDriver(context, key, { dutyId, kind }));
  });
}

/** A paper of a job, for the partner who has it. */
export function createPartnersPaper(context: ApiContext, documents: Parts['documents']): PartnerDoor['journeyPaper'] {
  return answerAway(async (key, asked) => {
    const kind = journeyPaperKinds.find((each) => each === asked);
    return kind === undefined ? null : await drawJourneyPaper(documents, await readPaperOfPartner(context, key, kind));
  });
}

async function drawJourneyPaper(documents: Parts['documents'], issued: IssuedPaper | null): Promise<Paper | null> {
  if (issued === null) return null;
  return { fileName: `${issued.paper.reference}-${issued.paper.kind}.pdf`, content: await documents.journeyPdf(issued) };
}
