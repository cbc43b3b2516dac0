import type { HistoryEvent, TripActor, TripEvent } from '#domain/trip/states.ts';
import type { AuditEntry } from '#operations/audit/audit-store.ts';
import { type StaffRight, staffRights } from '#operations/staff/rules/rights.ts';
import { rightFor } from '#operations/staff/rules/trip-rights.ts';

/** Who changes a trip; a staff member by name, if known. */
export type Actor =
  | { readonly kind: Exclude<TripActor, 'staff'> }
  | {
      readonly kind: 'staff';
      /** Null on the command line, which knows no staff member. */
      readonly id: string | null;
      readonly name: string | null;
      readonly rights: readonly StaffRight[];
    };

export type StaffMember = Extract<Actor, { readonly kind: 'staff' }>;

/** A person at the machine itself: anonymous, and allowed to do everything. */
export const atCommandLine: StaffMember = { kind: 'staff', id: null, name: null, rights: staffRights };

/** Whether this actor may ever cause the event, regardless of the trip's state. */
export function mayCause(actor: Actor, event: TripEvent): boolean {
  if (actor.kind !== 'staff') return true;
  const right = rightFor(event);
  return right !== null && actor.rights.includes(right);
}

/** The name of a staff member in the audit. */
export function nameInAudit({ name }: Pick<StaffMember, 'name'>): string {
  return name ?? 'console';
}

/** A staff member's action is recorded with their name and the action itself. */
export function auditOf(
  actor: Actor,
  { event, reference }: { readonly event: HistoryEvent; readonly reference: string },
): AuditEntry | null {
  if (actor.kind !== 'staff') return null;
  return { memberId: actor.id, memberName: nameInAudit(actor), act: event, subject: reference, detail: {} };
}

/** History detail for an act that a customer asked for by telephone. */
export const forCaller = { asked: 'by-phone' } as const;
