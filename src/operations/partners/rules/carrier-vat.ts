import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { splitCents, vatOf } from '#domain/money/money.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import { getLiabilityRule } from '#domain/pricing/vat/liability-table.ts';
import { chargedVat } from '#domain/pricing/vat/shift-vat.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';

/**
 * `charged`: the carrier's invoice has the VAT. `reverse-charge`: our company owes it, where the carrier is established elsewhere. `exempt`:
 * the country taxes none of it. `ask`: nobody has said, so nothing is reckoned and no invoice is made until an accountant has.
 */
const vatTreatments = ['charged', 'reverse-charge', 'exempt', 'ask'] as const;

/** VAT on one country's kilometres of what a carrier does for us; as it is stored with a statement. */
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
  /** As the customer's price was shared over the countries of the journey; empty where no price is known any more. */
  readonly journey: readonly VatLine[];
  /** Where the carrier and our company are established. */
  readonly carrier: string;
  readonly buyer: string;
  /** Of the journey's end, `YYYY-MM-DD`. */
  readonly day: string;
};

/**
 * The VAT on what a carrier does for us: carriage of persons is taxed where it is driven, by the kilometres, for businesses too (art. 48), so
 * the price is shared as the customer's is, at the same rates. The parts add up to the price.
 */
export function vatOfCarrier({ netCents, journey, carrier, buyer, day }: CarrierSale): readonly CarrierVat[] {
  if (journey.length === 0) {
    return [{ countryCode: carrier, kilometres: 0, netCents, ratePercent: 0, vatCents: 0, treatment: 'ask' }];
  }
  const shares = splitCents(
    netCents,
    journey.map((line) => line.netCents),
  );
  // What the customer owes itself is no exemption of the carrier's.
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
  // Of a company of ours that is established elsewhere too nothing was read, but where every business owes it.
  return rule.customers === 'any' || countryCode === buyer ? 'reverse-charge' : 'ask';
}
