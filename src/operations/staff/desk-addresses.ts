import type { StaffContext } from './context.ts';

/**
 * Addresses of the desk that mails name. The secret stands behind a `#`, which no server and no log sees: the page that opens hands it in
 * with a POST, so that programs which look at links beforehand use nothing up.
 */
export function deskAddresses({ deskUrl }: Pick<StaffContext, 'deskUrl'>) {
  return {
    link: (secret: string) => `${deskUrl}/sign-in/link#${secret}`,
    partner: (secret: string) => `${deskUrl}/partner-account/link#${secret}`,
    firstOwner: (secret: string) => `${deskUrl}/sign-in/first#${secret}`,
    invitation: (secret: string) => `${deskUrl}/sign-in/invitation#${secret}`,
  };
}
