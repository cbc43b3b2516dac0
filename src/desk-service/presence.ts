import * as v from 'valibot';
import { noteBeside } from '#db/engine/note-beside.ts';
import { savePagePresence } from '#operations/staff/page-presence-store.ts';
import { query } from './act.ts';
import { goneCode, oneOf } from './fields.ts';

/** Pages that edit one thing. Trips, crews, drivers, vehicles and operators say who is there as they are read. */
export const editedKinds = [
  ...['agency', 'change', 'customer', 'extratime', 'incident', 'message', 'offer', 'plan', 'price', 'statement', 'template'],
] as const;

/** An id or a reference, with the vehicle where it is about one. */
const key = v.pipe(v.string(goneCode), v.regex(/^[\w-]{1,40}( \d{1,3})?$/, goneCode));

export const presenceQueries = {
  /** Who else has this page open; records that the caller has. */
  here: query('signed-in', { kind: oneOf(editedKinds), key }, async ({ db, signedIn }, { kind, key: of }) => {
    const { id: memberId, name: memberName } = signedIn.member;
    return await noteBeside(() => savePagePresence(db, { subject: `${kind} ${of}`, memberId, memberName }), []);
  }),
};
