import { getInForce } from '#domain/calendar/in-force.ts';
import type { VatLine } from './vat-line.ts';
import { elsewhere, type VatRule, vatRules } from './vat-table.ts';

/** The rule of a country (ISO alpha-2) on the date of the trip. */
export function getVatRule(countryCode: string, date: string): VatRule {
  return getInForce(vatRules[countryCode] ?? elsewhere, date);
}

/** Whether we know how a country taxes passenger transport. Otherwise nothing is charged, and finance must ask. */
export function isRateRead(countryCode: string): boolean {
  return vatRules[countryCode] !== undefined;
}

/** What the VAT of one country's kilometres depends on. */
export type RateInput = {
  /** ISO alpha-2. */
  readonly countryCode: string;
  /** The group is carried only in that country. */
  readonly isDomestic: boolean;
  /** ISO alpha-2 of the coach's country. */
  readonly coachCountry: string;
  /** The group comes from abroad and ends abroad. */
  readonly isForeignGroup: boolean;
  readonly passengers: number;
  /** The date of the trip, `YYYY-MM-DD`. */
  readonly date: string;
};

/** The rate for one country's kilometres, or the reason for zero; null if the country's rule is unknown. */
export function findVatRate(question: RateInput, rule = getVatRule(question.countryCode, question.date)) {
  const { countryCode, isDomestic, coachCountry, isForeignGroup, passengers } = question;
  const taxed = (ratePercent: number | null): Pick<VatLine, 'ratePercent' | 'exemption'> | null =>
    ratePercent === null ? null : { ratePercent, exemption: null };
  if (isDomestic) return taxed(rule.domesticPercent);
  if (rule.foreignGroupFrom !== null && isForeignGroup && passengers >= rule.foreignGroupFrom) {
    return { ratePercent: 0, exemption: 'foreign-group' } as const;
  }
  if (rule.internationalPercent !== null) return taxed(rule.internationalPercent);
  return rule.foreignCoachesOnly && coachCountry === countryCode ? null : ({ ratePercent: 0, exemption: 'international' } as const);
}
