import { type Cured, findCures } from '#operations/incidents/find-cures.ts';
import { type KnockOn, readKnockOns } from '#operations/incidents/read-knock-ons.ts';
import type { DeskContext } from './context.ts';
import { showCrewProblem } from './crew-problem.ts';

/** Of more a page shows no cures: looking for one takes a part of a second. */
const mostCured = 8;

/** What no longer holds of the plan, of a trip alone where one is named, each with what was checked to cure it. */
export async function showKnockOns(context: DeskContext, reference: string) {
  const all = (await readKnockOns(context.db)).filter(
    ({ late, next }) => reference === '' || late.reference === reference || next.reference === reference,
  );
  const shown = [];
  for (const [index, knockOn] of all.entries()) {
    const cured = index < mostCured ? await findCures(context, knockOn) : { seen: 0, cures: [] };
    shown.push(showKnockOn(knockOn, cured));
  }
  return shown;
}

function showKnockOn({ of, kind, late, next, waitMinutes, problems }: KnockOn, { seen, cures }: Cured) {
  const { endsAt, lateMinutes, because } = late.expected;
  return {
    ...{ of, kind, waitMinutes, seen, cures, lateMinutes, because },
    lateReference: late.reference,
    lateVehicle: late.vehicleIndex,
    plannedEnd: late.endsAt,
    expectedEnd: endsAt,
    reference: next.reference,
    vehicleIndex: next.vehicleIndex,
    startsAt: next.startsAt,
    problems: problems.map(showCrewProblem),
  };
}
