import { addDays, daysBetween } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { Certificate, CertificateKind } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type CertificateProblem, findCertificateProblems, neededCertificates } from '#operations/fleet/rules/needed-certificates.ts';
import { certificatesOfPartner } from '#operations/partners/rules/eligibility.ts';
import { mayDo, type StaffRight, type StaffRole } from '#operations/staff/rules/rights.ts';

/*
 * What a booked trip still lacks rings at the desk before it is too late: nobody is left at a kerb because an alarm was nobody's
 * (design/desk-domain.md, section 4, "customers' grievance").
 */

/**
 * Nobody drives it; who drives it has not read or said what he must; an amount is overdue; a paper does not hold to its last day. `unanswered`:
 * somebody asked for a vehicle and was promised an answer, which is due. `undeclared`: a posting or a permit lacks its reference.
 * `untaken`: it was offered to partners, and none of them took it; `untaken-still` the same an hour later.
 */
export const alertKinds = [
  ...(['uncovered', 'unseen', 'unpaid', 'unpapered', 'unanswered', 'undeclared'] as const),
  ...(['untaken', 'untaken-still'] as const),
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** So many days before the day of departure, once each. */
export const alertDays = [14, 7, 3, 1] as const;

/** Whoever has it hears a ring. */
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
 * Whether somebody with these roles hears a ring by mail. What no partner took is the planners' first, and an hour later that of whoever is on
 * call, with the owner, so that somebody hears it (design/desk-domain.md, story 7).
 */
export function receivesAlert(kind: AlertKind, roles: readonly StaffRole[]): boolean {
  if (kind === 'untaken-still') return roles.some((role) => role === 'onCall' || role === 'owner');
  const heard = kind === 'untaken' ? roles.filter((role) => role !== 'onCall') : roles;
  return mayDo(heard, alertRights[kind]);
}

/** It rings in office hours: the day of rings begins at seven, by the office's clock. */
const ringHour = 7;

/** The day whose rings are due at `now`, `YYYY-MM-DD`. */
export function alertDayOf(now: string): string {
  const { date, time } = toLocal(now, planningZone);
  return Number(time.slice(0, 2)) < ringHour ? addDays(date, -1) : date;
}

/**
 * Which of the days before departure has come; null while none has, and where the booking is younger than it: what is ordered five days
 * ahead rings three days ahead. On the last day it rings whenever it was ordered. Days `YYYY-MM-DD`.
 */
export function alertStepOf(
  { departsOn, bookedOn }: { readonly departsOn: string; readonly bookedOn: string },
  today: string,
): number | null {
  const left = daysBetween(today, departsOn);
  const step = alertDays.findLast((days) => left <= days) ?? null;
  return step === null || step === 1 || bookedOn <= addDays(departsOn, -step) ? step : null;
}

/** Who drives a duty of ours, and what he was told of it. */
type RungDriver = {
  readonly name: string;
  readonly isTold: boolean;
  readonly hasSeen: boolean;
  readonly papers: readonly Pick<Certificate, 'kind' | 'validUntil'>[];
};

/** A duty as rings look at it. */
export type RungDuty = {
  readonly vehicleIndex: number;
  readonly class: FleetKey;
  /** Its last day, `YYYY-MM-DD` by the office's clock. */
  readonly lastDay: string;
  readonly isPlaced: boolean;
  /** Of ours; null where it is somebody else's, or nobody's yet. */
  readonly vehicle: {
    readonly plate: string;
    readonly seats: number;
    readonly hasTachograph: boolean;
    readonly papers: RungDriver['papers'];
  } | null;
  readonly drivers: readonly RungDriver[];
  /** The partner that has it; null where none has. */
  readonly partner: { readonly name: string; readonly hasGivenCrew: boolean; readonly papers: RungDriver['papers'] } | null;
};

export type RungTrip = {
  readonly duties: readonly RungDuty[];
  /** The day on which the first amount fell due that nothing covers; null where none did. */
  readonly dueOn: string | null;
  /** What still lacks a reference: states that a posting is to be declared in and cities that ask for a permit, each once. */
  readonly undeclared: readonly string[];
};

/** A paper that does not hold, with whose it is. */
type RingPaper = CertificateProblem & { readonly owner: string };

/** What rings about a trip. */
export type Alert = {
  readonly kind: AlertKind;
  /** Of how many vehicles nobody has all duties, and how many there are. */
  readonly open: number;
  readonly vehicles: number;
  /** Drivers and partners who have not read or said what they must; what still lacks a reference. */
  readonly names: readonly string[];
  readonly papers: readonly RingPaper[];
  readonly dueOn: string | null;
};

/** From so many days ahead a partner should have said who comes (he is asked to by 17:00 the day before). */
const partnersCrewDays = 3;

/** So long before it is due a promised answer rings. */
const answerMinutes = 60;

/** Whether the answer that was promised by a moment should ring at `now`; nothing rings where none was promised. */
export function isAnswerDue(answerBy: string | null, now: string): boolean {
  return answerBy !== null && epochOf(now) >= epochOf(answerBy) - answerMinutes * 60_000;
}

/** That ring: there is nothing more to be said of it than the request itself says. */
export const answerAlert: Alert = { kind: 'unanswered', open: 0, vehicles: 0, names: [], papers: [], dueOn: null };

/** So long after the last round it is said to whoever is on call. */
const stillMinutes = 60;

/** Which rings are due at `now` (ISO 8601) for what nobody took since an instant. */
export function untakenKinds(since: string, now: string): readonly AlertKind[] {
  return epochOf(now) >= epochOf(since) + stillMinutes * 60_000 ? ['untaken', 'untaken-still'] : ['untaken'];
}

/** That ring, of so many vehicles of a trip. */
export function untakenAlert(kind: AlertKind, { open, vehicles }: Pick<Alert, 'open' | 'vehicles'>): Alert {
  return { ...answerAlert, kind, open, vehicles };
}

/** What a trip lacks so many days before it; `today` as `ringDayOf`. */
export function findAlerts(
  { duties, dueOn, undeclared }: RungTrip,
  { step, today }: { readonly step: number; readonly today: string },
): readonly Alert[] {
  const vehicles = [...new Set(duties.map(({ vehicleIndex }) => vehicleIndex))];
  const open = vehicles.filter((vehicle) => duties.some((duty) => duty.vehicleIndex === vehicle && !duty.isPlaced)).length;
  const names = [...new Set(duties.flatMap((duty) => unseenBy(duty, step)))];
  const papers = distinct(duties.flatMap(missingPapers));
  const isOverdue = dueOn !== null && dueOn < today;
  const base = { open, vehicles: vehicles.length, names: [], papers: [], dueOn: null };
  return [
    ...(open > 0 || duties.length === 0 ? [{ ...base, kind: 'uncovered' } as const] : []),
    ...(names.length > 0 ? [{ ...base, kind: 'unseen', names } as const] : []),
    ...(isOverdue ? [{ ...base, kind: 'unpaid', dueOn } as const] : []),
    ...(papers.length > 0 ? [{ ...base, kind: 'unpapered', papers } as const] : []),
    ...(undeclared.length > 0 ? [{ ...base, kind: 'undeclared', names: undeclared } as const] : []),
  ];
}

/** Sheets are sent in the days before: unread rings whenever one was sent, not sent on the last day alone. */
function unseenBy({ drivers, partner }: RungDuty, step: number): readonly string[] {
  const unread = drivers.filter(({ isTold, hasSeen }) => (isTold ? !hasSeen : step === 1)).map(({ name }) => name);
  return partner !== null && !partner.hasGivenCrew && step <= partnersCrewDays ? [...unread, partner.name] : unread;
}

function missingPapers(duty: RungDuty): readonly RingPaper[] {
  const { lastDay, vehicle, drivers, partner } = duty;
  const needed = neededCertificates({ hasTachograph: vehicle?.hasTachograph ?? false, seats: vehicle?.seats ?? Number.POSITIVE_INFINITY });
  const check = (owner: string, papers: RungDriver['papers'], kinds: readonly CertificateKind[]) =>
    findCertificateProblems(papers, { needed: kinds, lastDay }).map((problem) => ({ ...problem, owner }));
  return [
    ...(vehicle === null ? [] : check(vehicle.plate, vehicle.papers, needed.vehicle)),
    ...drivers.flatMap(({ name, papers }) => check(name, papers, needed.driver)),
    ...(partner === null ? [] : check(partner.name, partner.papers, certificatesOfPartner(duty.class))),
  ];
}

function distinct(papers: readonly RingPaper[]): readonly RingPaper[] {
  return papers.filter((paper, index) => index === papers.findIndex((each) => each.owner === paper.owner && each.kind === paper.kind));
}
