import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { isPassing } from '#db/engine/database-errors.ts';
import { readReturnPath } from '#desk/return-path.ts';
import { createCompanyAccounts, type PendingSignIn, pendingSignInSchema } from '#operations/staff/company/company-account.ts';
import type { CompanySignInSettings } from '#operations/staff/company/settings.ts';
import { signInByCompany } from '#operations/staff/company/sign-in-by-company.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { signInMinutes } from '#operations/staff/rules/sign-in.ts';
import type { createSessionCookie } from './session-cookie.ts';

/** Where the provider redirects browsers back to; this address must be registered there. */
const backPath = '/sign-in/company/back';

const cookieSchema = v.object({ kept: pendingSignInSchema, to: v.string() });

type CompanyDoorParts = {
  readonly staff: StaffContext;
  readonly settings: CompanySignInSettings;
  readonly session: Pick<ReturnType<typeof createSessionCookie>, 'set'>;
  readonly report: (error: unknown) => void;
  /** The visitor's address; empty if unknown. */
  readonly addressOf?: (c: Context) => string;
};

/** Sign-in with a company account: to its provider and back, each a browser navigation. */
export function createCompanyDoor({ staff, settings, session, report, addressOf = () => '' }: CompanyDoorParts) {
  const accounts = createCompanyAccounts({ settings, redirectUrl: staff.deskUrl + backPath, report });
  const cookie = createSignInCookie(staff);
  const lead = (c: Context, why: string) => c.redirect(`/sign-in?company=${why}`, 303);
  return {
    async begin(c: Context): Promise<Response> {
      const begun = await accounts.begin();
      if (!begun.ok) return lead(c, begun.failure);
      cookie.set(c, { kept: begun.value.kept, to: readReturnPath(c.req.query('to')) ?? '/' });
      return c.redirect(begun.value.url, 303);
    },
    async finish(c: Context): Promise<Response> {
      const begun = cookie.take(c);
      if (begun === null) return lead(c, 'refused');
      const account = await accounts.finish(new URL(c.req.url).search, begun.kept);
      if (!account.ok) return lead(c, account.failure);
      try {
        const opened = await signInByCompany(staff, {
          account: account.value,
          browser: c.req.header('user-agent') ?? '',
          address: addressOf(c),
        });
        if (!opened.ok) return lead(c, opened.failure);
        session.set(c, opened.value.secret);
        // The cookie came back from the browser, so it is parsed again.
        return c.redirect(readReturnPath(begun.to) ?? '/', 303);
      } catch (error) {
        if (isPassing(error)) return lead(c, 'away');
        throw error;
      }
    },
  };
}

/** What the browser keeps in between, so that an answer meant for another browser opens nothing here. */
function createSignInCookie({ deskUrl }: StaffContext) {
  const isSecure = deskUrl.startsWith('https:');
  const name = isSecure ? '__Host-company' : 'company';
  // Lax: the browser comes back from another site by a navigation.
  const write = (c: Context, value: string, maxAge: number) =>
    setCookie(c, name, value, { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/', maxAge });
  return {
    set: (c: Context, begun: { readonly kept: PendingSignIn; readonly to: string }) =>
      write(c, Buffer.from(JSON.stringify(begun)).toString('base64url'), signInMinutes.company * 60),
    /** Works once. */
    take(c: Context): v.InferOutput<typeof cookieSchema> | null {
      const value = getCookie(c, name);
      if (value === undefined) return null;
      write(c, '', 0);
      const parsed = v.safeParse(cookieSchema, readJson(Buffer.from(value, 'base64url').toString()));
      return parsed.success ? parsed.output : null;
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
