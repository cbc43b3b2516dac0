import { listChanges } from '#operations/audit/change-store.ts';
import { savePagePresence } from '#operations/staff/page-presence-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { query } from './act.ts';
import type { DeskContext } from './context.ts';
import { id, oneOf } from './fields.ts';

const kinds = ['driver', 'vehicle', 'operator'] as const;

/** What is edited together on the page of a driver, a vehicle or an operator, and refused together. */
const partsOf = {
  driver: ['driver', 'away', 'papers'],
  vehicle: ['vehicle', 'away', 'papers'],
  operator: ['operator', 'papers', 'partner'],
} as const satisfies Record<(typeof kinds)[number], readonly string[]>;

/** What a partner is paid by stays with those who may change it. */
const rightToPart = { partner: 'manage-fleet' } as const;

async function readPart({ db, signedIn }: DeskContext, part: string, of: string) {
  if (part === 'partner' && !may(signedIn, rightToPart.partner)) return null;
  const [last] = await listChanges(db, `${part} ${of}`, 1);
  return { part, version: last?.id ?? 0, last: last ?? null };
}

export const fleetQueries = {
  /** The versions of what a page edits, with the last change of each, and who else has the page open. */
  seen: query('see-fleet', { kind: oneOf(kinds), id: id() }, async (context, { kind, id: of }) => {
    const { id: memberId, name: memberName } = context.signedIn.member;
    const present = await savePagePresence(context.db, { subject: `${kind} ${of}`, memberId, memberName });
    const parts = await Promise.all(partsOf[kind].map(async (part) => await readPart(context, part, of)));
    return { subject: `${kind} ${of}`, present, parts: parts.filter((part) => part !== null) };
  }),
};
