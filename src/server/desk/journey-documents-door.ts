import type { ApiContext } from '#api/context.ts';
import type { DeskRequest, DownloadedFile, OnDutyDoor, PartnerDoor } from '#desk/desk-request.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { isReference } from '#domain/trip/reference.ts';
import { readDocumentOfDriver } from '#operations/journey-documents/driver-documents.ts';
import { readDocumentOfPartner } from '#operations/journey-documents/partner-documents.ts';
import { findPublished } from '#operations/journey-documents/published-document-store.ts';
import { readDocumentOfTrip } from '#operations/journey-documents/read-documents.ts';
import { journeyDocumentKinds } from '#operations/journey-documents/rules/document-rules.ts';
import type { IssuedDocument } from '#operations/journey-documents/rules/journey-document.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import type { Documents } from '#output/documents/ports.ts';
import { answerAway } from './answer-away.ts';

type Parts = {
  readonly context: ApiContext;
  readonly documents: Pick<Documents, 'journeyPdf'>;
  /** Null: not signed in. */
  readonly signedIn: SignedIn | null;
};

/** Journey documents as files: for staff with the right, and for roadside checks. */
export function createJourneyDocumentsDoor({
  context,
  documents,
  signedIn,
}: Parts): Pick<DeskRequest, 'journeyDocument' | 'publishedDocument'> {
  return {
    journeyDocument: answerAway(async ({ reference, vehicleIndex, kind: asked }) => {
      const kind = journeyDocumentKinds.find((each) => each === asked);
      const mayRead = signedIn !== null && may(signedIn, 'see-fleet');
      const trip = mayRead && isReference(reference) ? await findTripByReference(context.db, reference) : null;
      if (trip === null || kind === undefined) return null;
      return await drawJourneyDocument(documents, await readDocumentOfTrip(context, trip, { vehicleIndex, kind }));
    }),
    publishedDocument: answerAway(async (key: string) => {
      const found = isTripKey(key) ? await findPublished(context.db, key) : null;
      if (found === null) return null;
      const address = context.deskUrl === null ? null : `${context.deskUrl}/papers/${key}`;
      return await drawJourneyDocument(documents, { document: found.contents, madeAt: found.madeAt, address });
    }),
  };
}

/** A document of a duty, for the driver who holds the link. */
export function createDriverDocument(context: ApiContext, documents: Parts['documents']): OnDutyDoor['journeyDocument'] {
  return answerAway(async (key, { dutyId, kind: asked }) => {
    const kind = journeyDocumentKinds.find((each) => each === asked);
    return kind === undefined ? null : await drawJourneyDocument(documents, await readDocumentOfDriver(context, key, { dutyId, kind }));
  });
}

/** A document of a job, for the partner who has it. */
export function createPartnersDocument(context: ApiContext, documents: Parts['documents']): PartnerDoor['journeyDocument'] {
  return answerAway(async (key, asked) => {
    const kind = journeyDocumentKinds.find((each) => each === asked);
    return kind === undefined ? null : await drawJourneyDocument(documents, await readDocumentOfPartner(context, key, kind));
  });
}

async function drawJourneyDocument(documents: Parts['documents'], issued: IssuedDocument | null): Promise<DownloadedFile | null> {
  if (issued === null) return null;
  return { fileName: `${issued.document.reference}-${issued.document.kind}.pdf`, content: await documents.journeyPdf(issued) };
}
