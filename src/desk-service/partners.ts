import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { readAccountStanding } from '#operations/partners/account-store.ts';
import { savePartner } from '#operations/partners/edit-partners.ts';
import { findPartner } from '#operations/partners/partner-store.ts';
import { readRecord } from '#operations/partners/record-store.ts';
import { type EligibilityProblem, findEligibilityProblems } from '#operations/partners/rules/eligibility.ts';
import { fewestToSay, scoreMonths, scoresOf } from '#operations/partners/rules/score.ts';
import { readSupplyOf } from '#operations/partners/supply/read-supply.ts';
import { settlePartnerAccount } from '#operations/staff/partner-accounts.ts';
import { findStepUp } from '#operations/staff/rules/sign-in.ts';
import { act, query } from './act.ts';
import { id, seen, text, texts, yesOrNo } from './fields.ts';

/** Why a partner may not carry, as one flat record with the fields of all kinds. Fields that a kind lacks are null. */
export function showEligibilityProblem(problem: EligibilityProblem) {
  return {
    why: problem.why,
    certificate: problem.why === 'paper' ? problem.kind : null,
    validUntil: problem.why === 'paper' ? problem.validUntil : null,
    state: problem.why === 'state' ? problem.state : null,
    class: problem.why === 'class' ? problem.class : null,
  };
}

export const partnerQueries = {
  /** The record of a partner; null if there is none. */
  file: query('see-fleet', { id: id() }, async ({ db, now }, { id: of }) => {
    const partner = await findPartner(db, of);
    if (partner === null) return null;
    const { profile } = partner;
    const today = todayIn(planningZone, now());
    return {
      profile,
      scoreMonths,
      fewestToSay,
      /** The operator's record with us, each figure with its facts. */
      scores: scoresOf(await readRecord(db, of, scoreMonths)),
      /** Whether the operator's people may sign in, and whether they do. */
      account: await readAccountStanding(db, of),
      /** What it has and asks, as it keeps them on its own page. */
      supply: await readSupplyOf(db, of),
      /** Whether the operator may carry today, by each of its vehicle classes. */
      eligibility: fleetKeys
        .filter((key) => profile.classes.includes(key))
        .map((key) => ({
          class: key,
          problems: findEligibilityProblems(partner, { class: key, lastDay: today }, today).map(showEligibilityProblem),
        })),
    };
  }),
};

const profileFields = {
  ...{ state: text(), contactName: text(), language: text(), languages: texts(), classes: texts(), regions: text() },
  ...{ insuredEuros: text(), paymentDays: text(), vatNumber: text(), street: text(), zip: text(), city: text() },
  ...{ selfBillingOn: text(), iban: text() },
};

export const partnerActs = {
  /** Saves a partner's record. Another bank account needs a fresh proof of identity and a second person. */
  saveProfile: act(
    'manage-fleet',
    { id: id(), seen: seen(), ...profileFields },
    async (context, { id: of, seen: version, staff: _staff, ...input }) => {
      const bankRefusal = findStepUp(context.signedIn.session, await databaseNow(context.db));
      return await savePartner(context, context.signedIn.member, { id: of, input, bankRefusal, seen: version });
    },
  ),
  /** Blocks a partner's people, or admits them again. */
  settleAccount: act('manage-fleet', { id: id(), isClosed: yesOrNo() }, async (context, { id: of, isClosed }) =>
    settlePartnerAccount(context, context.signedIn.member, { operatorId: of, isClosed }),
  ),
};
