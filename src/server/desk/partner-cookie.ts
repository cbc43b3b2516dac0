import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isPassing } from '#db/engine/database-errors.ts';
import type { PartnerAccount } from '#operations/partners/account-store.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { findPartnerSignedIn } from '#operations/staff/partner-accounts.ts';
import { signInMinutes } from '#operations/staff/rules/sign-in.ts';

/** The partner session of the cookie; null if it opens nothing, `away` if it cannot be looked up now. */
export type PartnerFound = { readonly account: PartnerAccount; readonly secret: string } | null | 'away';

/** The pages that use it. */
const pages = '/partner-account';

/** The cookie of a partner's people, as strict as the desk's. Neither opens anything of the other. */
export function createPartnerCookie(staff: StaffContext) {
  const isSecure = staff.deskUrl.startsWith('https:');
  const name = isSecure ? '__Host-partner' : 'partner';
  return {
    async find(c: Context): Promise<PartnerFound> {
      if (!c.req.path.startsWith(pages)) return null;
      const secret = getCookie(c, name) ?? '';
      try {
        const account = await findPartnerSignedIn(staff, secret);
        return account === null ? null : { account, secret };
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
