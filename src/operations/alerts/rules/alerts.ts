import { addDays, daysBetween } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { Certificate, CertificateKind } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type CertificateProblem, findCertificateProblems, neededCertificates } from '#operations/fleet/rules/needed-certificates.ts';
import { certificatesOfPartner } from '#operations/partners/rules/eligibility.ts';
import { mayDo, type StaffRight, type StaffRole } from '#operations/staff/rules/rights.ts';

/* Raises an alert at the desk for what a booked trip still lacks, before it is too late (docs/the-desk.md#alerts). */

/**
 * No crew (`uncovered`); a duty sheet not read or a crew not named (`unseen`); an overdue amount (`unpaid`); a certificate that expires too
 * early (`unpapered`). `unanswered`: a promised answer is due. `undeclared`: a posting or permit lacks its reference. `untaken`: no partner
 * took the offer; `untaken-still`: the same an hour later.
 */
export const alertKinds = [
  ...(['uncovered', 'unseen', 'unpaid', 'unpapered', 'unanswered', 'undeclared'] as const),
  ...(['untaken', 'untaken-still'] as const),
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Days before departure on which alerts are raised, once each. */
export const alertDays = [14, 7, 3, 1] as const;

/** The right whose holders receive each alert. */
export const alertRights = {
  uncovered: 'assign-drivers',
  unseen: 'assign-drivers',
  unpaid: 'record-payments',
  unpapered: 'see-fleet',
  unanswered: 'price-trips',
  undeclared: 'assign-drivers',
  untaken: 'assign-drivers',
  'untaken-still': 'assign-drivers',
} as const satisfies Record<AlertKind, StaffRight>;

/**
 * Whether a member with these roles gets an alert by mail. An untaken offer concerns planners first, and an hour later the person on call
 * and the owner (docs/the-desk.md#alerts).
 */
export function receivesAlert(kind: AlertKind, roles: readonly StaffRole[]): boolean {
  if (kind === 'untaken-still') return roles.some((role) => role === 'onCall' || role === 'owner');
  const heard = kind === 'untaken' ? roles.filter((role) => role !== 'onCall') : roles;
  return mayDo(heard, alertRights[kind]);
}

/** Alerts are raised in office hours: an alert day begins at seven in the office's time zone. */
const alertHour = 7;

/** The alert day at `now`, `YYYY-MM-DD`. */
export function alertDayOf(now: string): string {
  const { date, time } = toLocal(now, planningZone);
  return Number(time.slice(0, 2)) < alertHour ? addDays(date, -1) : date;
}

/**
 * Which alert day has come; null if none has, or if the booking is younger than it: what is ordered five days ahead raises its alert three
 * days ahead. On the last day alerts do not depend on the order. Days `YYYY-MM-DD`.
 */
export function alertStepOf(
  { departsOn, bookedOn }: { readonly departsOn: string; readonly bookedOn: string },
  today: string,
): number | null {
  const left = daysBetween(today, departsOn);
  const step = alertDays.findLast((days) => left <= days) ?? null;
  return step === null || step === 1 || bookedOn <= addDays(departsOn, -step) ? step : null;
}

/** One of our drivers on a duty, and whether the driver received and read the duty sheet. */
type AlertedDriver = {
  readonly name: string;
  readonly isSent: boolean;
  readonly hasSeen: boolean;
  readonly certificates: readonly Pick<Certificate, 'kind' | 'validUntil'>[];
};

/** A duty, as far as alerts depend on it. */
export type AlertedDuty = {
  readonly vehicleIndex: number;
  readonly class: FleetKey;
  /** Its last day, `YYYY-MM-DD` in the office's time zone. */
  readonly lastDay: string;
  readonly isPlaced: boolean;
  /** Our own crew; null if another operator drives, or no one yet. */
  readonly vehicle: {
    readonly plate: string;
    readonly seats: number;
    readonly hasTachograph: boolean;
    readonly certificates: AlertedDriver['certificates'];
  } | null;
  readonly drivers: readonly AlertedDriver[];
  /** The partner that drives it; null if none. */
  readonly partner: { readonly name: string; readonly hasGivenCrew: boolean; readonly certificates: AlertedDriver['certificates'] } | null;
};

export type AlertedTrip = {
  readonly duties: readonly AlertedDuty[];
  /** The due date of the first unpaid amount; null if none. */
  readonly dueOn: string | null;
  /** What still lacks a reference, without duplicates: states for a posting declaration, and cities that require a permit. */
  readonly undeclared: readonly string[];
};

/** A certificate that expires too early, with its owner. */
type LackingCertificate = CertificateProblem & { readonly owner: string };

/** An alert about a trip. */
export type Alert = {
  readonly kind: AlertKind;
  /** How many vehicles lack a crew for all duties, and how many vehicles there are. */
  readonly open: number;
  readonly vehicles: number;
  /** Drivers and partners who still have to read or answer something; or what still lacks a reference. */
  readonly names: readonly string[];
  readonly certificates: readonly LackingCertificate[];
  readonly dueOn: string | null;
};

/** From this many days ahead a partner should have named the crew (the request says by 17:00 the day before). */
const partnersCrewDays = 3;

/** Minutes before a promised answer is due at which its alert is raised. */
const answerMinutes = 60;

/** Whether the alert for an answer promised by `answerBy` is due at `now`; false if none was promised. */
export function isAnswerDue(answerBy: string | null, now: string): boolean {
  return answerBy !== null && epochOf(now) >= epochOf(answerBy) - answerMinutes * 60_000;
}

/** Alerts without details beyond the request itself. */
export const answerAlert: Alert = { kind: 'unanswered', open: 0, vehicles: 0, names: [], certificates: [], dueOn: null };

/** How long after the last round the person on call is alerted. */
const stillMinutes = 60;

/** Which alerts are due at `now` (ISO 8601) for an offer that has been untaken since an instant. */
export function untakenKinds(since: string, now: string): readonly AlertKind[] {
  return epochOf(now) >= epochOf(since) + stillMinutes * 60_000 ? ['untaken', 'untaken-still'] : ['untaken'];
}

/** The alert for an untaken offer, with how many of the trip's vehicles it concerns. */
export function untakenAlert(kind: AlertKind, { open, vehicles }: Pick<Alert, 'open' | 'vehicles'>): Alert {
  return { ...answerAlert, kind, open, vehicles };
}

/** What a trip lacks this many days before departure; `today` as in {@link alertDayOf}. */
export function findAlerts(
  { duties, dueOn, undeclared }: AlertedTrip,
  { step, today }: { readonly step: number; readonly today: string },
): readonly Alert[] {
  const vehicles = [...new Set(duties.map(({ vehicleIndex }) => vehicleIndex))];
  const open = vehicles.filter((vehicle) => duties.some((duty) => duty.vehicleIndex === vehicle && !duty.isPlaced)).length;
  const names = [...new Set(duties.flatMap((duty) => unseenBy(duty, step)))];
  const certificates = distinct(duties.flatMap(lackingCertificates));
  const isOverdue = dueOn !== null && dueOn < today;
  const base = { open, vehicles: vehicles.length, names: [], certificates: [], dueOn: null };
  return [
    ...(open > 0 || duties.length === 0 ? [{ ...base, kind: 'uncovered' } as const] : []),
    ...(names.length > 0 ? [{ ...base, kind: 'unseen', names } as const] : []),
    ...(isOverdue ? [{ ...base, kind: 'unpaid', dueOn } as const] : []),
    ...(certificates.length > 0 ? [{ ...base, kind: 'unpapered', certificates } as const] : []),
    ...(undeclared.length > 0 ? [{ ...base, kind: 'undeclared', names: undeclared } as const] : []),
  ];
}

/** Duty sheets are sent in the days before departure: an unread sheet counts once it was sent, an unsent one only on the last day. */
function unseenBy({ drivers, partner }: AlertedDuty, step: number): readonly string[] {
  const unread = drivers.filter(({ isSent, hasSeen }) => (isSent ? !hasSeen : step === 1)).map(({ name }) => name);
  return partner !== null && !partner.hasGivenCrew && step <= partnersCrewDays ? [...unread, partner.name] : unread;
}

function lackingCertificates(duty: AlertedDuty): readonly LackingCertificate[] {
  const { lastDay, vehicle, drivers, partner } = duty;
  const needed = neededCertificates({ hasTachograph: vehicle?.hasTachograph ?? false, seats: vehicle?.seats ?? Number.POSITIVE_INFINITY });
  const check = (owner: string, certificates: AlertedDriver['certificates'], kinds: readonly CertificateKind[]) =>
    findCertificateProblems(certificates, { needed: kinds, lastDay }).map((problem) => ({ ...problem, owner }));
  return [
    ...(vehicle === null ? [] : check(vehicle.plate, vehicle.certificates, needed.vehicle)),
    ...drivers.flatMap(({ name, certificates }) => check(name, certificates, needed.driver)),
    ...(partner === null ? [] : check(partner.name, partner.certificates, certificatesOfPartner(duty.class))),
  ];
}

function distinct(certificates: readonly LackingCertificate[]): readonly LackingCertificate[] {
  return certificates.filter(
    (certificate, index) => index === certificates.findIndex((each) => each.owner === certificate.owner && each.kind === certificate.kind),
  );
}
