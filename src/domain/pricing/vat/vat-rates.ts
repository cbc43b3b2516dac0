import { getInForce } from '#domain/calendar/in-force.ts';
import type { VatLine } from './vat-line.ts';
import { elsewhere, type VatRule, vatRules } from './vat-table.ts';

/** The rule of a country (ISO alpha-2) on the date of the trip. */
export function getVatRule(countryCode: string, date: string): VatRule {
  return getInForce(vatRules[countryCode] ?? elsewhere, date);
}

/** Whether anything was read of how a country taxes the carriage of passengers. Of the others nothing is charged, and finance has to ask. */
export function isRateRead(countryCode: string): boolean {
  return vatRules[countryCode] !== undefined;
}

/** What the VAT of one country's kilometres depends on. */
export type RateInput = {
  /** ISO alpha-2. */
  readonly countryCode: string;
  /** The group is carried in that country alone. */
  readonly isDomestic: boolean;
  /** ISO alpha-2 of the country where the coach stands. */
  readonly coachCountry: string;
  /** The group comes from another country and ends in another. */
  readonly isForeignGroup: boolean;
  readonly passengers: number;
  /** The date of the trip, `YYYY-MM-DD`. */
  readonly date: string;
};

/** The rate of one country's kilometres, or why there is none; null where nobody has read what it asks. */
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
