import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isPassing } from '#db/engine/database-errors.ts';
import { findCodes } from '#operations/staff/code-store.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { signInMinutes } from '#operations/staff/rules/sign-in.ts';
import { findSignedIn, type SignedIn } from '#operations/staff/signed-in.ts';

/** The session of the cookie; null if it opens nothing, `away` if it cannot be looked up now. */
export type SessionFound = (SignedIn & { /** Used only while the second factor is missing. */ readonly hasCodes: boolean }) | null | 'away';

/** Requests that an open page makes by itself; they are no sign of a person. */
const unattended: readonly string[] = ['/ping', '/live'];

/** Set by a page that nobody has touched for some minutes (src/desk/use-idle-mark.ts): its automatic requests keep no session open. */
const idleMark = 'desk-idle';

function isUse(c: Context): boolean {
  return c.req.method === 'POST' || (!unattended.includes(c.req.path) && getCookie(c, idleMark) === undefined);
}

/** The desk's cookie, which no script and no other site can read. */
export function createSessionCookie(staff: StaffContext) {
  const isSecure = staff.deskUrl.startsWith('https:');
  const name = isSecure ? '__Host-desk' : 'desk';
  return {
    async find(c: Context): Promise<SessionFound> {
      try {
        const found = await findSignedIn(staff, getCookie(c, name) ?? '', { isUse: isUse(c) });
        if (found === null) return null;
        return { ...found, hasCodes: found.session.scope === 'code' && (await findCodes(staff.db, found.member.id)) !== null };
      } catch (error) {
        if (isPassing(error)) return 'away';
        throw error;
      }
    },
    set(c: Context, secret: string | null): void {
      const maxAge = secret === null ? 0 : signInMinutes.session * 60;
      setCookie(c, name, secret ?? '', { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/', maxAge });
    },
  };
}
