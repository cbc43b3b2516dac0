import { readTogether } from '#db/engine/read-together.ts';
import type { Database } from '#db/engine/tables.ts';
import { findCures } from '#operations/incidents/find-cures.ts';
import { type KnockOn, readKnockOns } from '#operations/incidents/read-knock-ons.ts';
import type { DeskContext } from './context.ts';
import { showCrewProblem } from './crew-problem.ts';

/** A page shows remedies for at most this many knock-on effects, because finding one takes a good part of a second. */
const mostCured = 8;

/** All people who look at the same time share one read, because the answer is the same for everyone. */
const readShared = readTogether(async ({ db }: { readonly db: Database }) => await readKnockOns(db));

/** The parts of the plan that no longer hold, without remedies: cheap enough for counts and lists. */
export async function listKnockOns(context: DeskContext) {
  return (await readShared(context)).map(showKnockOn);
}

/** The parts of the plan that no longer hold, of one trip where it is named, each with the remedies that were checked. */
export async function showKnockOns(context: DeskContext, reference: string) {
  const all = (await readShared(context)).filter(
    ({ late, next }) => reference === '' || late.reference === reference || next.reference === reference,
  );
  const shown = [];
  for (const [index, knockOn] of all.entries()) {
    const cured = index < mostCured ? await findCures(context, knockOn) : { seen: 0, cures: [] };
    shown.push({ ...showKnockOn(knockOn), ...cured });
  }
  return shown;
}

function showKnockOn({ of, kind, late, next, waitMinutes, problems }: KnockOn) {
  const { endsAt, lateMinutes, because } = late.expected;
  return {
    ...{ of, kind, waitMinutes, lateMinutes, because },
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
