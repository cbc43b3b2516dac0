import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { splitCents, vatOf } from '#domain/money/money.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import { getLiabilityRule } from '#domain/pricing/vat/liability-table.ts';
import { chargedVat } from '#domain/pricing/vat/shift-vat.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';

/**
 * `charged`: the carrier's invoice includes VAT. `reverse-charge`: our company owes it, because the carrier is established elsewhere.
 * `exempt`: the country does not tax it. `ask`: unknown, so nothing is calculated or invoiced until an accountant decides.
 */
const vatTreatments = ['charged', 'reverse-charge', 'exempt', 'ask'] as const;

/** VAT on one country's kilometres of a carrier's service; the stored shape in a statement. */
export const carrierVatSchema = v.object({
  countryCode: v.string(),
  kilometres: v.number(),
  netCents: storedCents,
  ratePercent: v.number(),
  vatCents: storedCents,
  treatment: v.picklist(vatTreatments),
});
export type CarrierVat = Immutable<v.InferOutput<typeof carrierVatSchema>>;

export type CarrierSale = {
  /** What the carrier gets, without VAT. */
  readonly netCents: number;
  /** How the customer's price was split over the countries of the journey; empty if no price is known any more. */
  readonly journey: readonly VatLine[];
  /** The countries of establishment of the carrier and our company. */
  readonly carrier: string;
  readonly buyer: string;
  /** The day of the journey's end, `YYYY-MM-DD`. */
  readonly day: string;
};

/**
 * The VAT on a carrier's service for us. Passenger transport is taxed where it takes place, by kilometres, for businesses too (art. 48), so
 * the price is split like the customer's, at the same rates. The parts add up to the price.
 */
export function vatOfCarrier({ netCents, journey, carrier, buyer, day }: CarrierSale): readonly CarrierVat[] {
  if (journey.length === 0) {
    return [{ countryCode: carrier, kilometres: 0, netCents, ratePercent: 0, vatCents: 0, treatment: 'ask' }];
  }
  const shares = splitCents(
    netCents,
    journey.map((line) => line.netCents),
  );
  // What the customer owes itself does not exempt the carrier.
  return journey.map(chargedVat).flatMap((line, index) => {
    const share = shares[index] ?? 0;
    if (share === 0) return [];
    const { countryCode, kilometres, ratePercent } = line;
    const treatment = treatmentOf(line, { carrier, buyer, day });
    const vatCents = treatment === 'charged' ? vatOf(share, ratePercent) : 0;
    return [{ countryCode, kilometres, netCents: share, ratePercent, vatCents, treatment }];
  });
}

function treatmentOf(
  { countryCode, exemption }: VatLine,
  { carrier, buyer, day }: Pick<CarrierSale, 'carrier' | 'buyer' | 'day'>,
): CarrierVat['treatment'] {
  if (exemption !== null) return 'exempt';
  if (countryCode === carrier) return 'charged';
  const rule = getLiabilityRule(countryCode, day);
  if (rule === null) return 'ask';
  if (rule.liable === 'supplier') return 'charged';
  // For our companies established elsewhere we know no rule, unless every business owes it.
  return rule.customers === 'any' || countryCode === buyer ? 'reverse-charge' : 'ask';
}
