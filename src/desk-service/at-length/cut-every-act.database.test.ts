import { expect, it } from 'vitest';
import { cutActs, cutDeskActs } from '../testing/cut-acts.ts';
import { createCutWorld, openOffice } from '../testing/cut-world.ts';

/** Acts without a scenario. The list may only get shorter. */
const uncut: ReadonlySet<string> = new Set([
  ...['change', 'changeOfOffice'].map((act) => `calendars.${act}`),
  ...['change', 'request'].map((act) => `callers.${act}`),
  ...['add', 'remove'].map((act) => `capacity.${act}`),
  'tachograph.readUnit',
  ...['add', 'change', 'noteHours', 'readCard', 'reportAbsence', 'takeBackHours'].map((act) => `drivers.${act}`),
  ...['agree'].map((act) => `extraTime.${act}`),
  ...['publish', 'takeBack'].map((act) => `facts.${act}`),
  ...[
    'addDepot',
    'addOperator',
    'addVehicle',
    'changeOperator',
    'changeVehicle',
    'endAway',
    'fileCertificate',
    'finishTask',
    'reportWorkshop',
  ].map((act) => `fleet.${act}`),
  ...['close', 'note', 'noteCall', 'noteStep', 'open', 'tell'].map((act) => `incidents.${act}`),
  ...['send', 'withdraw'].map((act) => `offers.${act}`),
  ...['copy', 'discardDraft', 'publish', 'saveDraft', 'takeBack'].map((act) => `pages.${act}`),
  ...['saveProfile', 'settleAccount'].map((act) => `partners.${act}`),
  ...['remove'].map((act) => `pictures.${act}`),
  ...['noAnswer', 'reportIll'].map((act) => `plan.${act}`),
  ...['begin', 'discard', 'publish', 'saveFile', 'saveTable', 'tryOut'].map((act) => `rates.${act}`),
  ...['putBack'].map((act) => `reviews.${act}`),
  ...['correct', 'issue', 'settle'].map((act) => `statements.${act}`),
  ...['discardDraft', 'publish', 'saveDraft', 'takeBack'].map((act) => `texts.${act}`),
  ...['bringBack', 'finish', 'putOff'].map((act) => `today.${act}`),
  ...['unseeMention'].map((act) => `trips.${act}`),
  ...['remove', 'rename', 'save'].map((act) => `views.${act}`),
]);

it('every act of the desk is done once or not at all, wherever its connection is cut', { timeout: 1_800_000 }, async () => {
  const { cuts, faults } = await cutDeskActs([...cutActs.keys()]);
  expect(faults).toEqual([]);
  expect(cuts).toBeGreaterThan(1_000);
});

it('every act of the desk has a scenario, or is on the list of those that wait for one', async () => {
  const world = await createCutWorld();
  const { acts } = openOffice(world, world.context.db).boss;
  const names = Object.entries(acts).flatMap(([subject, ofSubject]) => Object.keys(ofSubject).map((name) => `${subject}.${name}`));
  const without = names.filter((name) => !cutActs.has(name));
  expect(without.toSorted()).toEqual([...uncut].toSorted());
});
