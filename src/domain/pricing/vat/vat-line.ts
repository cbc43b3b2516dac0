import * as v from 'valibot';
import { storedCents } from '#domain/money/stored-cents.ts';
import type { Immutable } from '../../immutable.ts';

/** The stored shape, with a quote and with an invoice. */
export const vatLineSchema = v.object({
  countryCode: v.string(),
  kilometres: v.number(),
  netCents: storedCents,
  ratePercent: v.number(),
  vatCents: storedCents,
  exemption: v.nullable(v.picklist(['foreign-group', 'international', 'not-taxed-here', 'reverse-charge'])),
  /** Only with `reverse-charge`: what the customer owes itself, and the sentence for the invoice. */
  owed: v.exactOptional(v.object({ ratePercent: v.number(), vatCents: storedCents, mention: v.string() })),
});
/**
 * VAT on one country's kilometres. `exemption` is the text key of the reason if the rate is zero; `not-taxed-here` occurs in prices from
 * before reasons were stored.
 */
export type VatLine = Immutable<v.InferOutput<typeof vatLineSchema>>;
