import type { ApiContext } from '#api/context.ts';
import { drawTrip } from '#api/trip/route-picture.ts';
import type { DeskRequest } from '#desk/desk-request.ts';
import { isReference } from '#domain/trip/reference.ts';
import { wrapRoute } from '#geo/picture/route-image.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { readWhole } from '#operations/invoices/whole-invoice.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import type { Documents } from '#output/documents/ports.ts';
import { answerAway } from './answer-away.ts';

type Parts = {
  readonly context: ApiContext;
  readonly documents: Pick<Documents, 'invoicePdf' | 'creditNotePdf'>;
  /** Null: not signed in. */
  readonly signedIn: SignedIn | null;
};

/** Files of a trip for people who see trips: its map, invoices and credit notes; not found for everybody else. */
export function createTripFilesDoor({ context, documents, signedIn }: Parts): Pick<DeskRequest, 'tripMap' | 'tripDocument'> {
  const findTrip = async (reference: string) =>
    signedIn !== null && may(signedIn, 'see-trips') && isReference(reference) ? await findTripByReference(context.db, reference) : null;
  return {
    tripMap: answerAway(async (reference: string) => {
      const trip = await findTrip(reference);
      return trip === null ? null : wrapRoute(await drawTrip(context, trip));
    }),
    tripDocument: answerAway(async ({ reference, number }: { readonly reference: string; readonly number: string }) => {
      const trip = await findTrip(reference);
      const found = trip === null ? undefined : (await readNumberedDocuments(context.db, trip.id)).find((each) => each.number === number);
      if (found === undefined) return null;
      const paper = await readWhole(context.db, found);
      const content = paper.kind === 'invoice' ? await documents.invoicePdf(paper) : await documents.creditNotePdf(paper);
      return { fileName: `${number}.pdf`, content };
    }),
  };
}
