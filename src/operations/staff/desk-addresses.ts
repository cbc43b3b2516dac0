import type { StaffContext } from './context.ts';

/**
 * Desk addresses for mails. The secret is after a `#`, so it reaches no server and no log. The page sends it by POST, so that programs
 * which fetch links in advance do not use it up.
 */
export function deskAddresses({ deskUrl }: Pick<StaffContext, 'deskUrl'>) {
  return {
    link: (secret: string) => `${deskUrl}/sign-in/link#${secret}`,
    partner: (secret: string) => `${deskUrl}/partner-account/link#${secret}`,
    firstOwner: (secret: string) => `${deskUrl}/sign-in/first#${secret}`,
    invitation: (secret: string) => `${deskUrl}/sign-in/invitation#${secret}`,
  };
}
