import { isDeepStrictEqual } from 'node:util';
import { insertPaper } from '#data/invoices/invoice-store.ts';
import { failure, success } from '#domain/result.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { buildItineraryChangedPayload } from '#mail/payloads.ts';
import type { ApiContext } from '../context.ts';
import { type Answer, tripNotFound } from '../errors/field-error.ts';
import { changeTrip, type PlannedChange } from './change-trip.ts';
import { creditLastInvoice, prepareInvoice } from './issue-papers.ts';
import { mailsAnHour, mayMail } from './mail-job.ts';
import { chosenOptionOf, findTravel, type Travel } from './travel.ts';
import { type WorkedOutChange, workOutChange } from './work-out-change.ts';

export type ChangePreview = WorkedOutChange & { readonly trip: Trip };

/** What changing a trip to this itinerary would cost and mean; nothing is stored. */
export async function previewItineraryChange(
  context: ApiContext,
  { id, input }: { readonly id: string; readonly input: unknown },
): Promise<Answer<ChangePreview>> {
  const travel = await findTravel(context, id);
  if (travel === null) return failure([tripNotFound]);
  const { trip, now } = travel;
  const worked = await workOutChange(context, { trip, input, now });
  return worked.ok ? success({ ...worked.value, trip }) : worked;
}

export type ItineraryChangeRequest = {
  readonly idempotencyKey: string;
  readonly id: string;
  readonly input: unknown;
  /** The new total incl. VAT that the customer saw, in cents. */
  readonly expectedTotalCents: number;
  /** The version of the trip that the customer saw. */
  readonly version: number;
};

/** Changes a quote or a booking to another itinerary, at the price that the customer saw; else nothing happens. */
export async function changeItinerary(context: ApiContext, request: ItineraryChangeRequest): Promise<Answer<Travel>> {
  const { idempotencyKey, id, input, expectedTotalCents, version } = request;
  return await changeTrip(context, {
    operation: 'changeItinerary',
    idempotencyKey,
    id,
    input: { input, expectedTotalCents, version },
    plan: (trip, now) => planChange(context, { trip, now, request }),
  });
}

type Planning = { readonly trip: Trip; readonly now: string; readonly request: ItineraryChangeRequest };

async function planChange(context: ApiContext, { trip, now, request }: Planning): Promise<Answer<PlannedChange>> {
  if (trip.version !== request.version) return failure([{ field: 'version', code: 'changed', proposal: String(trip.version) }]);
  const worked = await workOutChange(context, { trip, input: request.input, now });
  if (!worked.ok) return worked;
  const { itinerary, group, change } = worked.value;
  const { option, quote, beforeCents, differenceCents } = change;
  if (option.totalCents !== request.expectedTotalCents) {
    return failure([{ field: 'expectedTotalCents', code: 'changed', proposal: String(option.totalCents) }]);
  }
  const mailOf = (changed: Trip) => buildItineraryChangedPayload({ trip: changed, addresses: context.addresses, differenceCents, at: now });
  return success({
    to: { status: trip.status, stage: trip.stage },
    ...(trip.bookedAt === null ? { validity: 'open' } : {}),
    set: { itinerary, group, quote },
    event: 'change-itinerary',
    detail: { beforeCents, totalCents: option.totalCents },
    alongside: async (tx, changed) => {
      if (changed.bookedAt === null || isSame(orderOf(trip), orderOf(changed))) return;
      await creditLastInvoice(tx, { trip: changed, now, reason: 'changed' });
      await insertPaper(tx, prepareInvoice({ trip: changed, now }));
    },
    ...(trip.bookedAt === null ? { mostMailsAnHour: mailsAnHour.quotes } : {}),
    mailOf: (await isWorthAMail(context, { trip, worked: worked.value })) ? mailOf : null,
  });
}

/** What a paper says of a trip, and what it was ordered for: where none of it differs, a new invoice would be the old one again. */
function orderOf(trip: Trip) {
  const { vehicles, lines, vat, totalCents } = chosenOptionOf(trip) ?? {};
  return { itinerary: trip.itinerary, passengers: trip.group.passengers, vehicles, lines, vat, totalCents };
}

/** A booking's customer is told of every change. A quote belongs to whoever typed an address, so its mails are counted. */
async function isWorthAMail({ db }: ApiContext, { trip, worked }: { readonly trip: Trip; readonly worked: WorkedOutChange }) {
  if (trip.bookedAt === null) return trip.customer.email !== '' && (await mayMail(db, trip.customer.email, 'quotes'));
  const changed = { ...trip, itinerary: worked.itinerary, group: worked.group, quote: worked.change.quote };
  return !isSame({ ...orderOf(trip), group: trip.group }, { ...orderOf(changed), group: changed.group });
}

/** As it is stored: a field that is absent is the same as one without a value. */
function isSame(before: object, after: object): boolean {
  const [stored, wanted]: readonly unknown[] = [before, after].map((each) => JSON.parse(JSON.stringify(each)));
  return isDeepStrictEqual(stored, wanted);
}
