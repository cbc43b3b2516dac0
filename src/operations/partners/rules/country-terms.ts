import type { ByCountry, CountryCode } from '#domain/sites/keys.ts';

/** When the customer learns which operator drives: as soon as it is known, or with the driver, the day before. */
export type OperatorNamed = 'once-known' | 'day-before';

/** Our role towards the customer: carrier with our own licence, contracting party without one, or agent between customer and carrier. */
export type ContractRole = 'carrier' | 'principal' | 'agent';

/** The owner's settings for work with partners, by the country of the company that sold the trip. */
export type PartnerTerms = {
  /** Below this share of the price without VAT, offering a job requires a special right and a reason. */
  readonly marginFloorPercent: number;
  readonly operatorNamed: OperatorNamed;
  /**
   * Determines terms, quotes, mails and job orders. A lawyer must say which role is lawful where (docs/prices-and-law.md#contract-role).
   */
  readonly contractRole: ContractRole;
};

/**
 * The floor is a proposal (docs/prices-and-law.md#contract-role: "e.g. 8 %"), which the owner must set. In Germany a company that passes a
 * trip on must name the licensed operator (PBefG § 2(5a), docs/prices-and-law.md#contract-role: a lawyer must confirm), so there as soon as
 * it is known.
 */
export const partnerTerms: ByCountry<PartnerTerms> = {
  NL: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: 'principal' },
  BE: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: 'principal' },
  DE: { marginFloorPercent: 8, operatorNamed: 'once-known', contractRole: 'principal' },
  FR: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: 'principal' },
  ES: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: 'principal' },
};

/** The contract partner of this company's customers, and when they learn which other operator drives. */
export function contractOf({ legalName, country }: { readonly legalName: string; readonly country: CountryCode }) {
  const { contractRole: role, operatorNamed } = partnerTerms[country];
  return { company: legalName, role, operatorNamed };
}

/**
 * Problems of a country's settings, each as a line for the person who starts the program. `hasLicence`: the brand file contains our own
 * licence.
 */
export function findRoleProblems(
  country: CountryCode,
  { contractRole, operatorNamed }: Pick<PartnerTerms, 'contractRole' | 'operatorNamed'>,
  hasLicence: boolean,
): readonly string[] {
  const problems: string[] = [];
  if (contractRole === 'carrier' && !hasLicence) problems.push('a carrier has a licence: fill it in at legalDetails');
  if (contractRole === 'agent' && operatorNamed !== 'once-known')
    problems.push('of an agent the customer contracts with the operator, who is named as soon as it is known');
  if (country === 'DE' && contractRole !== 'carrier' && operatorNamed !== 'once-known')
    problems.push('whoever passes a trip on names the operator as soon as it is known (PBefG § 2(5a))');
  return problems.map((problem) => `${country}: ${problem} (src/operations/partners/rules/country-terms.ts)`);
}
