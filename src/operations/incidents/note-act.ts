import { lines } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { nameInAudit } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied, StaffsAct } from '#operations/trips/apply.ts';
import { insertIncidentLine } from './incident-store.ts';
import { findOpenIncident } from './open-incident.ts';
import { type CallRole, type IncidentStep, incidentSteps } from './rules/incident.ts';

/** An action about an incident: a step of its checklist, a call, or a note. */
export type IncidentAct =
  | { readonly what: 'step'; readonly step: IncidentStep }
  | { readonly what: 'call'; readonly role: CallRole; readonly name: string }
  | { readonly what: 'note'; readonly text: string };

type ActProblem = 'nothing-typed' | 'no-incident';

const actFields = { text: lines(textLimits.message) };

export async function saveIncidentAct(
  context: ApplyContext,
  { reference, staff, act }: Omit<StaffsAct, 'version'> & { readonly act: IncidentAct },
): Promise<Result<true, { readonly why: ActProblem } | Mistyped | NotApplied>> {
  const audited = `incident-${act.what}`;
  return await actOnTrip(
    context,
    { reference, staff, right: 'change-trips', act: audited },
    async (locked): Promise<Result<true, { readonly why: ActProblem } | Mistyped>> => {
      const incident = await findOpenIncident(locked);
      if (incident === null) return failure({ why: 'no-incident' });
      const steps: readonly string[] = incidentSteps[incident.kind];
      if (act.what === 'step' && !steps.includes(act.step)) return failure({ why: 'no-incident' });
      const line = lineOf(act);
      const read = readTyped(actFields, { text: line.text });
      if (!read.ok) return read;
      if (line.what === 'note' && read.value.text === '') return failure({ why: 'nothing-typed' });
      await insertIncidentLine(locked.tx, { incidentId: incident.id, by: nameInAudit(staff), ...line, ...read.value });
      return success(true);
    },
  );
}

function lineOf(act: IncidentAct) {
  if (act.what === 'step') return { what: act.what, key: act.step, text: '' } as const;
  if (act.what === 'call') return { what: act.what, key: act.role, text: act.name } as const;
  return { what: act.what, key: '', text: act.text } as const;
}
