import { isDeepStrictEqual } from 'node:util';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { failure, success } from '#domain/result.ts';
import { canSaveContactDetails } from '#domain/trip/allowed.ts';
import { type ContactInput, parseContactInput } from '#domain/trip/input/contact-input.ts';
import { phoneCountriesOf } from '#domain/trip/phone-countries.ts';
import { shiftQuote } from '#domain/trip/shift-quote.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findTermsOf } from '#operations/customers/price-on-terms.ts';
import type { AgreedTerms } from '#operations/customers/rules/agreed-terms.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type Answer, type Refusal, refuse } from '#operations/trips/answer.ts';
import { type ApplyContext, applyByKey } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';

/**
 * Saves who travels and who pays, before the order. Saving the same details again changes nothing, so a repeated request needs no
 * idempotency key.
 */
export async function saveContactDetails(
  context: ApplyContext,
  {
    id,
    version,
    input,
  }: { readonly id: string /** The version of the trip that the customer saw. */; readonly version: number; readonly input: unknown },
): Promise<Answer<Travel>> {
  return await applyByKey(context, {
    id,
    request: null,
    version,
    plan: async (trip, now) => {
      const contact = parseContactInput(input, phoneCountriesOf({ ...trip, invoice: null }));
      if (!contact.ok) return contact;
      const permission = canSaveContactDetails(trip, now);
      if (!permission.allowed) return refuse(permission.reason);
      const refusal = refuseByTerms(contact.value, {
        agreed: trip.quote?.agreed,
        terms: await findTermsOf(context.db, contact.value.customer),
      });
      if (refusal !== null) return failure([refusal]);
      return success(holds(trip, contact.value) ? 'nothing' : quietly('contact-details', { set: withVatOf(trip, contact.value) }));
    },
  });
}

/** Under terms that require one, the customer gives an order number; a price on agreed terms stays with the customer it was made for. */
function refuseByTerms(
  { customer, invoice }: ContactInput,
  { agreed, terms }: { readonly agreed: Quote['agreed']; readonly terms: AgreedTerms | null },
): Refusal | null {
  if (agreed !== undefined && terms === null && customer.email !== '') return { field: 'email', code: 'invalid' };
  const isMissing = terms?.needsPurchaseOrder === true && invoice !== null && invoice.purchaseOrder === '';
  return isMissing ? { field: 'invoice.purchaseOrder', code: 'required' } : null;
}

/** The price goes with who pays: a business owes some VAT itself. */
function withVatOf(trip: Trip, contact: ContactInput): ContactInput & Partial<Pick<Trip, 'quote'>> {
  if (trip.quote === null) return contact;
  const quote = shiftQuote(trip.quote, { ...trip, invoice: contact.invoice });
  return isDeepStrictEqual(quote, trip.quote) ? contact : { ...contact, quote };
}

function holds(trip: Trip, { customer, firstContact, secondContact, invoice }: ContactInput): boolean {
  const textOf = (parts: Readonly<Record<string, unknown>> | null) => JSON.stringify(Object.entries(parts ?? {}).sort());
  return (
    textOf(trip.customer) === textOf(customer) &&
    textOf(trip.firstContact) === textOf(firstContact) &&
    textOf(trip.secondContact) === textOf(secondContact) &&
    textOf(trip.invoice) === textOf(invoice)
  );
}
