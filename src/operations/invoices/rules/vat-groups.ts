import { sumCents } from '#domain/money/money.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';

/** EN 16931 (UNCL 5305): S taxed at a rate, Z taxed at zero, E exempt, AE owed by the customer. */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE';

/**
 * VAT per rate (Directive 2006/112 art. 226(8) to (11a)). `exemptions`: text keys of the reasons for categories E and AE; `mentions`: the
 * sentences that each country's law requires for AE.
 */
export type VatGroup = {
  readonly category: VatCategory;
  readonly ratePercent: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly exemptions: readonly NonNullable<VatLine['exemption']>[];
  readonly mentions: readonly string[];
};

/**
 * The category of one country's VAT. Kilometres that a country does not tax are E too, never O ("outside the scope"): EN 16931 rules
 * BR-O-02 and BR-O-11 forbid O beside other categories, and the same trip has taxed kilometres.
 */
export function vatCategoryOf({ ratePercent, exemption }: Pick<VatLine, 'ratePercent' | 'exemption'>): VatCategory {
  if (exemption !== null) return exemption === 'reverse-charge' ? 'AE' : 'E';
  return ratePercent > 0 ? 'S' : 'Z';
}

/**
 * Adds up the VAT lines of the countries by category and rate, highest rate first. VAT is rounded per country, and a group adds up those
 * cents.
 */
export function groupVat(lines: readonly VatLine[]): readonly VatGroup[] {
  const grouped = new Map<string, VatLine[]>();
  for (const line of lines) {
    const key = `${vatCategoryOf(line)} ${line.ratePercent}`;
    grouped.set(key, [...(grouped.get(key) ?? []), line]);
  }
  return [...grouped.values()].flatMap(groupOf).sort((first, second) => second.ratePercent - first.ratePercent);
}

/** The VAT of several trips in one line for each country, rate and reason, in the order in which they first come. */
export function mergeByCountry(lines: readonly VatLine[]): readonly VatLine[] {
  const merged = Map.groupBy(lines, ({ countryCode, ratePercent, exemption, owed }) =>
    [countryCode, ratePercent, exemption, owed?.ratePercent, owed?.mention].join(' '),
  );
  return [...merged.values()].flatMap((each): VatLine[] => {
    const [first] = each;
    if (first === undefined) return [];
    const owed = first.owed && { ...first.owed, vatCents: sumCents(each.map((line) => line.owed?.vatCents ?? 0)) };
    return [
      {
        ...first,
        kilometres: Math.round(each.reduce((sum, { kilometres }) => sum + kilometres, 0) * 10) / 10,
        netCents: sumCents(each.map(({ netCents }) => netCents)),
        vatCents: sumCents(each.map(({ vatCents }) => vatCents)),
        ...(owed === undefined ? {} : { owed }),
      },
    ];
  });
}

function groupOf(lines: readonly VatLine[]): VatGroup[] {
  const [first] = lines;
  if (!first) return [];
  return [
    {
      category: vatCategoryOf(first),
      ratePercent: first.ratePercent,
      netCents: sumCents(lines.map(({ netCents }) => netCents)),
      vatCents: sumCents(lines.map(({ vatCents }) => vatCents)),
      exemptions: [...new Set(lines.flatMap(({ exemption }) => (exemption === null ? [] : [exemption])))],
      mentions: [...new Set(lines.flatMap(({ owed }) => (owed === undefined ? [] : [owed.mention])))],
    },
  ];
}
