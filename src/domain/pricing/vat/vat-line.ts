import * as v from 'valibot';
import { storedCents } from '#domain/money/stored-cents.ts';
import type { Immutable } from '../../immutable.ts';

/** As it is stored, with a quote and with an invoice. */
export const vatLineSchema = v.object({
  countryCode: v.string(),
  kilometres: v.number(),
  netCents: storedCents,
  ratePercent: v.number(),
  vatCents: storedCents,
  exemption: v.nullable(v.picklist(['foreign-group', 'international', 'not-taxed-here', 'reverse-charge'])),
  /** Beside `reverse-charge` alone: what the customer owes itself, and what an invoice says of it. */
  owed: v.exactOptional(v.object({ ratePercent: v.number(), vatCents: storedCents, mention: v.string() })),
});
/**
 * VAT of one country's kilometres. `exemption` names the reason's text key when the rate is zero; `not-taxed-here` is that of prices made
 * before it was told why.
 */
export type VatLine = Immutable<v.InferOutput<typeof vatLineSchema>>;
