import * as v from 'valibot';
import { type Result, success } from '#domain/result.ts';
import { acceptPlan, storePlan, undoPlan, workOutPlan } from '#operations/duties/make-plan.ts';
import { cancelPlan } from '#operations/duties/plan-store.ts';
import type { CrewProblem } from '#operations/duties/rules/judge-crew.ts';
import { mostDays, mostWeight, type PlanWeights, planAims } from '#operations/duties/rules/propose/week/week.ts';
import { nameInAudit } from '#operations/trips/actor.ts';
import { act, onceAct, onceStored, query } from './act.ts';
import { count, id, text, texts } from './fields.ts';
import { showPlan, showPlans } from './shown-plan.ts';

export const planListQueries = {
  /** The last plans of several days. */
  list: query('assign-drivers', {}, async (context) => showPlans(context)),
  /** One plan beside another: `greedy`, the id of a plan, or empty for that of the day before. */
  show: query('assign-drivers', { id: text(), beside: text() }, async (context, asked) =>
    v.is(v.pipe(v.string(), v.uuid()), asked.id) ? await showPlan(context, asked) : null,
  ),
};

const weightFields = v.entriesFromList(planAims, count(mostWeight));

/** Stores what is asked. `key` is of one form: another one may ask for the same again, after somebody was placed or cancelled. */
const askForPlan = onceAct(
  { act: 'plans.start', answer: onceStored },
  'assign-drivers',
  { key: id(), from: text(), days: count(mostDays), ...weightFields },
  async (context, { key: _key, from, days, staff, ...weights }) =>
    await storePlan(context.db, { from, days, weights: weights satisfies PlanWeights, madeBy: nameInAudit(staff) }),
);

export const planListActs = {
  /** Begins to work out a plan, or goes on with it where a lost answer was asked for again; its id. */
  start: ((context) => async (given) => {
    const asked = await askForPlan(context)(given);
    if (asked.isDone) await workOutPlan(context, asked.value.id);
    return asked;
  }) satisfies typeof askForPlan,
  cancel: act(
    'assign-drivers',
    { id: id() },
    async ({ db }, { id: planId }): Promise<Result<{ readonly wasRunning: boolean }, never>> =>
      success({ wasRunning: await cancelPlan(db, planId) }),
  ),
  /** Places a plan; returns the rows that were not placed and why. `leftOut` names rows as `reference vehicle`. */
  accept: act('assign-drivers', { id: id(), leftOut: texts() }, async (context, { leftOut, ...asked }) => {
    const names = leftOut.map((name) => {
      const [reference = '', vehicle = '0'] = name.split(' ');
      return { reference, vehicleIndex: Number(vehicle) };
    });
    const accepted = await acceptPlan(context, { ...asked, leftOut: names });
    return accepted.ok ? success(accepted.value.refused.map(showRefused)) : accepted;
  }),
  /** Takes a plan back; returns the rows that stay because somebody changed them since. */
  undo: act('assign-drivers', { id: id() }, async (context, asked) => {
    const undone = await undoPlan(context, asked);
    return undone.ok ? success(undone.value.refused.map(showRefused)) : undone;
  }),
};

type Refused = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly failure: {
    readonly why: string;
    readonly values?: { readonly by?: string | number; readonly after?: string | number };
    readonly problems?: readonly CrewProblem[];
  };
};

function showRefused({ reference, vehicleIndex, failure: { why, values = {}, problems = [] } }: Refused) {
  const after = problems.length > 0 ? [...new Set(problems.map(({ of }) => of))].join(', ') : String(values.after ?? '');
  return { reference, vehicleIndex, problem: why, by: String(values.by ?? ''), after };
}
