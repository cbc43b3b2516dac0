import type { ByCountry } from '#domain/sites/keys.ts';

/** When the customer reads which operator carries him: as soon as it is known, or with the driver, the day before. */
type OperatorNamed = 'once-known' | 'day-before';

/** As what we stand towards the customer: with a licence of our own, as contracting party without one, or between him and the carrier. */
export type ContractRole = 'carrier' | 'principal' | 'agent';

/** What the owner set for work with partners, by the country of the company that sold the trip. */
type PartnerTerms = {
  /** Below so much of the price without VAT nobody offers a job without the right for it and a reason. */
  readonly marginFloorPercent: number;
  readonly operatorNamed: OperatorNamed;
  /** Said on job orders; null until a lawyer of the country settled it (desk-domain.md, section 0, finding 1). */
  readonly contractRole: ContractRole | null;
};

/**
 * The floor is a proposal (desk-domain.md, section 4: "e.g. 8 %"), for the owner to set. In Germany whoever passes a trip on names the
 * licensed operator (PBefG § 2(5a), desk-domain.md, section 0, finding 1: for a lawyer to confirm), so there as soon as it is known.
 */
export const partnerTerms: ByCountry<PartnerTerms> = {
  NL: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: null },
  BE: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: null },
  DE: { marginFloorPercent: 8, operatorNamed: 'once-known', contractRole: null },
  FR: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: null },
  ES: { marginFloorPercent: 8, operatorNamed: 'day-before', contractRole: null },
};
