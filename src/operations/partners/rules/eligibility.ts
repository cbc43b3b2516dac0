import type { FleetKey } from '#domain/sites/keys.ts';
import type { CertificateKind } from '#operations/fleet/rules/certificates.ts';
import { type CertificateProblem, findCertificateProblems } from '#operations/fleet/rules/needed-certificates.ts';
import type { KnownPartner, PartnerState } from './partner.ts';

/** Why a partner may not carry; for a certificate its kind and last day (null: none on file). */
export type EligibilityProblem =
  | ({ readonly why: 'paper' } & CertificateProblem)
  | { readonly why: 'state'; readonly state: PartnerState }
  | { readonly why: 'class'; readonly class: FleetKey }
  /** Without an address offers cannot reach it. */
  | { readonly why: 'email' };

/**
 * The certificates that must be valid on the last day of the journey: the operator licence (coaches: 1071/2009 and 1073/2009 art. 4; up to
 * eight passengers is taxi work under national law), passenger insurance, our terms, and the self-billing agreement (2006/112 art. 224),
 * without which our invoices in its name would be invalid.
 */
export function certificatesOfPartner(vehicle: FleetKey): readonly CertificateKind[] {
  return [vehicle === 'taxiBus' ? 'taxi-licence' : 'operator-licence', 'insurance', 'signed-terms', 'self-billing'];
}

/** A check renewed every half year, as French law requires of companies that pass journeys on; must be valid on the day of the offer. */
export const checkedCertificate = 'papers-check';

/** The facts of a journey for eligibility. Days `YYYY-MM-DD` in the office's time zone. */
export type JudgedJourney = { readonly class: FleetKey; readonly lastDay: string };

/** Why a partner may not carry a journey; empty if it may. `today`: the day of the check. */
export function findEligibilityProblems(
  { operator, profile, certificates }: KnownPartner,
  journey: JudgedJourney,
  today: string,
): readonly EligibilityProblem[] {
  const lasting = findCertificateProblems(certificates, { needed: certificatesOfPartner(journey.class), lastDay: journey.lastDay });
  const checked = findCertificateProblems(certificates, { needed: [checkedCertificate], lastDay: today });
  return [
    ...(profile.state === 'active' ? [] : [{ why: 'state', state: profile.state } as const]),
    ...(profile.classes.includes(journey.class) ? [] : [{ why: 'class', class: journey.class } as const]),
    ...(operator.email === '' ? [{ why: 'email' } as const] : []),
    ...[...lasting, ...checked].map((problem) => ({ why: 'paper', ...problem }) as const),
  ];
}
