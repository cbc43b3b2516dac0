import type { Database } from '#db/engine/tables.ts';
import { formatPhone } from '#domain/input/phone.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listOperatorsOfTrip } from '#operations/fleet/operator-store.ts';
import { leadersOf } from '#operations/on-duty/rules/duty-sheet.ts';
import { listRelieved } from '#operations/on-duty/sheet-store.ts';
import type { Incident } from './incident-store.ts';
import { type CallRole, callOrder } from './rules/incident.ts';

/** A person to call about an incident. */
export type Call = { readonly role: CallRole; readonly name: string; readonly phone: string };

/**
 * The people to call about an open incident, in order, each number once. A driver who was replaced stays on the list, because this driver
 * is with the group and is listed nowhere else.
 */
export async function listCalls(db: Database, trip: Trip, incident: Incident | null): Promise<readonly Call[]> {
  if (incident === null) return [];
  const { assignment, customer } = trip;
  const crew = assignment === null ? [] : [assignment, ...(assignment.others ?? [])];
  const people: Record<CallRole, readonly Omit<Call, 'role'>[]> = {
    emergency: [{ name: '112', phone: '112' }],
    stranded: await listRelieved(db, { tripId: trip.id, since: incident.openedAt }),
    driver: crew.map(({ driverName, driverPhone }) => ({ name: driverName, phone: driverPhone })),
    leader: leadersOf(trip),
    operator: await listOperatorsOfTrip(db, trip.id),
    customer: [{ name: `${customer.firstName} ${customer.lastName}`.trim(), phone: formatPhone(customer.phone, null) }],
  };
  const calls = callOrder[incident.kind].flatMap((role) => people[role].map((person) => ({ role, ...person })));
  return calls.filter(({ phone }, index) => phone !== '' && calls.findIndex((each) => each.phone === phone) === index);
}
