import type { ApiContext } from '#api/context.ts';
import type { PartnerAccountDoor } from '#desk/desk-request.ts';
import { readPartnerAccount } from '#operations/partners/read-partner-account.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { redeemPartnerLink, requestPartnerLink, signPartnerOut } from '#operations/staff/partner-accounts.ts';
import { answerAway, away } from './answer-away.ts';
import type { PartnerFound } from './partner-cookie.ts';

type DoorParts = {
  readonly context: ApiContext;
  readonly staff: StaffContext;
  readonly found: PartnerFound;
  readonly browser: string;
  readonly setSession: (secret: string | null) => void;
};

/** Access to all partner account pages, for one request. */
export function createPartnerAccountDoor({ context, staff, found, browser, setSession }: DoorParts): PartnerAccountDoor {
  return {
    read: answerAway(async () => {
      if (found === 'away') throw away();
      return found === null ? null : await readPartnerAccount(context, found.account.operatorId);
    }),
    requestLink: answerAway(async (email: string) => {
      const asked = await requestPartnerLink(staff, email);
      return asked.ok ? 'sent' : asked.failure;
    }),
    redeem: answerAway(async (secret: string) => {
      const opened = await redeemPartnerLink(staff, { secret, browser });
      if (!opened.ok) return opened.failure;
      setSession(opened.value);
      return 'in';
    }),
    signOut: answerAway(async () => {
      if (found === 'away') throw away();
      if (found !== null) await signPartnerOut(staff, found.secret);
      setSession(null);
    }),
  };
}
