import type { Database } from '#db/engine/tables.ts';
import { isFlowKey } from '#domain/sites/flows.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { withoutNotes } from '#domain/trip/ordered.ts';
import { isCancelled, isDeclined, isExpired, isRequest } from '#domain/trip/states.ts';
import { findTravelToActOn, stateOf, type Travel } from '#operations/duties/travel.ts';
import { readWhole } from '#operations/invoices/whole-invoice.ts';
import { findSummaryOf } from '#operations/summary-invoices/find-plan.ts';
import { findAccount } from '#operations/trips/account.ts';
import { findTripByReadKey, findTripByShareKey } from '#operations/trips/trip-store.ts';
import type { Documents } from '#output/documents/ports.ts';
import { composeWebManifest } from '#output/documents/web-manifest.ts';
import type { Wallets } from '#output/wallet/create-wallets.ts';

/** A file of a trip, or the address that its name leads to. Expensive ones are made only on request. */
export type TripFileAnswer = TripFile | { readonly leadsTo: string };
type TripFile = {
  readonly body: Uint8Array | (() => Promise<Uint8Array>);
  readonly contentType: string;
  readonly fileName: string;
};

type Input = { readonly flow: string; readonly id: string; readonly file: string };
type Sources = { readonly db: Database; readonly documents: Documents; readonly wallets: Wallets; readonly now: () => string };

const pdf = 'application/pdf';
const utf8 = new TextEncoder();

/** A file of the trip that a key opens; null if there is no such trip or file. */
export async function findTripFile(sources: Sources, { flow, id, file }: Input): Promise<TripFileAnswer | null> {
  if (flow === 'shared') return file === 'trip.ics' ? await shareCalendar(sources, id) : null;
  if (flow === 'forwarded') return file === 'quote.pdf' ? await forwardedPdf(sources, id) : null;
  if (!isFlowKey(flow)) return null;
  const travel = await findTravelToActOn(sources, id);
  if (travel === null || isExpired(stateOf(travel))) return null;
  return (
    (await tripFile(sources, { travel, file })) ??
    (await phoneFile(sources, { travel, file, key: id })) ??
    (await billingFile(sources, { travel, file }))
  );
}

type TripOptions = {
  readonly travel: Travel;
  readonly file: string;
  /** By which it was found. */
  readonly key: string;
};

async function tripFile(
  { db, documents, now }: Sources,
  { travel, file }: Pick<TripOptions, 'travel' | 'file'>,
): Promise<TripFileAnswer | null> {
  const { trip } = travel;
  const isBookedOnce = trip.bookedAt !== null;
  const answer = (body: TripFile['body'], contentType: string) => ({ body, contentType, fileName: `${trip.reference}-${file}` });
  switch (file) {
    case 'quote.pdf':
      return trip.quote === null || isRequest(trip) || isBookedOnce || isDeclined(trip)
        ? null
        : answer(() => documents.quotePdf(trip, now()), pdf);
    case 'confirmation.pdf':
      return isBookedOnce ? answer(async () => documents.confirmationPdf(trip, now(), await findSummaryOf(db, trip)), pdf) : null;
    case 'trip.ics':
      return isBookedOnce ? answer(utf8.encode(await documents.calendar(trip, now())), 'text/calendar; charset=utf-8') : null;
    case 'payment.svg': {
      const { transfer } = await findAccount(db, travel);
      return transfer === null ? null : answer(utf8.encode(await documents.paymentQrSvg(transfer)), 'image/svg+xml');
    }
    default:
      return null;
  }
}

/** What a phone keeps of a booking: passes of its wallets, and the page on its home screen. */
async function phoneFile({ wallets, now }: Sources, { travel: { trip }, file, key }: TripOptions): Promise<TripFileAnswer | null> {
  const fileName = `${trip.reference}-${file}`;
  switch (file) {
    case 'trip.pkpass': {
      const body = await wallets.applePass(trip, now());
      return body === null ? null : { body, contentType: 'application/vnd.apple.pkpass', fileName };
    }
    case 'google-wallet': {
      const leadsTo = await wallets.googleLink(trip, now());
      return leadsTo === null ? null : { leadsTo };
    }
    case 'app.webmanifest':
      if (trip.bookedAt === null || trip.bookingKey !== key) return null;
      return { body: utf8.encode(composeWebManifest(trip)), contentType: 'application/manifest+json', fileName };
    default:
      return null;
  }
}

async function billingFile(
  { db, documents }: Sources,
  { travel, file }: Pick<TripOptions, 'travel' | 'file'>,
): Promise<TripFileAnswer | null> {
  const [, number, kind] = /^([A-Z0-9-]{1,40})\.(pdf|xml)$/.exec(file) ?? [];
  const found = (await findAccount(db, travel)).billingDocuments.find((each) => each.number === number);
  if (found === undefined) return null;
  const billingDocument = await readWhole(db, found);
  if (kind === 'pdf') {
    const body = () =>
      billingDocument.kind === 'invoice' ? documents.invoicePdf(billingDocument) : documents.creditNotePdf(billingDocument);
    return { body, contentType: pdf, fileName: file };
  }
  const text =
    billingDocument.kind === 'invoice' ? await documents.ublInvoice(billingDocument) : await documents.ublCreditNote(billingDocument);
  return { body: utf8.encode(text), contentType: 'application/xml; charset=utf-8', fileName: file };
}

async function shareCalendar({ db, documents, now }: Sources, id: string): Promise<TripFileAnswer | null> {
  const trip = isTripKey(id) ? await findTripByShareKey(db, id) : null;
  if (trip === null || !trip.isShared || trip.bookedAt === null || isCancelled(trip)) return null;
  const body = utf8.encode(await documents.calendar(trip, now(), 'group'));
  return { body, contentType: 'text/calendar; charset=utf-8', fileName: `${trip.reference}.ics` };
}

/** The PDF of a quote, for the holder of its read-only key; none once the quote has expired, as for its page. */
async function forwardedPdf({ db, documents, now }: Sources, id: string): Promise<TripFileAnswer | null> {
  const trip = isTripKey(id) ? await findTripByReadKey(db, id) : null;
  if (trip === null || trip.quote === null || isRequest(trip) || trip.bookedAt !== null) return null;
  const state = stateOf({ trip, now: now() });
  if (isExpired(state) || isDeclined(state)) return null;
  // The contacts for the driver and the notes are the customer's to share.
  const body = await documents.quotePdf({ ...withoutNotes(trip), firstContact: null, secondContact: null }, now());
  return { body, contentType: pdf, fileName: `${trip.reference}-quote.pdf` };
}
