import type { ByCountry, CountryCode } from '#domain/sites/keys.ts';

/** When the customer reads which operator carries him: as soon as it is known, or with the driver, the day before. */
export type OperatorNamed = 'once-known' | 'day-before';

/** As what we stand towards the customer: with a licence of our own, as contracting party without one, or between him and the carrier. */
export type ContractRole = 'carrier' | 'principal' | 'agent';

/** What the owner set for work with partners, by the country of the company that sold the trip. */
export type PartnerTerms = {
  /** Below so much of the price without VAT nobody offers a job without the right for it and a reason. */
  readonly marginFloorPercent: number;
  readonly operatorNamed: OperatorNamed;
  /** Terms, quotes, mails and job orders follow it; which one is lawful where is for a lawyer (desk-domain.md, section 0, finding 1). */
  readonly contractRole: ContractRole;
};

/**
 * The floor is a proposal (desk-domain.md, section 4: "e.g. 8 %"), for the owner to set. In Germany whoever passes a trip on names the
 * licensed operator (PBefG § 2(5a), desk-domain.md, section 0, finding 1: for a lawyer to confirm), so there as soon as it is known.
 */
export const partnerTerms: ByCountry<PartnerTerms> = {
  NL: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: 'principal' },
  BE: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: 'principal' },
  DE: { marginFloorPercent: 8, operatorNamed: 'once-known', contractRole: 'principal' },
  FR: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: 'principal' },
  ES: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: 'principal' },
};

/** With whom a customer of this company contracts, and when he reads which other operator carries him. */
export function contractOf({ legalName, country }: { readonly legalName: string; readonly country: CountryCode }) {
  const { contractRole: role, operatorNamed } = partnerTerms[country];
  return { company: legalName, role, operatorNamed };
}

/** Why a country's setting cannot be: each is a line for whoever starts the program. `hasLicence`: the brand file names one of our own. */
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
