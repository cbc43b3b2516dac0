import * as v from 'valibot';
import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { Immutable } from '#domain/immutable.ts';
import { splitCents, vatOf } from '#domain/money/money.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import type { CountryCode } from '#domain/sites/keys.ts';

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

/** Who owes VAT on carriage in a country where the carrier is not established, to a company of ours that is (Directive 2006/112 art. 194). */
type AbroadRule = Dated & {
  readonly liable: 'customer' | 'carrier';
  readonly article: string;
  /** As of VAT rates: `to-check` until an accountant confirms it. */
  readonly certainty: 'read' | 'to-check';
};

const since = { validFrom: '2026-01-01', validTo: null } as const;

/** By the country that is driven in; others are asked about. */
const abroadRules = {
  NL: [
    {
      ...since,
      liable: 'customer',
      article: 'Wet OB 1968 art. 12(3)',
      source: 'Own knowledge; no source read',
      certainty: 'to-check',
    },
  ],
  BE: [
    {
      ...since,
      liable: 'customer',
      article: 'W.BTW / CTVA art. 51 § 2, 5°',
      source: 'Own knowledge; no source read',
      certainty: 'to-check',
    },
  ],
  DE: [
    {
      ...{
        ...since,
        liable: 'carrier',
        article: 'UStG § 13b(6) no. 2: no reverse charge for carriage of persons by coach, since 1-10-2013',
      },
      source: 'haufe.de, Schwarz/Widmann/Radeisen, UStG § 13b Rz. 177 (read 23 November 2026)',
      certainty: 'read',
    },
  ],
  FR: [
    {
      ...{
        ...since,
        liable: 'customer',
        article: 'CGI art. 283-1 second subparagraph, for services of art. 259 A (4°: carriage of persons)',
      },
      source: 'bofip.impots.gouv.fr, BOI-TVA-DECLA-10-10-20 § 10, and BOI-TVA-CHAMP-20-60-10 § 1 (read 23 November 2026)',
      certainty: 'read',
    },
  ],
  ES: [
    {
      ...{ ...since, liable: 'customer', article: 'LIVA art. 84.Uno.2.º a)' },
      source: 'issuu.com, Aranzadi DOC 2003/305: the customer owes it where the supplier is not established; the article is own knowledge',
      certainty: 'to-check',
    },
  ],
} as const satisfies Record<CountryCode, readonly AbroadRule[]>;

const rulesOf: Readonly<Partial<Record<string, readonly AbroadRule[]>>> = abroadRules;

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
  return journey.flatMap((line, index) => {
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
  const rules = rulesOf[countryCode];
  if (rules === undefined) return 'ask';
  const { liable } = getInForce(rules, day);
  if (liable === 'carrier') return 'charged';
  // Of a company of ours that is established elsewhere too nothing was read.
  return countryCode === buyer ? 'reverse-charge' : 'ask';
}
