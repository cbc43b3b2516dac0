import { isDeepStrictEqual } from 'node:util';
import { failure, type Result, success } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { parseContactInput } from '#domain/trip/input/contact-input.ts';
import { phoneCountriesOf } from '#domain/trip/phone-countries.ts';
import { readReason } from '#domain/trip/reason.ts';
import { shiftOption, shiftQuote } from '#domain/trip/shift-quote.ts';
import type { InvoiceDetails, Trip } from '#domain/trip/trip.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import type { TripEffect } from '#operations/trips/trip-effect.ts';
import { openInvoiceOf } from './billing-documents.ts';
import { readNumberedDocuments } from './invoice-store.ts';
import { reducePrice } from './rules/reduce-price.ts';

export type InvoiceCorrection = StaffsAct & {
  /** The amount returned, in cents incl. VAT; 0 if only the address is wrong. */
  readonly creditCents: number;
  /** The invoice's recipient; absent fields stay. */
  readonly typed: Readonly<Partial<Record<keyof InvoiceDetails, string>>>;
  /** As shown to the customer on the documents. */
  readonly reason: string;
};

export type NoCorrection = { readonly why: 'reason-needed' | 'nothing-invoiced' | 'too-much' | 'nothing-new' };

/**
 * Corrects an issued invoice in the only way that bookkeeping allows: a credit note cancels it and a new invoice replaces it, and both are
 * mailed (Directive 2006/112 art. 219). The price of the trip falls by the returned amount.
 */
export async function correctInvoice(
  context: ApplyContext,
  { creditCents, typed, reason: typedReason, ...act }: InvoiceCorrection,
): Promise<Result<Applied, readonly Refusal[] | NoCorrection | NotApplied>> {
  const read = readReason(typedReason);
  if (!read.ok) return failure(read.failure.issues);
  const reason = read.value;
  return await applyByReference<readonly Refusal[] | NoCorrection>(context, {
    ...act,
    event: 'correct-invoice',
    plan: async (trip) => {
      if (reason === '') return failure({ why: 'reason-needed' });
      if (openInvoiceOf(await readNumberedDocuments(context.db, trip.id)) === null) return failure({ why: 'nothing-invoiced' });
      return planCorrection(trip, { creditCents, typed, reason });
    },
  });
}

type Correcting = Pick<InvoiceCorrection, 'creditCents' | 'typed' | 'reason'>;

function planCorrection(trip: Trip, { creditCents, typed, reason }: Correcting): Result<TripEffect, readonly Refusal[] | NoCorrection> {
  const option = findChosenOption(trip);
  if (trip.quote === null || option === null || trip.invoice === null) return failure({ why: 'nothing-invoiced' });
  const read = parseContactInput(
    { ...trip.customer, invoice: { ...trip.invoice, ...typed } },
    phoneCountriesOf({ ...trip, invoice: null }),
  );
  if (!read.ok) return failure(read.failure);
  const invoice = { ...trip.invoice, ...read.value.invoice };
  // A VAT number added later may shift the VAT to the customer, and removing a wrong one may shift it back.
  const sold = { ...trip, invoice };
  const reduced = reducePrice(shiftOption(option, sold), { creditCents, text: reason });
  if (!reduced.ok) return failure({ why: reduced.failure });
  if (creditCents === 0 && isDeepStrictEqual(invoice, trip.invoice)) return failure({ why: 'nothing-new' });
  const quote = shiftQuote(trip.quote, sold);
  const options = quote.options.map((each) => (each.key === option.key ? reduced.value : each));
  return success({
    event: 'correct-invoice',
    set: { quote: { ...quote, options }, invoice },
    detail: { beforeCents: option.totalCents, totalCents: reduced.value.totalCents, reason },
    mail: { kind: 'invoice-corrected' },
    billing: 'correction',
  });
}
