import { expect, it } from 'vitest';
import { cutActs } from '../testing/cut-acts.ts';
import { raceActs } from '../testing/race-acts.ts';

/** Acts that leave something of each person: a line, a thing, a message. */
const eachItsOwn: readonly string[] = [
  'agencies.create',
  'agencies.makeKey',
  'agencies.resend',
  'callers.request',
  'capacity.add',
  'customers.addNote',
  'drivers.add',
  'drivers.mailMonth',
  'fleet.addDepot',
  'fleet.addOperator',
  'followUps.call',
  'incidents.note',
  'incidents.noteCall',
  'incidents.noteStep',
  'incidents.open',
  'lostItems.report',
  'money.importFiles',
  'money.sendInvoice',
  'people.inviteAgain',
  'plan.late',
  'plan.noAnswer',
  'plans.start',
  'rates.tryOut',
  'statements.correct',
  'summaries.resend',
  'tasks.add',
  'trips.note',
  'trips.resendMail',
  'trips.writeLetter',
  'views.save',
];

/** Acts that end or set the same for both, or something of the person alone. A different one is refused: it says what was shown. */
const same: readonly string[] = [
  'account.changeLanguage',
  'account.endAllSessions',
  'account.endOtherSessions',
  'calendars.change',
  'calendars.changeOfOffice',
  'customers.markDifferent',
  'messages.assign',
  'messages.attach',
  'messages.refuse',
  'messages.reopen',
  'money.openDispute',
  'money.recordSure',
  'money.sendReminders',
  'onDuty.changeDriverLink',
  'onDuty.noteJourneyForm',
  'partners.settleAccount',
  'people.changeRoles',
  'people.close',
  'people.endSessions',
  'people.recover',
  'plans.cancel',
  'privacy.erase',
  'reviews.answer',
  'statements.issue',
  'today.bringBack',
  'today.finish',
  'today.putOff',
  'trips.give',
  'trips.pauseMails',
];

it('of two people who press an act at once, nobody overwrites the other unseen', { timeout: 1_800_000 }, async () => {
  const races = await raceActs([...cutActs.keys()]);
  const isDone = (outcome: string | null) => outcome === null;
  expect(races.filter(({ outcomes }) => outcomes.some((outcome) => outcome?.startsWith('failed') === true))).toEqual([]);
  const versioned = races.filter(({ hasVersion }) => hasVersion);
  expect(versioned.filter(({ outcomes }) => outcomes.filter(isDone).length !== 1)).toEqual([]);
  expect(versioned.length).toBeGreaterThan(50);
  const both = races.filter(({ outcomes }) => outcomes.every(isDone)).map(({ act }) => act);
  expect(both.toSorted()).toEqual([...eachItsOwn, ...same].toSorted());
});
