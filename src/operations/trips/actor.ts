import type { HistoryEvent, TripActor, TripEvent } from '#domain/trip/states.ts';
import type { AuditEntry } from '#operations/audit/audit-store.ts';
import { type StaffRight, staffRights } from '#operations/staff/rules/rights.ts';
import { rightFor } from '#operations/staff/rules/trip-rights.ts';

/** Who does something to a trip; of our own people by name, where that is known. */
export type Actor =
  | { readonly kind: Exclude<TripActor, 'staff'> }
  | {
      readonly kind: 'staff';
      /** Null at the command line, which knows nobody. */
      readonly id: string | null;
      readonly name: string | null;
      readonly rights: readonly StaffRight[];
    };

export type StaffMember = Extract<Actor, { readonly kind: 'staff' }>;

/** Whoever may type on the machine itself: nobody knows who, and he may do everything. */
export const atCommandLine: StaffMember = { kind: 'staff', id: null, name: null, rights: staffRights };

/** Whether this actor may cause the event at all, in whatever state the trip is. */
export function mayCause(actor: Actor, event: TripEvent): boolean {
  if (actor.kind !== 'staff') return true;
  const right = rightFor(event);
  return right !== null && actor.rights.includes(right);
}

/** How the audit names one of our people. */
export function nameInAudit({ name }: Pick<StaffMember, 'name'>): string {
  return name ?? 'console';
}

/** What our own people do is noted with their name, together with what they did. */
export function auditOf(
  actor: Actor,
  { event, reference }: { readonly event: HistoryEvent; readonly reference: string },
): AuditEntry | null {
  if (actor.kind !== 'staff') return null;
  return { memberId: actor.id, memberName: nameInAudit(actor), act: event, subject: reference, detail: {} };
}

/** What the history says of what one of our people did because the customer asked for it by telephone. */
export const forCaller = { asked: 'by-phone' } as const;
