import type { FleetKey } from '#domain/sites/keys.ts';
import type { CertificateKind } from '#operations/fleet/rules/certificates.ts';
import { type CertificateProblem, findCertificateProblems } from '#operations/fleet/rules/needed-certificates.ts';
import type { KnownPartner, PartnerState } from './partner.ts';

/** Why a partner may not carry; of a paper it says which, and its last day (null: none is on file). */
export type EligibilityProblem =
  | ({ readonly why: 'paper' } & CertificateProblem)
  | { readonly why: 'state'; readonly state: PartnerState }
  | { readonly why: 'class'; readonly class: FleetKey }
  /** Without an address no offer reaches it. */
  | { readonly why: 'email' };

/**
 * The papers that must hold on the last day of the journey: the licence of its trade (coaches: 1071/2009 and 1073/2009 art. 4; what carries
 * eight or fewer is taxi work under national law), the insurance of passengers, our terms, and the agreement on self-billing (2006/112
 * art. 224), without which no invoice of ours in its name would hold.
 */
export function certificatesOfPartner(vehicle: FleetKey): readonly CertificateKind[] {
  return [vehicle === 'taxiBus' ? 'taxi-licence' : 'operator-licence', 'insurance', 'signed-terms', 'self-billing'];
}

/** Looked at anew within half a year, as French law asks of whoever passes journeys on: must hold on the day of the offer. */
const checkedPaper = 'papers-check';

/** A journey as the gate sees it. Days `YYYY-MM-DD` by the office's clock. */
export type JudgedJourney = { readonly class: FleetKey; readonly lastDay: string };

/** What speaks against a partner carrying a journey; empty where it may. `today`: the day on which it is asked. */
export function findEligibilityProblems(
  { operator, profile, papers }: KnownPartner,
  journey: JudgedJourney,
  today: string,
): readonly EligibilityProblem[] {
  const lasting = findCertificateProblems(papers, { needed: certificatesOfPartner(journey.class), lastDay: journey.lastDay });
  const checked = findCertificateProblems(papers, { needed: [checkedPaper], lastDay: today });
  return [
    ...(profile.state === 'active' ? [] : [{ why: 'state', state: profile.state } as const]),
    ...(profile.classes.includes(journey.class) ? [] : [{ why: 'class', class: journey.class } as const]),
    ...(operator.email === '' ? [{ why: 'email' } as const] : []),
    ...[...lasting, ...checked].map((problem) => ({ why: 'paper', ...problem }) as const),
  ];
}
