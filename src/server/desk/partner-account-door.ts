import type { ApiContext } from '#api/context.ts';
import type { PartnerAccountDoor, PartnerProblem } from '#desk/desk-request.ts';
import type { Result } from '#domain/result.ts';
import { readPartnerAccount } from '#operations/partners/read-partner-account.ts';
import {
  type ActingPartner,
  addPrice,
  addStock,
  type NotSaved,
  removePrice,
  removeStock,
  setCalendar,
} from '#operations/partners/supply/edit-supply.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { redeemPartnerLink, requestPartnerLink, signPartnerOut, signPartnerOutEverywhere } from '#operations/staff/partner-accounts.ts';
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
    change: answerAway(async (intent: string, typed: Readonly<Record<string, string>>) => {
      if (found === 'away') throw away();
      if (found === null) return 'signed-out';
      const { operatorId, name } = found.account;
      const work = supplyActs[intent];
      return work === undefined
        ? problemOf({ ok: false, failure: { why: 'gone' } })
        : problemOf(await work(context, { operatorId, name }, typed));
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
    signOut: answerAway(async (isEverywhere: boolean) => {
      if (found === 'away') throw away();
      if (found !== null) await (isEverywhere ? signPartnerOutEverywhere : signPartnerOut)(staff, found.secret);
      setSession(null);
    }),
  };
}

/** What a partner changes on its page, by the intent of the button. */
const supplyActs: Readonly<Record<string, (context: ApiContext, by: ActingPartner, typed: unknown) => Promise<Result<true, NotSaved>>>> = {
  'add-days': addStock,
  'remove-days': removeStock,
  calendar: setCalendar,
  'add-price': addPrice,
  'remove-price': removePrice,
};

function problemOf(done: Result<true, NotSaved>): PartnerProblem | null {
  if (done.ok) return null;
  const { failure } = done;
  const issues = failure.why === 'fields' ? failure.issues.map(({ field, code }) => ({ field, code })) : [];
  return { problem: failure.why === 'gone' ? 'line-gone' : failure.why, issues, certificates: [] };
}
